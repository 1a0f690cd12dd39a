import { readdirSync } from "node:fs"
import { join, relative } from "node:path"

export const folders = [
  "__tests__",
  "bench",
  "contract",
  "demo",
  "docs",
  "drupal/modules",
  "publisher",
  "scripts",
  "server",
  "src",
  "static",
]

/** Includes files at the top, and all below the project's folders. */
export function filesOf(root: string): string[] {
  const top = readdirSync(root, { withFileTypes: true })
  const below = folders.flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
  return [...top, ...below]
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
}
