import type { Editor } from "@tiptap/core"
import { redoDepth, undoDepth } from "@tiptap/pm/history"
import type { DialogName } from "../dialogs/editor-dialog.tsx"
import { insertNote, goToNote, goToReference, noteAround, removeNotes, selectedNote } from "../notes/commands.ts"
import {
  insertTable,
  run,
  tableAt,
  hasHeaderColumn,
  hasHeaderRow,
  tableCommands as commands,
  toggleHeaderColumn,
  toggleHeaderRow,
} from "../tables/commands.ts"
import type { Command } from "@tiptap/pm/state"
import { removeLink } from "../links/link-at.ts"
import { figureAt } from "../pictures/upload.ts"
import { attributeOf } from "../schema/attributes.ts"
import { appWords } from "#dashboard/strings/words.ts"

const words = appWords.richText.tools

export type Tool = {
  readonly label: string
  /** An icon's path, or letters. */
  readonly icon?: string
  readonly letters?: string
  readonly style?: "bold" | "italic" | "words"
  /** Only for tools that switch something on and off. */
  readonly isPressed?: (editor: Editor) => boolean
  readonly canRun?: (editor: Editor) => boolean
  readonly run: (editor: Editor, open: (name: DialogName) => void) => void
}

export type ToolGroup = { readonly name?: string; readonly tools: readonly Tool[] }

function heading(level: 2 | 3): Tool {
  return {
    label: level === 2 ? words.heading2 : words.heading3,
    letters: `H${level}`,
    isPressed: (editor) => editor.isActive("heading", { level }),
    run: (editor) => editor.chain().focus().toggleNode("heading", "paragraph", { level }).run(),
  }
}

function mark(name: string, button: Pick<Tool, "label" | "letters" | "style">): Tool {
  return { ...button, isPressed: (editor) => editor.isActive(name), run: (editor) => editor.chain().focus().toggleMark(name).run() }
}

function list(name: "bulletList" | "orderedList", icon: string): Tool {
  return {
    label: words[name],
    icon,
    isPressed: (editor) => editor.isActive(name),
    run: (editor) => editor.chain().focus().toggleList(name, "listItem").run(),
  }
}

const link: Tool = {
  label: words.link,
  icon: "M8 12l4-4M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2",
  isPressed: (editor) => editor.isActive("link"),
  run: (_editor, open) => open("link"),
}

const language: Tool = {
  label: words.language,
  icon: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M3 10h14M10 3c4 4 4 10 0 14M10 3c-4 4-4 10 0 14",
  isPressed: (editor) => editor.isActive("language"),
  canRun: (editor) => !editor.state.selection.empty || editor.isActive("language"),
  run: (_editor, open) => open("language"),
}

const quote: Tool = {
  label: words.quote,
  icon: "M4 5h4v5c0 3-1 4-3 5M12 5h4v5c0 3-1 4-3 5",
  isPressed: (editor) => editor.isActive("blockquote"),
  run: (editor) => editor.chain().focus().toggleWrap("blockquote").run(),
}

const rule: Tool = {
  label: words.rule,
  icon: "M3 10h14",
  // Behind the selection, so that it doesn't replace words or a reference.
  run: (editor) => editor.chain().focus().insertContentAt(editor.state.selection.to, { type: "horizontalRule" }).run(),
}

const picture: Tool = {
  label: words.picture,
  icon: "M3 4h14v12H3zM3 14l4-4 3 3 3-4 4 5",
  run: (_editor, open) => open("picture"),
}

const table: Tool = {
  label: words.table,
  icon: "M3 4h14v12H3zM3 8h14M3 12h14M9 4v12",
  canRun: (editor) => tableAt(editor) === null,
  run: (editor) => run(editor, insertTable),
}

const note: Tool = {
  label: words.note,
  icon: "M3 6h7M6.5 6v10M14 4l2-1v7",
  canRun: (editor) => editor.state.selection.$to.parent.isTextblock,
  run: (editor) => insertNote(editor),
}

const undo: Tool = {
  label: words.undo,
  icon: "M8 4 4 8l4 4M4 8h8a4 4 0 0 1 0 8H8",
  canRun: ({ state }) => undoDepth(state) > 0,
  run: (editor) => editor.chain().focus().undo().run(),
}

const redo: Tool = {
  label: words.redo,
  icon: "m12 4 4 4-4 4M16 8H8a4 4 0 0 0 0 8h4",
  canRun: ({ state }) => redoDepth(state) > 0,
  run: (editor) => editor.chain().focus().redo().run(),
}

