import type { Node } from "@tiptap/pm/model"
import { Plugin, type EditorState, type Transaction } from "@tiptap/pm/state"
import { DecorationSet, type Decoration } from "@tiptap/pm/view"

/** Makes a plugin that corrects the document after each change of it. */
export function correcting(correctionOf: (state: EditorState) => Transaction | null): Plugin {
  return new Plugin({
    appendTransaction: (transactions, _before, state) => (transactions.some(({ docChanged }) => docChanged) ? correctionOf(state) : null),
  })
}

/** Makes a plugin that draws decorations, which change with the document. */
export function decorating(decorationsIn: (doc: Node) => Decoration[]): Plugin<DecorationSet> {
  const setOf = (doc: Node) => DecorationSet.create(doc, decorationsIn(doc))
  return new Plugin<DecorationSet>({
    state: {
      init: (_config, { doc }) => setOf(doc),
      apply: ({ docChanged, doc }, before) => (docChanged ? setOf(doc) : before),
    },
    props: {
      decorations(state) {
        return this.getState(state)
      },
    },
  })
}
