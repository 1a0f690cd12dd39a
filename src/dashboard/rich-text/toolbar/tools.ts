import type { ChainedCommands, Editor } from "@tiptap/core"
import { redoDepth, undoDepth } from "@tiptap/pm/history"
import type { DialogName } from "../dialogs/editor-dialog.tsx"
import { insertNote, goToNote, goToReference, noteAround, removeNote, selectedNote } from "../notes/note-commands.ts"
import { hasHeaderColumn, hasHeaderRow, insertTable } from "../tables/table-headers.ts"
import { removeLink } from "../links/link-at.ts"
import { figureAt } from "../pictures/upload.ts"
import { appWords } from "#dashboard/strings/words.ts"

const { tools: words, noteTools, linkTools, languageTools, pictureTools, tableTools } = appWords.richText

export type Tool = {
  readonly label: string
  readonly icon?: string
  readonly letters?: string
  readonly style?: "bold" | "italic" | "words"
  /** Only tools that switch something on and off have this. */
  readonly isPressed?: (editor: Editor) => boolean
  readonly canRun?: (editor: Editor) => boolean
  readonly run: (editor: Editor, open: (name: DialogName) => void) => void
}

export type ToolGroup = { readonly name?: string; readonly tools: readonly Tool[] }

function chained(change: (chain: ChainedCommands, editor: Editor) => ChainedCommands): Tool["run"] {
  return (editor) => change(editor.chain().focus(), editor).run()
}

function opening(name: DialogName): Tool["run"] {
  return (_editor, open) => open(name)
}

function heading(level: 2 | 3): Tool {
  return {
    label: level === 2 ? words.heading2 : words.heading3,
    letters: `H${level}`,
    isPressed: (editor) => editor.isActive("heading", { level }),
    run: chained((chain) => chain.toggleNode("heading", "paragraph", { level })),
  }
}

function mark(name: "bold" | "italic" | "superscript" | "subscript", letters: string): Tool {
  return {
    label: words[name],
    letters,
    ...(name === "bold" || name === "italic" ? { style: name } : {}),
    isPressed: (editor) => editor.isActive(name),
    run: chained((chain) => chain.toggleMark(name)),
  }
}

function list(name: "bulletList" | "orderedList", icon: string): Tool {
  return {
    label: words[name],
    icon,
    isPressed: (editor) => editor.isActive(name),
    run: chained((chain) => chain.toggleList(name, "listItem")),
  }
}

const link: Tool = {
  label: words.link,
  icon: "M8 12l4-4M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2",
  isPressed: (editor) => editor.isActive("link"),
  run: opening("link"),
}

const language: Tool = {
  label: words.language,
  icon: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M3 10h14M10 3c4 4 4 10 0 14M10 3c-4 4-4 10 0 14",
  isPressed: (editor) => editor.isActive("language"),
  canRun: (editor) => !editor.state.selection.empty || editor.isActive("language"),
  run: opening("language"),
}

const quote: Tool = {
  label: words.quote,
  icon: "M4 5h4v5c0 3-1 4-3 5M12 5h4v5c0 3-1 4-3 5",
  isPressed: (editor) => editor.isActive("blockquote"),
  run: chained((chain) => chain.toggleWrap("blockquote")),
}

const rule: Tool = {
  label: words.rule,
  icon: "M3 10h14",
  // The line goes behind the selection, so that it doesn't replace words or a reference.
  run: chained((chain, { state }) => chain.insertContentAt(state.selection.to, { type: "horizontalRule" })),
}

const picture: Tool = { label: words.picture, icon: "M3 4h14v12H3zM3 14l4-4 3 3 3-4 4 5", run: opening("picture") }

const table: Tool = {
  label: words.table,
  icon: "M3 4h14v12H3zM3 8h14M3 12h14M9 4v12",
  canRun: (editor) => !editor.isActive("table"),
  run: insertTable,
}

const note: Tool = {
  label: words.note,
  icon: "M3 6h7M6.5 6v10M14 4l2-1v7",
  canRun: (editor) => editor.state.selection.$to.parent.isTextblock,
  run: insertNote,
}