const bulletIcon = "M8 5h9M8 10h9M8 15h9M4 5h.01M4 10h.01M4 15h.01"
const orderedIcon = "M8 5h9M8 10h9M8 15h9M4 3.5v3M3.5 12.5h2l-2 3h2"

export const groups: readonly ToolGroup[] = [
  { tools: [heading(2), heading(3)] },
  {
    tools: [
      mark("bold", { label: words.bold, letters: "B", style: "bold" }),
      mark("italic", { label: words.italic, letters: "I", style: "italic" }),
      link,
      mark("superscript", { label: words.superscript, letters: "x²" }),
      mark("subscript", { label: words.subscript, letters: "x₂" }),
      language,
    ],
  },
  { tools: [list("bulletList", bulletIcon), list("orderedList", orderedIcon), quote, rule] },
  { tools: [picture, table, note] },
  { tools: [undo, redo] },
]

/** The tools for the link, picture, table, note or phrase that contains the cursor. */
export function contextGroups(editor: Editor): readonly ToolGroup[] {
  const note = selectedNote(editor)
  const target = note === null ? null : attributeOf(note, "target")
  const around = noteAround(editor)
  return [
    ...(target === null ? [] : [noteGroup(target, inWords(appWords.richText.noteTools.go, { run: () => goToNote(editor, target) }))]),
    ...(around === null
      ? []
      : [noteGroup(around, inWords(appWords.richText.noteTools.back, { run: () => goToReference(editor, around) }))]),
    ...(editor.isActive("link") && target === null ? [linkGroup] : []),
    ...(editor.isActive("language") ? [languageGroup] : []),
    ...(figureAt(editor) === null ? [] : [figureGroup]),
    ...(tableAt(editor) === null ? [] : [tableGroup]),
  ]
}

const inWords = (label: string, tool: Omit<Tool, "label" | "letters" | "style">): Tool => ({
  label,
  letters: label,
  style: "words",
  ...tool,
})

/** `go` leads from a reference to its note, or back. */
function noteGroup(target: string, go: Tool): ToolGroup {
  const { group, remove } = appWords.richText.noteTools
  return { name: group, tools: [go, inWords(remove, { run: (editor) => removeNotes(editor, [target]) })] }
}

const linkGroup: ToolGroup = {
  name: appWords.richText.linkTools.group,
  tools: [
    inWords(appWords.richText.linkTools.edit, { run: (_editor, open) => open("link") }),
    inWords(appWords.richText.linkTools.remove, { run: removeLink }),
  ],
}

const languageGroup: ToolGroup = {
  name: appWords.richText.languageTools.group,
  tools: [
    inWords(appWords.richText.languageTools.edit, { run: (_editor, open) => open("language") }),
    inWords(appWords.richText.languageTools.remove, {
      run: (editor) => editor.chain().focus().extendMarkRange("language").unsetMark("language").run(),
    }),
  ],
}

const figureGroup: ToolGroup = {
  name: appWords.richText.pictureTools.group,
  tools: [
    inWords(appWords.richText.pictureTools.altText, { run: (_editor, open) => open("altText") }),
    inWords(appWords.richText.pictureTools.remove, { run: (editor) => editor.chain().focus().deleteNode("figure").run() }),
  ],
}

const { tableTools } = appWords.richText
const ofTable = (label: string, command: Command) => inWords(label, { run: (editor) => run(editor, command) })
const tableGroup: ToolGroup = {
  name: tableTools.group,
  tools: [
    ofTable(tableTools.rowBefore, commands.addRowBefore),
    ofTable(tableTools.rowAfter, commands.addRowAfter),
    ofTable(tableTools.columnBefore, commands.addColumnBefore),
    ofTable(tableTools.columnAfter, commands.addColumnAfter),
    ofTable(tableTools.removeRow, commands.deleteRow),
    ofTable(tableTools.removeColumn, commands.deleteColumn),
    inWords(tableTools.headerRow, { isPressed: hasHeaderRow, run: toggleHeaderRow }),
    inWords(tableTools.headerColumn, { isPressed: hasHeaderColumn, run: toggleHeaderColumn }),
    inWords(tableTools.caption, { run: (_editor, open) => open("caption") }),
    ofTable(tableTools.remove, commands.deleteTable),
  ],
}
