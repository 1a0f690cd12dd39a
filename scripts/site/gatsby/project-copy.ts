import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs"
import { join, resolve } from "node:path"

export const buildSources = [
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

/** Makes a folder in which the site can be built with a `.cache` and a `public` of its own. */
export function copyProject(root: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const source of buildSources.filter((name) => existsSync(join(root, name))))
    cpSync(join(root, source), join(folder, source), { recursive: true })
  symlinkSync(resolve(root, "node_modules"), join(folder, "node_modules"))
}
