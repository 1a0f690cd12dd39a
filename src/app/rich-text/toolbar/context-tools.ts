import type { Editor } from "@tiptap/core"
import { richText as words } from "#app/strings/rich-text.ts"
import { goToNote, goToReference, noteAround, removeNotes, selectedNote } from "../notes/commands.ts"
import { figureAt } from "../pictures/insert.ts"
import { targetOf } from "../schema/note.ts"
import {
  hasHeaderColumn,
  hasHeaderRow,
  run,
  tableAt,
  tableCommands as commands,
  toggleHeaderColumn,
  toggleHeaderRow,
} from "../tables/commands.ts"
import type { Tool, ToolGroup } from "./tool.ts"

/** The tools for what the cursor is in. */
export function contextGroups(editor: Editor): readonly ToolGroup[] {
  const note = selectedNote(editor)
  const target = note === null ? null : targetOf(note)
  const around = noteAround(editor)
  return [
    ...(target === null ? [] : [noteGroup(target)]),
    ...(around === null ? [] : [noteItemGroup(around)]),
    ...(editor.isActive("link") && target === null ? [linkGroup] : []),
    ...(editor.isActive("language") ? [languageGroup] : []),
    ...(figureAt(editor) === null ? [] : [figureGroup]),
    ...(tableAt(editor) === null ? [] : [tableGroup]),
  ]
}

const said = (label: string, tool: Omit<Tool, "label" | "letters" | "look">): Tool => ({ label, letters: label, look: "words", ...tool })

function noteGroup(target: string): ToolGroup {
  return {
    name: words.noteTools.group,
    tools: [
      said(words.noteTools.go, { run: (editor) => goToNote(editor, target) }),
      said(words.noteTools.remove, { run: (editor) => removeNotes(editor, [target]) }),
    ],
  }
}

function noteItemGroup(target: string): ToolGroup {
  return {
    name: words.noteTools.group,
    tools: [
      said(words.noteTools.back, { run: (editor) => goToReference(editor, target) }),
      said(words.noteTools.remove, { run: (editor) => removeNotes(editor, [target]) }),
    ],
  }
}

const linkGroup: ToolGroup = {
  name: words.linkTools.group,
  tools: [
    said(words.linkTools.edit, { run: (_editor, open) => open("link") }),
    said(words.linkTools.remove, { run: (editor) => editor.chain().focus().extendMarkRange("link").unsetMark("link").run() }),
  ],
}

const languageGroup: ToolGroup = {
  name: words.languageTools.group,
  tools: [
    said(words.languageTools.edit, { run: (_editor, open) => open("language") }),
    said(words.languageTools.remove, { run: (editor) => editor.chain().focus().extendMarkRange("language").unsetMark("language").run() }),
  ],
}

const figureGroup: ToolGroup = {
  name: words.pictureTools.group,
  tools: [
    said(words.pictureTools.altText, { run: (_editor, open) => open("altText") }),
    said(words.pictureTools.remove, { run: (editor) => editor.chain().focus().deleteNode("figure").run() }),
  ],
}

const { tableTools } = words
const tableGroup: ToolGroup = {
  name: tableTools.group,
  tools: [
    said(tableTools.rowBefore, { run: (editor) => run(editor, commands.addRowBefore) }),
    said(tableTools.rowAfter, { run: (editor) => run(editor, commands.addRowAfter) }),
    said(tableTools.columnBefore, { run: (editor) => run(editor, commands.addColumnBefore) }),
    said(tableTools.columnAfter, { run: (editor) => run(editor, commands.addColumnAfter) }),
    said(tableTools.removeRow, { run: (editor) => run(editor, commands.deleteRow) }),
    said(tableTools.removeColumn, { run: (editor) => run(editor, commands.deleteColumn) }),
    said(tableTools.headerRow, { isPressed: hasHeaderRow, run: toggleHeaderRow }),
    said(tableTools.headerColumn, { isPressed: hasHeaderColumn, run: toggleHeaderColumn }),
    said(tableTools.caption, { run: (_editor, open) => open("caption") }),
    said(tableTools.remove, { run: (editor) => run(editor, commands.deleteTable) }),
  ],
}
