/** Makes the HTML document that Chromium prints as a help's PDF, with its pictures, fonts and styles inside. */
import { readFileSync } from "node:fs"
import { dirname, extname, join } from "node:path"
import { createElement, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { chaptersOf, elementOf, parseMarkdown, picturesIn, titleOf, type Chapter } from "./markdown.ts"

export const helps = ["administrators", "members"] as const
export type Help = (typeof helps)[number]

export const folder = "docs/help"
export const textFileOf = (help: Help) => `${folder}/${help}.md`
export const pdfFileOf = (help: Help) => `static/help/${help}.pdf`

const tokens = "src/styles/tokens.css"
const style = "scripts/help/help.css"
const logo = "static/favicon.svg"
/** The files that both documents need. */
const template = ["scripts/help/document.ts", "scripts/help/markdown.ts", style, tokens, logo]

/** All files that a help is made from. */
export async function sourcesOf(root: string, help: Help): Promise<readonly string[]> {
  const text = await parseMarkdown(readFileSync(join(root, textFileOf(help)), "utf8"))
  return [textFileOf(help), ...new Set(picturesIn(text).map(({ url }) => `${folder}/${url}`)), ...template]
}

export async function documentOf(root: string, help: Help): Promise<string> {
  const text = await parseMarkdown(readFileSync(join(root, textFileOf(help)), "utf8"))
  const body = [
    createElement("img", { key: "logo", className: "logo", src: embedded(join(root, logo)), alt: "" }),
    createElement(
      "main",
      { key: "main" },
      withContents(chaptersOf(text), (url) => embedded(join(root, folder, url)), text),
    ),
  ]
  const title = `${titleOf(text)} - G30`
  const html = `<!DOCTYPE html><html lang="en" data-font><head><meta charset="utf-8"><title>${title}</title><style>${stylesOf(root)}</style></head>`
  return `${html}<body>${renderToStaticMarkup(body)}</body></html>`
}

/** The list of chapters stands between the introduction and the first of them. */
function withContents(chapters: readonly Chapter[], addressOf: (url: string) => string, { type, children }: Text): ReactNode {
  const parts = children ?? []
  const first = parts.findIndex(({ depth }) => depth === 2)
  const links = chapters.map(({ id, title }) => createElement("li", { key: id }, createElement("a", { href: `#${id}` }, title)))
  const contents = createElement("nav", { key: "contents", "aria-label": "Contents" }, createElement("ul", null, links))
  const draw = (some: typeof parts, key: string) => createElement("div", { key }, elementOf({ type, children: some }, addressOf))
  return [draw(parts.slice(0, first), "introduction"), contents, draw(parts.slice(first), "chapters")]
}

type Text = Awaited<ReturnType<typeof parseMarkdown>>

function stylesOf(root: string): string {
  const read = (file: string) => readFileSync(join(root, file), "utf8")
  const withFonts = read(tokens).replaceAll(/url\("([^"]+)"\)/g, (_, url: string) => `url("${embedded(join(root, dirname(tokens), url))}")`)
  // The site shows its font only if it comes in time. A document waits for it.
  return withFonts.replaceAll("font-display: optional", "font-display: block") + read(style)
}

const mediaTypes: Readonly<Record<string, string>> = { ".jpg": "image/jpeg", ".svg": "image/svg+xml", ".woff2": "font/woff2" }

/** Returns a file as a `data:` address, because the page that Chromium prints has no address of its own. */
function embedded(file: string): string {
  return `data:${mediaTypes[extname(file)] ?? "application/octet-stream"};base64,${readFileSync(file).toString("base64")}`
}