const undo: Tool = {
  label: words.undo,
  icon: "M8 4 4 8l4 4M4 8h8a4 4 0 0 1 0 8H8",
  canRun: ({ state }) => undoDepth(state) > 0,
  run: chained((chain) => chain.undo()),
}

const redo: Tool = {
  label: words.redo,
  icon: "m12 4 4 4-4 4M16 8H8a4 4 0 0 0 0 8h4",
  canRun: ({ state }) => redoDepth(state) > 0,
  run: chained((chain) => chain.redo()),
}

const bulletIcon = "M8 5h9M8 10h9M8 15h9M4 5h.01M4 10h.01M4 15h.01"
const orderedIcon = "M8 5h9M8 10h9M8 15h9M4 3.5v3M3.5 12.5h2l-2 3h2"

export const groups: readonly ToolGroup[] = [
  { tools: [heading(2), heading(3)] },
  { tools: [mark("bold", "B"), mark("italic", "I"), link, mark("superscript", "x²"), mark("subscript", "x₂"), language] },
  { tools: [list("bulletList", bulletIcon), list("orderedList", orderedIcon), quote, rule] },
  { tools: [picture, table, note] },
  { tools: [undo, redo] },
]

/** The cursor's link, picture, table, note or phrase gets these tools. */
export function contextGroups(editor: Editor): readonly ToolGroup[] {
  const target = selectedNote(editor)
  const around = noteAround(editor)
  return [
    target !== null && noteGroup(target, noteTools.go, goToNote),
    around !== null && noteGroup(around, noteTools.back, goToReference),
    editor.isActive("link") && target === null && linkGroup,
    editor.isActive("language") && languageGroup,
    figureAt(editor) !== null && figureGroup,
    editor.isActive("table") && tableGroup,
  ].filter((group) => group !== false)
}

function inWords(label: string, run: Tool["run"], isPressed?: Tool["isPressed"]): Tool {
  return { label, letters: label, style: "words", run, ...(isPressed && { isPressed }) }
}

/** `go` leads from a reference to its note, or back. */
function noteGroup(target: string, label: string, go: (editor: Editor, target: string) => void): ToolGroup {
  const tools = [inWords(label, (editor) => go(editor, target)), inWords(noteTools.remove, (editor) => removeNote(editor, target))]
  return { name: words.note, tools }
}

const linkGroup: ToolGroup = {
  name: words.link,
  tools: [inWords(linkTools.edit, opening("link")), inWords(linkTools.remove, removeLink)],
}

const unmarkLanguage = chained((chain) => chain.extendMarkRange("language").unsetMark("language"))
const languageGroup: ToolGroup = {
  name: appWords.lists.language,
  tools: [inWords(languageTools.edit, opening("language")), inWords(languageTools.remove, unmarkLanguage)],
}

const removeFigure = chained((chain) => chain.deleteNode("figure"))
const figureGroup: ToolGroup = {
  name: words.picture,
  tools: [inWords(appWords.pictures.alt, opening("altText")), inWords(pictureTools.remove, removeFigure)],
}

type TableCommand =
  | `add${"Row" | "Column"}${"Before" | "After"}`
  | `delete${"Row" | "Column" | "Table"}`
  | `toggleHeader${"Row" | "Column"}`

function ofTable(label: string, command: TableCommand, isPressed?: Tool["isPressed"]): Tool {
  const run = chained((chain) => chain[command]())
  return inWords(label, run, isPressed)
}

const tableGroup: ToolGroup = {
  name: words.table,
  tools: [
    ofTable(tableTools.rowBefore, "addRowBefore"),
    ofTable(tableTools.rowAfter, "addRowAfter"),
    ofTable(tableTools.columnBefore, "addColumnBefore"),
    ofTable(tableTools.columnAfter, "addColumnAfter"),
    ofTable(tableTools.removeRow, "deleteRow"),
    ofTable(tableTools.removeColumn, "deleteColumn"),
    ofTable(tableTools.headerRow, "toggleHeaderRow", hasHeaderRow),
    ofTable(tableTools.headerColumn, "toggleHeaderColumn", hasHeaderColumn),
    inWords(appWords.pictures.caption, opening("caption")),
    ofTable(tableTools.remove, "deleteTable"),
  ],
}
