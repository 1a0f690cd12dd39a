import type { Node, Mark } from "@tiptap/pm/model"
import { inertBody } from "#lib/prose/inert-body.ts"
import {
  captionOf,
  idOf,
  isReversed,
  listNumberOf,
  listTypeOf,
  scopeOf,
  sourceOf,
  spanOf,
  altOf,
  hrefOf,
  langOf,
  pictureOf,
  sizeOf,
} from "../schema/attributes.ts"
import { levelOf } from "../schema/blocks.ts"
import { isSpare, storedDocument, storedForm } from "./spare.ts"
import { isHead } from "../schema/tables.ts"
import { allowedHtml, attribute, escaped } from "./allowed.ts"
import { numberOf, targetOf } from "../schema/note.ts"

/** Writes the document as restricted HTML, which the server's filter doesn't change. */
export function writeHtml(doc: Node): string {
  return storedDocument(doc) ?? withoutSpares(doc).map(blockWithGap).join("")
}

/** Leaves out the empty paragraphs that only give the cursor a place: at the end, and beside tables and pictures. */
function withoutSpares(doc: Node): readonly Node[] {
  const isEmpty = (block: Node) => block.type.name === "paragraph" && block.childCount === 0
  const end = doc.children.findLastIndex((block) => !isEmpty(block) || (storedForm(block)?.html ?? "") !== "")
  return doc.children.slice(0, end + 1).filter((_block, index) => !isSpare(doc, index))
}

function blockWithGap(block: Node, index: number): string {
  const { html, gap } = storedForm(block) ?? { html: canonicalHtml(block), gap: "\n" }
  return index === 0 || html === "" ? html : gap + html
}

const known = new WeakMap<Node, string>()

/** A block as the editor writes it. It is kept, so that after a change only the changed blocks are written again. */
export function canonicalHtml(block: Node): string {
  const html = known.get(block) ?? blockHtml(block)
  known.set(block, html)
  return html
}

function blockHtml(node: Node): string {
  switch (node.type.name) {
    case "paragraph":
      return `<p>${inlineHtml(node)}</p>`
    case "heading":
      return `<h${levelOf(node)}${attribute("id", idOf(node))}>${inlineHtml(node)}</h${levelOf(node)}>`
    case "bulletList":
      return `<ul>${blocksHtml(node)}</ul>`
    case "orderedList":
      return `<ol${listAttributes(node)}>${blocksHtml(node)}</ol>`
    case "listItem":
      return `<li${attribute("id", idOf(node))}${attribute("value", listNumberOf(node, "value"))}>${looseHtml(node)}</li>`
    case "blockquote":
      return `<blockquote>${blocksHtml(node)}</blockquote>`
    case "horizontalRule":
      return "<hr />"
    case "figure":
      return figureHtml(node)
    case "table":
      return tableHtml(node)
    case "kept":
      return allowedHtml(inertBody(sourceOf(node)).childNodes)
    default:
      return ""
  }
}

function blocksHtml(node: Node): string {
  return node.children.map(blockHtml).join("")
}

function listAttributes(list: Node): string {
  const start = attribute("start", listNumberOf(list, "start"))
  return start + attribute("type", listTypeOf(list)) + attribute("reversed", isReversed(list) ? "" : null)
}

/** An item or a cell with one paragraph at its start needs no `p`. */
function looseHtml(node: Node): string {
  const [first, ...others] = node.children
  const isLoose = first?.type.name === "paragraph" && others.every((block) => block.type.name !== "paragraph")
  return isLoose ? inlineHtml(first) + others.map(blockHtml).join("") : blocksHtml(node)
}

function figureHtml(figure: Node): string {
  const image = imageHtml(figure)
  const caption = inlineHtml(figure)
  if (image === "") return caption === "" ? "" : `<p>${caption}</p>`
  return `<figure>${image}${caption === "" ? "" : `<figcaption>${caption}</figcaption>`}</figure>`
}

function tableHtml(table: Node): string {
  const heads = table.children.slice(0, headRowsOf(table))
  const caption = captionOf(table).trim()
  const part = (tag: string, rows: readonly Node[]) => (rows.length === 0 ? "" : `<${tag}>${rows.map(rowHtml).join("")}</${tag}>`)
  const head = caption === "" ? "" : `<caption>${escaped(caption)}</caption>`
  return `<table>${head}${part("thead", heads)}${part("tbody", table.children.slice(heads.length))}</table>`
}

/** How many rows the head has. A cell can't cover rows of head and body, so the head goes on to the last row that a cell of it covers. */
function headRowsOf(table: Node): number {
  const firstOfBody = table.children.findIndex((row) => !isHead(row))
  let count = firstOfBody < 0 ? table.childCount : firstOfBody
  for (let index = 0; index < count; index++)
    count = Math.max(count, ...(table.maybeChild(index)?.children ?? []).map((cell) => index + spanOf(cell, "rowspan")))
  return Math.min(count, table.childCount)
}

function rowHtml(row: Node): string {
  return `<tr>${row.children.map(cellHtml).join("")}</tr>`
}

function cellHtml(cell: Node): string {
  const spans = (["rowspan", "colspan"] as const).map((name) => attribute(name, spanOf(cell, name) === 1 ? null : spanOf(cell, name)))
  if (cell.type.name === "tableHeader") return `<th${attribute("scope", scopeOf(cell))}${spans.join("")}>${looseHtml(cell)}</th>`
  return `<td${spans.join("")}>${looseHtml(cell)}</td>`
}

/** Writes the content of a block of text. A mark that spans several nodes becomes one element. */
function inlineHtml(block: Node): string {
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
function imageHtml(node: Node): string {
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
