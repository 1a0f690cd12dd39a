import { Extension, type Editor } from "@tiptap/core"
import { Fragment, type Node } from "@tiptap/pm/model"
import { TextSelection, type EditorState, type Transaction } from "@tiptap/pm/state"
import { Decoration } from "@tiptap/pm/view"
import { isEmptyParagraph } from "../html/write.ts"
import { correcting, decorating } from "../schema/plugins.ts"

/** The cursor can't stand beside tables and pictures without text, so spare paragraphs give it a place. Only written ones are stored. */
export const SpareParagraphs = Extension.create({
  name: "spareParagraphs",
  // The priority is above the keys of lists, because a list may hold a picture.
  priority: 200,
  addKeyboardShortcuts() {
    return { Enter: () => leaveCaption(this.editor) }
  },
  addProseMirrorPlugins: () => [correcting(addSpares), decorating(spareMarks)],
})

export function withSpares(doc: Node): Node {
  const spare = doc.type.schema.node("paragraph")
  const blocks = doc.children.flatMap((block, index) => [
    ...(index === 0 && isClosed(block) ? [spare] : []),
    block,
    ...(needsSpare(block, doc.maybeChild(index + 1)) ? [spare] : []),
  ])
  return doc.copy(Fragment.fromArray(blocks))
}

function needsSpare(before: Node, after: Node | null): boolean {
  return isClosed(before) && !(after?.isTextblock === true && !isClosed(after))
}

/** Closed blocks are tables, pictures, dividing lines, and parts that the editor can't change. */
function isClosed(block: Node): boolean {
  return block.isAtom || block.type.spec.isolating === true
}

function addSpares({ doc, tr, schema }: EditorState): Transaction | null {
  const insert = (pos: number) => tr.insert(tr.mapping.map(pos), schema.node("paragraph"))
  doc.forEach((block, pos, index) => {
    if (index === 0 && isClosed(block)) insert(0)
    if (needsSpare(block, doc.maybeChild(index + 1))) insert(pos + block.nodeSize)
  })
  return tr.docChanged ? tr : null
}

function spareMarks(doc: Node): Decoration[] {
  const spares: Decoration[] = []
  doc.forEach((block, pos, index) => {
    const [before, after] = [index === 0 ? null : doc.child(index - 1), doc.maybeChild(index + 1)]
    const isSpare = before === null ? after !== null && isClosed(after) : needsSpare(before, after)
    if (isSpare && isEmptyParagraph(block)) spares.push(Decoration.node(pos, pos + block.nodeSize, { "data-spare": "" }))
  })
  return spares
}

/** A caption has one line, so Enter puts the cursor behind the picture. */
function leaveCaption({ state, view }: Editor): boolean {
  const { $from } = state.selection
  if ($from.parent.type.name !== "figure") return false
  const { tr, schema } = state
  const end = $from.after()
  const next = state.doc.resolve(end).nodeAfter
  if (next === null || !isEmptyParagraph(next)) tr.insert(end, schema.node("paragraph"))
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView())
  return true
}
