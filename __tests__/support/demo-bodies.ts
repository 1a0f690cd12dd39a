import { readdirSync, readFileSync } from "node:fs"

const folder = "demo/content"

/** Every rich text of the demo content, in all languages, as the server would be sent it. */
export function demoBodies(): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => textsIn(JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))))
    .map((html) => html.replaceAll('src="image:', 'src="/sites/default/files/images/'))
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return /^<\w/.test(value) ? [value] : []
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}
