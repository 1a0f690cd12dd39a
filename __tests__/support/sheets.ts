import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"

const root = process.cwd()
export const ofLoader = createRequire(createRequire(join(root, "package.json")).resolve("css-loader"))

/** The path of each sheet, and its text. */
export function sheets(): readonly (readonly [file: string, text: string])[] {
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"))
  return files.map((file) => [`src/${file.replaceAll("\\", "/")}`, readFileSync(join(root, "src", file), "utf8")])
}

/** The name of each class on the built site, and the module that it is from: css-loader hashes the path and the name (src/gatsby/webpack.ts). */
export function builtClasses(): readonly (readonly [name: string, file: string])[] {
  const { interpolateName } = ofLoader("loader-utils")
  const modules = sheets().filter(([file]) => file.endsWith(".module.css"))
  return modules.flatMap(([file, text]) => {
    const names = new Set([...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name))
    return [...names].map((name) => [interpolateName({}, "[hash:base26:5]", { content: `${file}\0${name}` }), file] as const)
  })
}
