import { DOMSerializer, Fragment, type Node, type Schema } from "@tiptap/pm/model"
import { inertBody } from "#lib/prose/inert-body.ts"
import { attributeOf } from "../schema/attributes.ts"
import { numberOf } from "../schema/note.ts"
import { imageOf } from "../schema/pictures.ts"
import { allowedHtml } from "./allowed.ts"
import { unwrap } from "./elements.ts"

/** The server's filter doesn't change the result. Empty paragraphs between blocks aren't stored. */
export function writeHtml(doc: Node): string {
  return doc.children
    .filter((block) => !isEmptyParagraph(block))
    .map(blockHtml)
    .join("\n")
}

export function isEmptyParagraph({ type, childCount }: Node): boolean {
  return type.name === "paragraph" && childCount === 0
}

const htmlOfBlocks = new WeakMap<Node, string>()

/** A cache holds the HTML, so that after a change the editor writes only the changed blocks again. */
export function blockHtml(block: Node): string {
  const html = htmlOfBlocks.get(block) ?? write(block)
  htmlOfBlocks.set(block, html)
  return html
}

function write(block: Node): string {
  // A document without a window loads no pictures.
  const inert = document.implementation.createHTMLDocument()
  const root = inert.createElement("div")
  serializerOf(block.type.schema).serializeFragment(Fragment.from(prepareNode(block)), { document: inert }, root)
  for (const table of root.querySelectorAll("table")) if (!isKept(table)) separateHead(table)
  for (const place of root.querySelectorAll("li, td, th")) if (!isKept(place)) loosen(place)
  for (const caption of root.querySelectorAll("figcaption:empty")) caption.remove()
  return allowedHtml(root.childNodes)
}

/** The serializer puts a part that the editor keeps unchanged into a `body` of its own. */
function isKept(element: Element): boolean {
  return element.closest("body") !== null
}

const serializers = new WeakMap<Schema, DOMSerializer>()

/** The editor draws some nodes in another form than the stored one. */
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

// Browsers don't nest links, and would raise a number twice. So `prepareNode` removes these marks.
const foreignMarks: Readonly<Record<string, readonly string[]>> = { note: ["link", "superscript", "subscript"], anchor: ["link"] }

function prepareNode(node: Node): Node {
  if (node.isText)
    return /[\t\n\r]/.test(node.text ?? "") ? node.type.schema.text(node.textContent.replace(/[\t\n\r]/g, " "), node.marks) : node
  const foreign = foreignMarks[node.type.name]
  if (foreign !== undefined) return node.mark(node.marks.filter(({ type }) => !foreign.includes(type.name)))
  return node.copy(Fragment.fromArray(node.children.map(prepareNode)))
}

/**
 * The first rows become a `thead` if all their cells are headers; the first cell may be empty. The head goes on to the last row that one of its cells
 * covers. A header without a scope gets that of its column in the head, and that of its row below.
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
