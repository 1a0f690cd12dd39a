/** Makes the HTML document that Chromium prints as a help's PDF, with its pictures, fonts and styles inside. */
import { readFileSync } from "node:fs"
import { basename, dirname, extname, join } from "node:path"
import { Marked, type Token, type Tokens } from "marked"
import type { Langcode } from "#contract/fields.ts"
import { inLanguage, splitLanguage } from "#contract/languages.ts"

export const helps = ["administrators", "members", "fr/administrators", "fr/members", "nl/administrators", "nl/members"] as const
export type Help = (typeof helps)[number]

export const folder = "docs/help"
export const folderOf = (language: Langcode) => `${folder}${inLanguage(language, "")}`
export const textFileOf = (help: Help) => `${folder}/${help}.md`
export const languageOf = (help: Help) => splitLanguage(`/${help}`).language
/** The dashboard finds it at `/help/` in the language of the page. */
export const pdfFileOf = (help: Help) => `static${inLanguage(languageOf(help), `/help/${basename(help)}.pdf`)}`
const contentsLabel: Readonly<Record<Langcode, string>> = { en: "Contents", fr: "Sommaire", nl: "Inhoud" }

const tokens = "src/styles/tokens.css"
const style = "scripts/help/help.css"
const logo = "static/favicon.svg"
const template = ["scripts/help/document.ts", style, tokens, logo]

export function textOf(root: string, help: Help): readonly Token[] {
  return new Marked().lexer(readFileSync(join(root, textFileOf(help)), "utf8"))
}

/** Returns the headings of a level. Those of the second are chapters. */
export function headingsIn(text: readonly Token[], depth: number): readonly Tokens.Heading[] {
  return text.filter(isHeading).filter((heading) => heading.depth === depth)
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === "heading"
}

function isImage(token: Token): token is Tokens.Image {
  return token.type === "image"
}

export function idOf({ text }: Tokens.Heading): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")
}

export function picturesIn(text: readonly Token[]): readonly Tokens.Image[] {
  const pictures: Tokens.Image[] = []
  void new Marked().walkTokens([...text], (token) => {
    if (isImage(token)) pictures.push(token)
  })
  return pictures
}

export function sourcesOf(root: string, help: Help): readonly string[] {
  const pictures = picturesIn(textOf(root, help)).map(({ href }) => `${folderOf(languageOf(help))}/${href}`)
  return [textFileOf(help), ...new Set(pictures), ...template]
}

export function documentOf(root: string, help: Help): string {
  const text = textOf(root, help)
  const language = languageOf(help)
  const marked = markedWith((picture) => embedded(join(root, folderOf(language), picture)))
  const chapters = headingsIn(text, 2)
  const first = text.findIndex((token) => token === chapters[0])
  const links = chapters.map((chapter) => `<li><a href="#${idOf(chapter)}">${chapter.text}</a></li>`)
  const contents = `<nav aria-label="${contentsLabel[language]}"><ul>${links.join("")}</ul></nav>`
  const main = [marked.parser(text.slice(0, first)), contents, marked.parser(text.slice(first))]
  const title = headingsIn(text, 1).map((heading) => heading.text)
  const head = `<meta charset="utf-8"><title>${title.join(", ")} - G30</title><style>${stylesOf(root)}</style>`
  const body = `<img class="logo" src="${embedded(join(root, logo))}" alt=""><main>${main.join("")}</main>`
  return `<!DOCTYPE html><html lang="${language}" data-font><head>${head}</head><body>${body}</body></html>`
}

/** Draws headings that links reach, and pictures as figures, whose title is the caption. */
function markedWith(addressOf: (picture: string) => string): Marked {
  return new Marked({
    renderer: {
      heading(heading) {
        return `<h${heading.depth} id="${idOf(heading)}">${this.parser.parseInline(heading.tokens)}</h${heading.depth}>`
      },
      paragraph({ tokens: parts }) {
        const tag = parts.some(isImage) ? "figure" : "p"
        return `<${tag}>${this.parser.parseInline(parts)}</${tag}>`
      },
      image({ href, text, title }) {
        return `<img src="${addressOf(href)}" alt="${text}">${title === null ? "" : `<figcaption>${title}</figcaption>`}`
      },
    },
  })
}

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
