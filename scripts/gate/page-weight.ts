import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"

export type PageWeight = {
  /** Files of the scripts that a page loads by itself, each once. */
  readonly scripts: readonly string[]
  /** The HTML up to its first picture, style sheets and all: what a reader waits for. All of it where it has none. */
  readonly beginning: string
  /** Addresses of the fonts that are loaded before the first paint. */
  readonly fonts: readonly string[]
}

/**
 * Weighs a built page by what its HTML names and by the page's own chunks, which Gatsby's runtime loads by name.
 *
 * @param path the page's address, with slashes at both ends
 */
export function weighPage(site: string, path: string, html: string): PageWeight {
  const tags = [...html.matchAll(/<(script|link)\b[^>]*>/g)].map(([tag]) => tag)
  const scripts = tags
    .filter((tag) => tag.startsWith("<script") || (attribute(tag, "as") === "script" && attribute(tag, "rel") === "preload"))
    .map((tag) => attribute(tag, "src") ?? attribute(tag, "href"))
    .filter((address) => address?.startsWith("/") === true)
  const picture = /<main\b[\s\S]*?<img\b(?![^>]*\ssrc="data:)[^>]*>/.exec(html)
  return {
    scripts: [...new Set([...scripts, ...chunksOf(site, path)])].map((address) => join(site, address ?? "")),
    beginning: picture ? html.slice(0, picture.index + picture[0].length) : html,
    fonts: tags.flatMap((tag) => (attribute(tag, "as") === "font" ? (attribute(tag, "href") ?? []) : [])),
  }
}

/** The scripts of a page's component, by Gatsby's own list; none for a document that isn't a page of Gatsby's. */
function chunksOf(site: string, path: string): string[] {
  const data = read(join(site, "page-data", path === "/" ? "index" : path, "page-data.json"))
  const chunks = read(join(site, "chunk-map.json"))
  if (data === undefined || chunks === undefined) return []
  const { componentChunkName } = v.parse(v.object({ componentChunkName: v.string() }), data)
  return (v.parse(v.record(v.string(), v.array(v.string())), chunks)[componentChunkName] ?? []).filter((name) => name.endsWith(".js"))
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined
}

// One word that survives in the packed code of each.
const marks: Readonly<Record<string, RegExp>> = {
  redux: /@@redux\/|redux-toolkit|persist\/REHYDRATE/,
  axios: /AxiosError/,
  "react-toastify": /Toastify/,
  "the editor": /ProseMirror/,
}

/** Names the libraries that a signed-out visitor must not load and that are in one of the files. */
export function unwantedIn(files: readonly string[]): string[] {
  const code = files.map((file) => readFileSync(file, "utf8"))
  return Object.entries(marks).flatMap(([name, mark]) => (code.some((text) => mark.test(text)) ? name : []))
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}=["']?([^"'\\s>]+)`, "i").exec(tag)?.[1]
}
