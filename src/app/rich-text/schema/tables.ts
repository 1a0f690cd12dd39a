import { Table as TiptapTable, TableCell, TableHeader, TableRow } from "@tiptap/extension-table"
import { captionOf, checkedAttribute, columnSpan, rowSpan, safeScope, valueOf } from "./attributes.ts"

const Table = TiptapTable.extend({
  addAttributes: () => ({
    caption: { default: "", rendered: false, parseHTML: (table) => table.querySelector(":scope > caption")?.textContent.trim() ?? "" },
  }),
  parseHTML: () => [{ tag: "table" }, { tag: "caption", ignore: true }],
  // Tiptap's own writes styles, which the site's policy forbids.
  renderHTML: ({ node }) => {
    const caption = captionOf(node)
    return ["table", ...(caption === "" ? [] : [["caption", { contenteditable: "false" }, caption] as const]), ["tbody", 0]]
  },
}).configure({ View: null })

const Row = TableRow.extend({
  addAttributes: () => ({
    isHead: { default: false, keepOnSplit: false, rendered: false, parseHTML: (row) => row.parentElement?.localName === "thead" },
  }),
})

const cellAttributes = {
  colspan: { ...checkedAttribute("colspan", columnSpan), default: 1 },
  rowspan: { ...checkedAttribute("rowspan", rowSpan), default: 1 },
  // ProseMirror's tables ask for it.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
}

const Cell = TableCell.extend({ addAttributes: () => cellAttributes })

const HeaderCell = TableHeader.extend({ addAttributes: () => ({ ...cellAttributes, scope: checkedAttribute("scope", safeScope) }) })

export const tables = [Table, Row, Cell, HeaderCell]

export function isHead(row: Parameters<typeof valueOf>[0]): boolean {
  return valueOf(row, "isHead") === true
}
