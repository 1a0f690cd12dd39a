import { DOMSerializer, Fragment, type Node, type Schema } from "@tiptap/pm/model"
import { inertBody } from "#lib/prose/inert-body.ts"
import { attributeOf } from "../schema/attributes.ts"
import { numberOf } from "../schema/note.ts"
import { imageOf } from "../schema/pictures.ts"
import { allowedHtml } from "./allowed.ts"
import { unwrap } from "./elements.ts"

/** Writes the document as restricted HTML, which the server's filter doesn't change. Empty paragraphs between its blocks aren't stored. */
export function writeHtml(doc: Node): string {
  return doc.children
    .filter((block) => !isEmptyParagraph(block))
    .map(blockHtml)
    .join("\n")
}

export function isEmptyParagraph({ type, childCount }: Node): boolean {
  return type.name === "paragraph" && childCount === 0
}

const written = new WeakMap<Node, string>()

/** The HTML of a block. It is kept, so that after a change only the changed blocks are written again. */
export function blockHtml(block: Node): string {
  const html = written.get(block) ?? write(block)
  written.set(block, html)
  return html
}

function write(block: Node): string {
  // In a document without a window no picture loads.
  const inert = document.implementation.createHTMLDocument()
  const root = inert.createElement("div")
  serializerOf(block.type.schema).serializeFragment(Fragment.from(writable(block)), { document: inert }, root)
  for (const table of root.querySelectorAll("table")) if (!isKept(table)) separateHead(table)
  for (const place of root.querySelectorAll("li, td, th")) if (!isKept(place)) loosen(place)
  for (const caption of root.querySelectorAll("figcaption:empty")) caption.remove()
  return allowedHtml(root.childNodes)
}

/** A kept part stands in a body of its own. */
function isKept(element: Element): boolean {
  return element.closest("body") !== null
}

const serializers = new WeakMap<Schema, DOMSerializer>()

/** The editor draws some nodes in another way than they are stored. */
function serializerOf(schema: Schema): DOMSerializer {
  const serializer =
    serializers.get(schema) ??
    new DOMSerializer(
      {
        ...DOMSerializer.nodesFromSchema(schema),
        figure: (figure) => ["figure", ["img", imageOf(figure)], ["figcaption", 0]],
        inlinePicture: (picture) => ["img", imageOf(picture)],
        anchor: (anchor) => ["a", { id: attributeOf(anchor, "id") }],
        note: (note) => ["sup", ["a", referenceOf(note), String(numberOf(note))]],
        kept: (part) => inertBody(attributeOf(part, "html") ?? ""),
      },
      {
        ...DOMSerializer.marksFromSchema(schema),
        link: (link) => ["a", { href: attributeOf(link, "href"), id: attributeOf(link, "id") }, 0],
      },
    )
  serializers.set(schema, serializer)
  return serializer
}

function referenceOf(note: Node) {
  const target = attributeOf(note, "target") ?? ""
  return { href: `#${target}`, id: attributeOf(note, "id") ?? `ref-${target.slice(0, 90)}` }
}

// Browsers don't nest links, and would raise a number twice. So these nodes are written without these marks.
const foreignMarks: Readonly<Record<string, readonly string[]>> = { note: ["link", "superscript", "subscript"], anchor: ["link"] }

/** A node with the marks and the white space with which it is written. */
function writable(node: Node): Node {
  if (node.isText)
    return /[\t\n\r]/.test(node.text ?? "") ? node.type.schema.text(node.textContent.replace(/[\t\n\r]/g, " "), node.marks) : node
  const foreign = foreignMarks[node.type.name]
  if (foreign !== undefined) return node.mark(node.marks.filter(({ type }) => !foreign.includes(type.name)))
  return node.copy(Fragment.fromArray(node.children.map(writable)))
}

/**
 * Moves the first rows into a `thead` if all their cells are headers, but for an empty first one. A cell can't cover rows of both, so the head goes on
 * to the last row that a cell of it covers. Headers that say nothing of their scope are those of their column in the head, and of their row below it.
 */
function separateHead(table: HTMLTableElement): void {
  const rows = [...table.rows]
  const firstOfBody = rows.findIndex((row) => !isHeadRow(row))
  let count = firstOfBody < 0 ? rows.length : firstOfBody
  for (const [index, row] of rows.entries()) {
    for (const cell of row.cells) {
      if (index < count) count = Math.max(count, index + cell.rowSpan)
      if (cell.localName === "th" && cell.scope === "") cell.scope = index >= count ? "row" : cell.colSpan > 1 ? "colgroup" : "col"
    }
  }
  if (count > 0) table.createTHead().append(...rows.slice(0, count))
  for (const body of table.tBodies) if (body.rows.length === 0) body.remove()
}

function isHeadRow({ cells: [first, ...others] }: HTMLTableRowElement): boolean {
  const isHeader = (cell: Element) => cell.localName === "th"
  return first !== undefined && (isHeader(first) || (others.length > 0 && first.textContent.trim() === "")) && others.every(isHeader)
}

/** An item or a cell with one paragraph at its start needs no `p`. */
function loosen(place: Element): void {
  const [first, ...others] = place.children
  if (first?.localName === "p" && others.every(({ localName }) => localName !== "p")) unwrap(first)
}
