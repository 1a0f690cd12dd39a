import { Extension, Node } from "@tiptap/core"
import { tableEditing } from "@tiptap/pm/tables"
import { captionOf, scopeOf, valueOf } from "./attributes.ts"

// ProseMirror's tables ask for the two spans; restricted HTML has none, so they stay 1.
const spans = () => ({ colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } })

const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  addAttributes: () => ({ caption: { default: "" } }),
  extendNodeSchema: ({ name }) => (name === "table" ? { tableRole: "table" } : {}),
  parseHTML: () => [
    { tag: "table", getAttrs: (table) => ({ caption: table.querySelector(":scope > caption")?.textContent.trim() ?? "" }) },
    { tag: "caption", ignore: true },
  ],
  renderHTML: ({ node }) => {
    const caption = captionOf(node)
    return ["table", ...(caption === "" ? [] : [["caption", { contenteditable: "false" }, caption] as const]), ["tbody", 0]]
  },
})

const Row = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)+",
  addAttributes: () => ({ isHead: { default: false, keepOnSplit: false } }),
  extendNodeSchema: ({ name }) => (name === "tableRow" ? { tableRole: "row" } : {}),
  parseHTML: () => [{ tag: "tr", getAttrs: (row) => ({ isHead: row.parentElement?.localName === "thead" }) }],
  renderHTML: () => ["tr", 0],
})

const Cell = Node.create({
  name: "tableCell",
  content: "block+",
  isolating: true,
  addAttributes: spans,
  extendNodeSchema: ({ name }) => (name === "tableCell" ? { tableRole: "cell" } : {}),
  parseHTML: () => [{ tag: "td" }],
  renderHTML: () => ["td", 0],
})

const HeaderCell = Node.create({
  name: "tableHeader",
  content: "block+",
  isolating: true,
  addAttributes: () => ({ ...spans(), scope: { default: null } }),
  extendNodeSchema: ({ name }) => (name === "tableHeader" ? { tableRole: "header_cell" } : {}),
  parseHTML: () => [{ tag: "th", getAttrs: (cell) => ({ scope: cell.getAttribute("scope") }) }],
  renderHTML: ({ node }) => ["th", { scope: scopeOf(node) }, 0],
})

const TableEditing = Extension.create({ name: "tableEditing", addProseMirrorPlugins: () => [tableEditing()] })

export const tables = [Table, Row, Cell, HeaderCell, TableEditing]

export function isHead(row: Parameters<typeof valueOf>[0]): boolean {
  return valueOf(row, "isHead") === true
}
