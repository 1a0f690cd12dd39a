import { createHash } from "node:crypto"
import { statSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { buildSources } from "./project-copy.ts"

/** Gatsby writes it during the build. */
const generated = "src/gatsby-types.d.ts"

export async function siteKey(root: string, content: string, settings: Readonly<Record<string, string | null>>): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify({ content, settings }))
  for (const file of await sourceFiles(root)) {
    hash.update(`\0${file}\0`).update(await readFile(join(root, file)))
  }
  return hash.digest("hex").slice(0, 16)
}

/** Changes if a source may have changed. It reads no file's text, so it takes a tenth of the key's time. */
export async function sourceTimes(root: string): Promise<string> {
  const times = (await sourceFiles(root)).map((file) => {
    const { mtimeMs, size, ino } = statSync(join(root, file))
    return [file, mtimeMs, size, ino]
  })
  return createHash("sha256").update(JSON.stringify(times)).digest("hex")
}

async function sourceFiles(root: string): Promise<readonly string[]> {
  const files = await Promise.all(buildSources.map((source) => filesOf(root, source)))
  return files.flat().filter((name) => name !== generated)
}

async function filesOf(root: string, path: string): Promise<string[]> {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (found === undefined) return []
  if (found.isFile()) return [path]
  const entries = await readdir(join(root, path), { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted()
}
