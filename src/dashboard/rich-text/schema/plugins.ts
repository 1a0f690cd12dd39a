import type { Node } from "@tiptap/pm/model"
import { Plugin, type EditorState, type Transaction } from "@tiptap/pm/state"
import { DecorationSet, type Decoration } from "@tiptap/pm/view"

export function correcting(correctionOf: (state: EditorState) => Transaction | null): Plugin {
  return new Plugin({
    appendTransaction: (transactions, _before, state) => (transactions.some(({ docChanged }) => docChanged) ? correctionOf(state) : null),
  })
}

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
