import type { Mark, Node } from "@tiptap/pm/model"
import { altOf, hrefOf, idOf, langOf, pictureOf, sizeOf } from "../schema/attributes.ts"
import { numberOf, targetOf } from "../schema/note.ts"
import { attribute, escaped } from "./allowed.ts"

/** Writes the content of a block of text. A mark that spans several nodes becomes one element. */
export function inlineHtml(block: Node): string {
  let html = ""
  let open: readonly string[] = []
  for (const node of block.children) {
    const leaf = leafHtml(node)
    if (leaf === "") continue
    const starts = startsOf(node)
    const kept = open.findIndex((start, index) => starts[index] !== start)
    const common = kept < 0 ? open.length : kept
    html += open.slice(common).toReversed().map(endOf).join("") + starts.slice(common).join("") + leaf
    open = starts
  }
  return html + open.toReversed().map(endOf).join("")
}

// Browsers don't nest links, and would raise a number twice. So these nodes are written without these marks.
const alone: Readonly<Record<string, readonly string[]>> = { note: ["link", "superscript", "subscript"], anchor: ["link"] }

/** The start tags of a node's marks, from the outermost. */
function startsOf(node: Node): readonly string[] {
  const marks = node.marks.filter((mark) => alone[node.type.name]?.includes(mark.type.name) !== true)
  return marks.map(startOf).filter((start) => start !== "")
}

function leafHtml(node: Node): string {
  switch (node.type.name) {
    case "text":
      return escaped((node.text ?? "").replace(/[\t\n\r]/g, " "))
    case "hardBreak":
      return "<br />"
    case "inlinePicture":
      return imageHtml(node)
    case "anchor":
      return idOf(node) === null ? "" : `<a${attribute("id", idOf(node))}></a>`
    case "note":
      return noteHtml(node)
    default:
      return ""
  }
}

/** Empty for a picture that is not one of the site's own files. */
export function imageHtml(node: Node): string {
  const src = pictureOf(node)
  if (src === null) return ""
  const size = attribute("width", sizeOf(node, "width")) + attribute("height", sizeOf(node, "height"))
  return `<img${attribute("src", src)}${attribute("alt", altOf(node))}${size} />`
}

function noteHtml(note: Node): string {
  const target = targetOf(note)
  if (target === null) return ""
  const id = idOf(note) ?? `ref-${target.slice(0, 90)}`
  return `<sup><a${attribute("href", `#${target}`)}${attribute("id", id)}>${numberOf(note)}</a></sup>`
}

const tags: Readonly<Record<string, string>> = {
  language: "span",
  superscript: "sup",
  subscript: "sub",
  link: "a",
  bold: "strong",
  italic: "em",
}

function startOf(mark: Mark): string {
  const tag = tags[mark.type.name]
  if (tag === undefined) return ""
  if (tag === "span") return langOf(mark) === null ? "" : `<span${attribute("lang", langOf(mark))}>`
  if (tag !== "a") return `<${tag}>`
  const attributes = attribute("href", hrefOf(mark)) + attribute("id", idOf(mark))
  return attributes === "" ? "" : `<a${attributes}>`
}

function endOf(start: string): string {
  return `</${/\w+/.exec(start)?.[0] ?? ""}>`
}
