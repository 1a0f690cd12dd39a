import type { Attribute } from "@tiptap/core"
import { Table as TiptapTable, TableCell, TableHeader, TableRow } from "@tiptap/extension-table"
import { attributeOf, checked, spanOf } from "./attributes.ts"

const Table = TiptapTable.extend({
  // The priority is above the keys of lists, so that Tab leaves a list in a cell for the next cell.
  priority: 200,
  addAttributes: () => ({
    caption: { default: "", rendered: false, parseHTML: (table) => table.querySelector(":scope > caption")?.textContent.trim() ?? "" },
  }),
  parseHTML: () => [{ tag: "table" }, { tag: "caption", ignore: true }],
  // Tiptap's own function writes styles, which the site's policy forbids.
  renderHTML: ({ node }) => {
    const caption = (attributeOf(node, "caption") ?? "").trim()
    return ["table", ...(caption === "" ? [] : [["caption", { contenteditable: "false" }, caption] as const]), ["tbody", 0]]
  },
}).configure({ View: null })

const span = (name: "rowspan" | "colspan"): Attribute => ({
  default: 1,
  parseHTML: (cell) => spanOf({ attrs: { [name]: cell.getAttribute(name) } }, name),
  renderHTML: (attributes) => {
    const count = spanOf({ attrs: attributes }, name)
    return count === 1 ? {} : { [name]: count }
  },
})

const cellAttributes = {
  rowspan: span("rowspan"),
  colspan: span("colspan"),
  // ProseMirror's tables ask for this attribute.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
}

const Cell = TableCell.extend({ addAttributes: () => cellAttributes })

const HeaderCell = TableHeader.extend({ addAttributes: () => ({ ...checked("scope"), ...cellAttributes }) })

export const tables = [Table, TableRow, Cell, HeaderCell]
