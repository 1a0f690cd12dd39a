import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"

export type PageParts = {
  readonly scripts: readonly string[]
  /** The HTML with its styles ends at the first picture, if there is one. */
  readonly beginning: string
  readonly styles: string
  readonly fonts: readonly string[]
}

/** `path` has slashes at both ends. Counts what the HTML names, and chunks that Gatsby's runtime loads for the page. */
export function readPageParts(site: string, path: string, html: string): PageParts {
  const tags = [...html.matchAll(/<(script|link)\b[^>]*>/g)].map(([tag]) => tag)
  const scripts = tags
    .filter((tag) => tag.startsWith("<script") || (attribute(tag, "as") === "script" && attribute(tag, "rel") === "preload"))
    .map((tag) => attribute(tag, "src") ?? attribute(tag, "href"))
    .filter((address) => address?.startsWith("/") === true)
  const picture = /<main\b[\s\S]*?<img\b(?![^>]*\ssrc="data:)[^>]*>/.exec(html)
  return {
    scripts: [...new Set([...scripts, ...chunksOf(site, path)])].map((address) => join(site, address ?? "")),
    beginning: picture ? html.slice(0, picture.index + picture[0].length) : html,
    styles: [...html.matchAll(/<style\b[^>]*>([^<]*)/g)].map(([, sheet]) => sheet).join(""),
    fonts: tags.flatMap((tag) => (attribute(tag, "as") === "font" ? (attribute(tag, "href") ?? []) : [])),
  }
}

function chunksOf(site: string, path: string): string[] {
  const pageData = readJson(join(site, "page-data", path === "/" ? "index" : path, "page-data.json"))
  const chunks = readJson(join(site, "chunk-map.json"))
  if (pageData === undefined || chunks === undefined) return []
  const { componentChunkName } = v.parse(v.object({ componentChunkName: v.string() }), pageData)
  return (v.parse(v.record(v.string(), v.array(v.string())), chunks)[componentChunkName] ?? []).filter((name) => name.endsWith(".js"))
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined
}

// Each library has a text that minification leaves.
const marks: Readonly<Record<string, RegExp>> = {
  redux: /@@redux\/|redux-toolkit|persist\/REHYDRATE/,
  axios: /AxiosError/,
  "react-toastify": /Toastify/,
  "the editor": /ProseMirror/,
}

export function unwantedIn(files: readonly string[]): string[] {
  const code = files.map((file) => readFileSync(file, "utf8"))
  return Object.entries(marks).flatMap(([name, mark]) => (code.some((text) => mark.test(text)) ? name : []))
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}=["']?([^"'\\s>]+)`, "i").exec(tag)?.[1]
}
