import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdirSync, statSync, symlinkSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { join, relative, resolve } from "node:path"

const buildSources = [
  "babel.config.js",
  "contract",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
] as const

/** Gatsby writes it during the build. */
const generated = "src/gatsby-types.d.ts"

/** Hashes all that is compiled and bundled. Another key needs a full build. `env` has the settings of a build. */
export async function sourcesKey(root: string, env: Readonly<Record<string, string>>): Promise<string> {
  const { GATSBY_API_URL = "", G30_SITE_URL = "", GATSBY_CLIENT_ID = "" } = env
  const hash = createHash("sha256").update(JSON.stringify({ GATSBY_API_URL, G30_SITE_URL, GATSBY_CLIENT_ID }))
  for (const file of await sourceFiles(root)) {
    hash.update(`\0${file}\0`).update(await readFile(join(root, file)))
  }
  return hash.digest("hex").slice(0, 16)
}

async function sourceFiles(root: string): Promise<readonly string[]> {
  const files = await Promise.all(buildSources.map((source) => filesOf(root, source)))
  return files.flat().filter((name) => name !== generated)
}

async function filesOf(root: string, path: string): Promise<string[]> {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (stats === undefined) return []
  if (stats.isFile()) return [path]
  const entries = await readdir(join(root, path), { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted()
}

export function copyProject(root: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const source of buildSources.filter((name) => existsSync(join(root, name))))
    cpSync(join(root, source), join(folder, source), { recursive: true })
  symlinkSync(resolve(root, "node_modules"), join(folder, "node_modules"))
}
