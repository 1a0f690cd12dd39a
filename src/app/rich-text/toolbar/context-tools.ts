import type { Editor } from "@tiptap/core"
import type { Command } from "@tiptap/pm/state"
import { richText as words } from "#app/strings/rich-text.ts"
import { removeLink } from "../links/link-at.ts"
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
import type { Tool, ToolGroup } from "./tools.ts"

/** The tools for the link, picture, table, note or phrase that contains the cursor. */
export function contextGroups(editor: Editor): readonly ToolGroup[] {
  const note = selectedNote(editor)
  const target = note === null ? null : targetOf(note)
  const around = noteAround(editor)
  return [
    ...(target === null ? [] : [noteGroup(target, inWords(words.noteTools.go, { run: () => goToNote(editor, target) }))]),
    ...(around === null ? [] : [noteGroup(around, inWords(words.noteTools.back, { run: () => goToReference(editor, around) }))]),
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
  const { group, remove } = words.noteTools
  return { name: group, tools: [go, inWords(remove, { run: (editor) => removeNotes(editor, [target]) })] }
}

const linkGroup: ToolGroup = {
  name: words.linkTools.group,
  tools: [inWords(words.linkTools.edit, { run: (_editor, open) => open("link") }), inWords(words.linkTools.remove, { run: removeLink })],
}

const languageGroup: ToolGroup = {
  name: words.languageTools.group,
  tools: [
    inWords(words.languageTools.edit, { run: (_editor, open) => open("language") }),
    inWords(words.languageTools.remove, {
      run: (editor) => editor.chain().focus().extendMarkRange("language").unsetMark("language").run(),
    }),
  ],
}

const figureGroup: ToolGroup = {
  name: words.pictureTools.group,
  tools: [
    inWords(words.pictureTools.altText, { run: (_editor, open) => open("altText") }),
    inWords(words.pictureTools.remove, { run: (editor) => editor.chain().focus().deleteNode("figure").run() }),
  ],
}

const { tableTools } = words
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
