import { existsSync, readFileSync, rmSync } from "node:fs"
import { mkdir, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"

const finishedBuild = v.object({
  /** Of the sources and the settings that the bundles were made from. */
  sources: v.string(),
  /** The state folder whose content was built. */
  home: v.string(),
  /** The number of the last change that was read; null if the back end counts none. */
  since: v.nullable(v.number()),
})
export type FinishedBuild = v.InferOutput<typeof finishedBuild>

const folderOf = (root: string) => join(root, ".g30-build")
const fileOf = (root: string) => join(folderOf(root), "finished.json")

export function readFinished(root: string): FinishedBuild | null {
  const file = fileOf(root)
  if (!existsSync(file)) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), finishedBuild), readFileSync(file, "utf8"))
  // A power failure may have cut the file off: the next build is then a full one.
  return parsed.success ? parsed.output : null
}

export async function writeFinished(root: string, build: FinishedBuild): Promise<void> {
  await mkdir(folderOf(root), { recursive: true })
  await writeFile(`${fileOf(root)}.new`, JSON.stringify(build))
  await rename(`${fileOf(root)}.new`, fileOf(root))
}

/** Makes the next build a full one. */
export function forgetFinished(root: string): void {
  rmSync(fileOf(root), { force: true })
}
