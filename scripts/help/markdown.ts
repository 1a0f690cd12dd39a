/** Turns Markdown into React elements. Prettier, which formats these files, also parses them: the parts of its tree are those of mdast. */
import { parsers } from "prettier/plugins/markdown"
import { createElement, Fragment, type ReactNode } from "react"
import * as v from "valibot"

type Optional<T> = T | null | undefined

type Part = {
  readonly type: string
  readonly value?: Optional<string>
  readonly depth?: Optional<number>
  readonly ordered?: Optional<boolean>
  readonly url?: Optional<string>
  readonly alt?: Optional<string>
  readonly title?: Optional<string>
  readonly children?: Optional<readonly Part[]>
}

const part: v.GenericSchema<unknown, Part> = v.object({
  type: v.string(),
  value: v.nullish(v.string()),
  depth: v.nullish(v.number()),
  ordered: v.nullish(v.boolean()),
  url: v.nullish(v.string()),
  alt: v.nullish(v.string()),
  title: v.nullish(v.string()),
  children: v.nullish(v.array(v.lazy(() => part))),
})

export type Chapter = { readonly id: string; readonly title: string }
type AddressOf = (picture: string) => string

export async function parseMarkdown(text: string): Promise<Part> {
  // Prettier's type asks for all options of its formatter; the parser reads none of them.
  const tree: unknown = await Reflect.apply(parsers.markdown.parse, undefined, [text, {}])
  return v.parse(part, tree)
}

export function titleOf({ children }: Part): string {
  return wordsIn(children?.find(({ type, depth }) => type === "heading" && depth === 1) ?? { type: "none" })
}

/** Returns the headings of the second level. */
export function chaptersOf({ children }: Part): readonly Chapter[] {
  return (children ?? [])
    .filter(({ type, depth }) => type === "heading" && depth === 2)
    .map((heading) => ({ id: idOf(heading), title: wordsIn(heading) }))
}

/** Returns the pictures that a text names. */
export function picturesIn({ type, url, alt, children }: Part): readonly { readonly url: string; readonly alt: string }[] {
  if (type === "image") return [{ url: url ?? "", alt: alt ?? "" }]
  return (children ?? []).flatMap(picturesIn)
}

/** @throws if the help can't show a part, so that no word goes missing unnoticed. */
export function elementOf(node: Part, addressOf: AddressOf): ReactNode {
  const { type, value, depth, ordered, url, children } = node
  const inside = () => createElement(Fragment, null, ...(children ?? []).map((child) => elementOf(child, addressOf)))
  switch (type) {
    case "root":
    case "paragraph":
      if (type === "paragraph" && children?.[0]?.type === "image") return figure(children[0], addressOf)
      return type === "root" ? inside() : createElement("p", null, inside())
    case "text":
      return value
    case "inlineCode":
      return createElement("code", null, value)
    case "heading":
      return createElement(`h${depth ?? 2}`, { id: idOf(node) }, inside())
    case "strong":
      return createElement("strong", null, inside())
    case "emphasis":
      return createElement("em", null, inside())
    case "link":
      return createElement("a", { href: url }, inside())
    case "list":
      return createElement(ordered === true ? "ol" : "ul", null, inside())
    case "listItem":
      return createElement("li", null, inside())
    case "table":
      return table(children ?? [], addressOf)
    default:
      throw new Error(`The help can't show the Markdown part "${type}" (scripts/help/markdown.ts).`)
  }
}

function figure({ url, alt, title }: Part, addressOf: AddressOf): ReactNode {
  const image = createElement("img", { src: addressOf(url ?? ""), alt })
  return createElement("figure", null, image, typeof title === "string" && createElement("figcaption", null, title))
}

function table([head, ...rows]: readonly Part[], addressOf: AddressOf): ReactNode {
  const row = (name: "th" | "td", { children }: Part = { type: "none" }) => {
    const cells = (children ?? []).map((cell) => (cell.children ?? []).map((child) => elementOf(child, addressOf)))
    return createElement("tr", null, ...cells.map((cell) => createElement(name, name === "th" ? { scope: "col" } : null, ...cell)))
  }
  return createElement(
    "table",
    null,
    createElement("thead", null, row("th", head)),
    createElement("tbody", null, ...rows.map((one) => row("td", one))),
  )
}

function wordsIn({ value, children }: Part): string {
  return value ?? (children ?? []).map(wordsIn).join("")
}

function idOf(heading: Part): string {
  return wordsIn(heading)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
}
