/** Makes the HTML document that Chromium prints as a help's PDF, with its pictures, fonts and styles inside. */
import { readFileSync } from "node:fs"
import { basename, dirname, extname, join } from "node:path"
import { createElement, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import type { Langcode } from "#contract/fields.ts"
import { inLanguage, splitLanguage } from "#contract/languages.ts"
import { chaptersOf, elementOf, parseMarkdown, picturesIn, titleOf } from "./markdown.ts"

export const helps = ["administrators", "members", "fr/administrators", "fr/members", "nl/administrators", "nl/members"] as const
export type Help = (typeof helps)[number]

export const folder = "docs/help"
/** Returns the help's texts and pictures in a language. */
export const folderOf = (language: Langcode) => `${folder}${inLanguage(language, "")}`
export const textFileOf = (help: Help) => `${folder}/${help}.md`
export const languageOf = (help: Help) => splitLanguage(`/${help}`).language
/** The dashboard finds it at `/help/` in the language of the page. */
export const pdfFileOf = (help: Help) => `static${inLanguage(languageOf(help), `/help/${basename(help)}.pdf`)}`
const contentsLabel: Readonly<Record<Langcode, string>> = { en: "Contents", fr: "Sommaire", nl: "Inhoud" }

const tokens = "src/styles/tokens.css"
const style = "scripts/help/help.css"
const logo = "static/favicon.svg"
/** The files that both documents need. */
const template = ["scripts/help/document.ts", "scripts/help/markdown.ts", style, tokens, logo]

/** All files that a help is made from. */
export async function sourcesOf(root: string, help: Help): Promise<readonly string[]> {
  const text = await parseMarkdown(readFileSync(join(root, textFileOf(help)), "utf8"))
  return [textFileOf(help), ...new Set(picturesIn(text).map(({ url }) => `${folderOf(languageOf(help))}/${url}`)), ...template]
}

export async function documentOf(root: string, help: Help): Promise<string> {
  const text = await parseMarkdown(readFileSync(join(root, textFileOf(help)), "utf8"))
  const body = [
    createElement("img", { key: "logo", className: "logo", src: embedded(join(root, logo)), alt: "" }),
    createElement(
      "main",
      { key: "main" },
      withContents(text, {
        label: contentsLabel[languageOf(help)],
        addressOf: (url) => embedded(join(root, folderOf(languageOf(help)), url)),
      }),
    ),
  ]
  const title = `${titleOf(text)} - G30`
  const html = `<!DOCTYPE html><html lang="${languageOf(help)}" data-font><head><meta charset="utf-8"><title>${title}</title><style>${stylesOf(root)}</style></head>`
  return `${html}<body>${renderToStaticMarkup(body)}</body></html>`
}

/** Puts the list of chapters between the introduction and the first of them. */
function withContents(text: Text, { label, addressOf }: ContentsOptions): ReactNode {
  const { type, children } = text
  const parts = children ?? []
  const first = parts.findIndex(({ depth }) => depth === 2)
  const links = chaptersOf(text).map(({ id, title }) => createElement("li", { key: id }, createElement("a", { href: `#${id}` }, title)))
  const contents = createElement("nav", { key: "contents", "aria-label": label }, createElement("ul", null, links))
  const draw = (some: typeof parts, key: string) => createElement("div", { key }, elementOf({ type, children: some }, addressOf))
  return [draw(parts.slice(0, first), "introduction"), contents, draw(parts.slice(first), "chapters")]
}

type Text = Awaited<ReturnType<typeof parseMarkdown>>
type ContentsOptions = { readonly label: string; readonly addressOf: (url: string) => string }

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
