import { Extension } from "@tiptap/core"
import type { Node } from "@tiptap/pm/model"
import type { EditorState, Transaction } from "@tiptap/pm/state"
import { idOf } from "../schema/attributes.ts"
import { numberOf } from "../schema/note.ts"
import { correcting } from "../schema/plugins.ts"
import { noteListOf, referencesIn, type NoteList, type Reference } from "./references.ts"

/** Keeps the numbers of notes, and the order of their list, in the order of the text. */
export const NoteNumbering = Extension.create({ name: "noteNumbering", addProseMirrorPlugins: () => [correcting(numbered)] })

function numbered({ doc, tr }: EditorState): Transaction | null {
  const references = referencesIn(doc)
  if (references.length === 0) return null
  const targets = [...new Set(references.map(({ target }) => target))]
  const taken = new Set<string>()
  for (const reference of references) renumber(tr, reference, { number: targets.indexOf(reference.target) + 1, taken })
  const list = noteListOf(doc, references)
  if (list !== null) sort(tr, list, targets)
  return tr.docChanged ? tr : null
}

type Place = { readonly number: number; readonly taken: Set<string> }

/** A copied reference gets an id of its own. */
function renumber(tr: Transaction, { pos, node, target }: Reference, { number, taken }: Place): void {
  const own = idOf(node)
  let id = own ?? `ref-${target}`
  for (let copy = 2; taken.has(id); copy++) id = `${own ?? target}-${copy}`
  taken.add(id)
  if (id !== own || numberOf(node) !== number) tr.setNodeMarkup(pos, null, { ...node.attrs, id, number })
}

function sort(tr: Transaction, { pos, node }: NoteList, targets: readonly string[]): void {
  const place = (item: Node) => {
    const index = targets.indexOf(idOf(item) ?? "")
    return index < 0 ? targets.length : index
  }
  const sorted = node.children.toSorted((a, b) => place(a) - place(b))
  if (sorted.some((item, index) => item !== node.child(index))) tr.replaceWith(pos + 1, pos + node.nodeSize - 1, sorted)
}
