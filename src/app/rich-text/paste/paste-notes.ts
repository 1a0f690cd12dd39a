import type { Editor } from "@tiptap/core"
import { Fragment, Slice, type Node, type Schema } from "@tiptap/pm/model"
import { addItems, backLink, freeKey, hasBackLink, idsIn } from "../notes/items.ts"
import { idOf } from "../schema/attributes.ts"
import { targetOf } from "../schema/note.ts"

/** Inserts a text that has notes, and adds them to those of the document. Returns false for a text without notes. */
export function pasteNotes({ state, view }: Editor, slice: Slice): boolean {
  const list = slice.content.lastChild
  const targets = new Set(referencesOf(slice.content).map(targetOf))
  if (list?.type.name !== "orderedList" || !list.children.every((item) => targets.has(idOf(item)))) return false
  const names = freeNames(list, idsIn(state.tr.deleteSelection().doc))
  const text = renamed(slice.content.cut(0, slice.content.size - list.nodeSize), names)
  const items = list.children.map((item) => itemOf(item, { names, schema: state.schema, references: referencesOf(text) }))
  const tr = state.tr.replaceSelection(new Slice(text, slice.openStart, openEndOf(text)))
  addItems(tr, items)
  view.dispatch(tr.scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste"))
  return true
}

function referencesOf(content: Fragment): readonly Node[] {
  const found: Node[] = []
  content.descendants((node) => {
    if (node.type.name === "note") found.push(node)
  })
  return found
}

type Name = { readonly target: string; readonly id: string }

/** New names for the notes whose ids are already in the document. */
function freeNames(list: Node, taken: Set<string>): ReadonlyMap<string, Name> {
  const names = new Map<string, Name>()
  for (const item of list.children) {
    const id = idOf(item)
    if (id === null || !taken.has(id)) continue
    const key = freeKey(new Set([...taken, ...list.children.map((one) => idOf(one) ?? "")]))
    const name = { target: `fn-${key}`, id: `fnref-${key}` }
    names.set(id, name)
    taken.add(name.target)
  }
  return names
}

function renamed(content: Fragment, names: ReadonlyMap<string, Name>): Fragment {
  return Fragment.fromArray(
    content.content.map((node) => {
      const name = node.type.name === "note" ? names.get(targetOf(node) ?? "") : undefined
      if (name !== undefined) return node.type.create({ ...node.attrs, ...name }, null, node.marks)
      return node.isLeaf ? node : node.copy(renamed(node.content, names))
    }),
  )
}

type Naming = { readonly names: ReadonlyMap<string, Name>; readonly schema: Schema; readonly references: readonly Node[] }

function itemOf(item: Node, { names, schema, references }: Naming): Node {
  const before = idOf(item) ?? ""
  const id = names.get(before)?.target ?? before
  const reference = references.find((one) => targetOf(one) === id)
  const last = item.lastChild
  const sign = backLink(schema, (reference && idOf(reference)) ?? `ref-${id}`)
  if (last?.type.name !== "paragraph") return item.type.create({ id }, item.content.addToEnd(schema.node("paragraph", null, sign)))
  const words = hasBackLink(item) ? last.children.slice(0, -1) : last.children
  const signed = last.copy(Fragment.fromArray([...words, ...(hasBackLink(item) ? sign.slice(1) : sign)]))
  return item.type.create({ id }, item.content.replaceChild(item.childCount - 1, signed))
}

/** The text behind the cursor continues the last pasted paragraph. */
function openEndOf(content: Fragment): number {
  let depth = 0
  for (let node = content.lastChild; node && !node.isLeaf && node.type.spec.isolating !== true; node = node.lastChild) depth += 1
  return depth
}
