import { existsSync, readFileSync, rmSync } from "node:fs"
import { mkdir, rename, writeFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import * as v from "valibot"

export const finishedBuild = v.object({
  sources: v.string(),
  home: v.string(),
  since: v.nullable(v.number()),
})

/** `place` is the folder of the build, because a copied cache has paths of the former folder in it. */
const placedBuild = v.object({ ...finishedBuild.entries, place: v.string() })
export type PlacedBuild = v.InferOutput<typeof placedBuild>

const fileOf = (root: string) => join(root, ".g30-build", "finished.json")

/** Returns null if a later build has begun, and then failed or was killed. */
export function readFinished(root: string): PlacedBuild | null {
  const file = fileOf(root)
  if (!existsSync(file)) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), placedBuild), readFileSync(file, "utf8"))
  // A power failure may have cut the file off. The next build is then a full one.
  return parsed.success ? parsed.output : null
}

export async function writeFinished(root: string, build: v.InferOutput<typeof finishedBuild>): Promise<void> {
  const file = fileOf(root)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify({ ...build, place: resolve(root) }))
  await rename(`${file}.new`, file)
}

export function forgetFinished(root: string): void {
  rmSync(fileOf(root), { force: true })
}
