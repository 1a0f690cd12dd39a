import { readFileSync } from "node:fs"
import { join } from "node:path"

export type PageWeight = {
  /** Files of the scripts that a page loads by itself, each once. */
  readonly scripts: readonly string[]
  /** Bytes of the style sheets inside the HTML. */
  readonly inlinedCss: number
  /** Addresses of the fonts that are loaded before the first paint. */
  readonly fonts: readonly string[]
}

/** Weighs a built page by its HTML: what it names is what a browser loads before it looks at anything else. */
export function weighPage(site: string, html: string): PageWeight {
  const tags = [...html.matchAll(/<(script|link)\b[^>]*>/g)].map(([tag]) => tag)
  const scripts = tags
    .filter((tag) => tag.startsWith("<script") || (attribute(tag, "as") === "script" && attribute(tag, "rel") === "preload"))
    .map((tag) => attribute(tag, "src") ?? attribute(tag, "href"))
    .filter((address) => address?.startsWith("/") === true)
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? "")
  return {
    scripts: [...new Set(scripts)].map((address) => join(site, address ?? "")),
    inlinedCss: styles.reduce((sum, style) => sum + Buffer.byteLength(style), 0),
    fonts: tags.flatMap((tag) => (attribute(tag, "as") === "font" ? (attribute(tag, "href") ?? []) : [])),
  }
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
