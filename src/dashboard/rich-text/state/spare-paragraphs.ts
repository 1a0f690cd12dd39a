import { Extension, type Editor } from "@tiptap/core"
import type { Node } from "@tiptap/pm/model"
import { TextSelection, type EditorState, type Transaction } from "@tiptap/pm/state"
import { Decoration } from "@tiptap/pm/view"
import { isMadeSpare, isSpare, makeSpare, needsSpare } from "../html/spare.ts"
import { correcting, decorating } from "../schema/plugins.ts"

/** Gives the cursor a place before, between and behind tables and pictures. */
export const SpareParagraphs = Extension.create({
  name: "spareParagraphs",
  // Above the keys of lists, because a list may hold a picture.
  priority: 200,
  addKeyboardShortcuts() {
    return { Enter: () => leaveCaption(this.editor) }
  },
  addProseMirrorPlugins: () => [correcting(fitted), decorating(spareMarks)],
})

/** Adds the spare paragraphs that are missing, and removes those that are no longer needed. */
function fitted({ doc, tr, selection }: EditorState): Transaction | null {
  const isNeeded = (index: number) => needsSpare(index === 0 ? null : doc.child(index - 1), doc.maybeChild(index + 1))
  if (doc.childCount > 0 && needsSpare(null, doc.child(0))) tr.insert(0, makeSpare(doc))
  doc.forEach((block, pos, index) => {
    const end = pos + block.nodeSize
    const holdsCursor = selection.from < end && selection.to > pos
    if (isMadeSpare(block) && !isNeeded(index) && !holdsCursor) tr.delete(tr.mapping.map(pos), tr.mapping.map(end))
    else if (needsSpare(block, doc.maybeChild(index + 1))) tr.insert(tr.mapping.map(end), makeSpare(doc))
  })
  return tr.docChanged ? tr : null
}

function spareMarks(doc: Node): Decoration[] {
  const spares: Decoration[] = []
  doc.forEach((block, pos, index) => {
    if (isSpare(doc, index)) spares.push(Decoration.node(pos, pos + block.nodeSize, { "data-spare": "" }))
  })
  return spares
}

/** A caption has one line: Enter puts the cursor behind the picture. */
function leaveCaption({ state, view }: Editor): boolean {
  const { $from } = state.selection
  if ($from.parent.type.name !== "figure") return false
  const { tr, schema } = state
  const end = $from.after()
  const next = state.doc.resolve(end).nodeAfter
  const isFree = next?.type.name === "paragraph" && next.childCount === 0
  if (!isFree) tr.insert(end, schema.node("paragraph"))
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView())
  return true
}
