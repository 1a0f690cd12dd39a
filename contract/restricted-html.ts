import { linkSchemes } from "./link.ts"

/** The server and the build filter rich texts by this table (docs/content-model.md). */
export const restrictedHtml: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h2: ["id"],
  h3: ["id"],
  ul: [],
  ol: ["start", "type", "reversed"],
  li: ["id", "value"],
  blockquote: [],
  a: ["href", "id"],
  strong: [],
  em: [],
  sup: [],
  sub: [],
  span: ["lang"],
  br: [],
  hr: [],
  figure: [],
  figcaption: [],
  img: ["src", "alt", "width", "height"],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ["scope", "rowspan", "colspan"],
  td: ["rowspan", "colspan"],
}

/** Returns undefined for a forbidden element. Its name may be "constructor". */
export function allowedAttributes(tag: string): readonly string[] | undefined {
  return Object.hasOwn(restrictedHtml, tag) ? restrictedHtml[tag] : undefined
}

/** These are removed with their content. Other forbidden tags leave their words. */
export const tagsWithoutWords = [
  ...["script", "style", "textarea", "option", "select", "xmp", "noscript", "noembed", "noframes", "plaintext", "template"],
  ...["svg", "math", "iframe", "object", "audio", "video", "canvas", "title"],
] as const

/** BCP 47, such as `nl` or `fr-BE`. */
export function isLang(value: string): boolean {
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/.test(value)
}

/** The site's scripts find their own elements by ids that begin with `gatsby-`. */
export function isTextId(value: string): boolean {
  return /^[A-Za-z][\w.:-]{0,99}$/.test(value) && !value.startsWith("gatsby-")
}

/** Accepts pixels. */
export function isTextSize(value: string): boolean {
  return /^[1-9]\d{0,4}$/.test(value)
}

export function isTextScope(value: string): boolean {
  return /^(row|col|rowgroup|colgroup)$/.test(value)
}

export function isListNumber(value: string): boolean {
  return /^-?\d{1,5}$/.test(value)
}

export function isListType(value: string): boolean {
  return /^[1aAiI]$/.test(value)
}

export function isRowSpan(value: string): boolean {
  return /^[1-9]\d{0,2}$/.test(value)
}

/** An editor adds the cells that other rows lack, so a large number would make a huge table. */
export function isColumnSpan(value: string): boolean {
  return /^[1-9]\d?$/.test(value)
}

export function isTextAttribute(name: string, value: string, isPicture: (address: string) => boolean): boolean {
  switch (name) {
    case "href":
      return isTextLink(value)
    case "src":
      return isPicture(value)
    case "id":
      return isTextId(value)
    case "lang":
      return isLang(value)
    case "width":
    case "height":
      return isTextSize(value)
    case "scope":
      return isTextScope(value)
    case "start":
    case "value":
      return isListNumber(value)
    case "type":
      return isListType(value)
    case "reversed":
      return value === "" || value === "reversed"
    case "rowspan":
      return isRowSpan(value)
    case "colspan":
      return isColumnSpan(value)
    default:
      return name === "alt"
  }
}

const base = "https://own.invalid"

/** Tells whether a rich text may link to an address. URL reads it as browsers do: tabs and line ends do not hide its scheme. */
export function isTextLink(address: string): boolean {
  if (!URL.canParse(address, base)) return false
  const { protocol, host } = new URL(address, base)
  const schemes: readonly string[] = linkSchemes
  if (!schemes.includes(protocol.slice(0, -1))) return false
  // `//elsewhere` and `/\elsewhere` lead to another host.
  const hasScheme = /^\s*[a-z]+:/i.test(address)
  return hasScheme || host === new URL(base).host
}
