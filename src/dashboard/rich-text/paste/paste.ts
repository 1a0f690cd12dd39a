import { Extension, type Editor } from "@tiptap/core"
import { Fragment, Slice, type Node, type Schema } from "@tiptap/pm/model"
import { Plugin } from "@tiptap/pm/state"
import { storable } from "#contract/field-types/storable.ts"
import { realAddress } from "#lib/links/real-address.ts"
import { addressIn } from "../links/address.ts"
import { changesInWords } from "./changes.ts"
import { cleanPaste } from "./clean.ts"
import { addItems, backLink, freeKey, hasBackLink, idsIn } from "../notes/items.ts"
import { attributeOf, spanOf } from "../schema/attributes.ts"

export type PasteOptions = {
  readonly onTaken: (editor: Editor, taken: Taken) => void
}

export type Taken = {
  /** The pictures to upload. */
  readonly files?: readonly File[]
  /** The names of the files that were left out. */
  readonly leftOut?: readonly string[]
  /** What else was left out or changed, in words. */
  readonly changes?: readonly string[]
}

/** Cleans all pasted and dropped content. */
export const Paste = Extension.create<PasteOptions>({
  name: "cleanPaste",
  addOptions: () => ({ onTaken: () => undefined }),
  addProseMirrorPlugins() {
    const take = (taken: Taken) => {
      if (Object.values(taken).some((part) => part.length > 0)) this.options.onTaken(this.editor, taken)
    }
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html) => {
            const { html: clean, ...taken } = cleanPaste(html)
            // ProseMirror inserts the text after this function. The pictures go behind the text.
            setTimeout(() => take(taken))
            return clean
          },
          transformPastedText: (text) => storable(text, true),
          transformPasted: withoutForgedParts,
          handlePaste: (_view, event, slice) =>
            linkSelection(this.editor, event, take) ||
            takeFiles(event.clipboardData, take) ||
            takeWords(this.editor, slice) ||
            pasteNotes(this.editor, slice),
          handleDrop: (view, event, slice, isMoved) => {
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
            if (at !== null && !isMoved && dropNotes(this.editor, slice, at.pos)) return true
            if (!takeFiles(event.dataTransfer, take)) return false
            event.preventDefault()
            if (at !== null) this.editor.commands.setTextSelection(at.pos)
            return true
          },
        },
      }),
    ]
  },
})

// Security: kept parts are written as they are, so only those that the server stored may be in the document. ProseMirror's mark in pasted HTML can
// set a span of a million columns, which would stop the browser, and the address of a picture elsewhere.
function withoutForgedParts(slice: Slice): Slice {
  const found: Node[] = []
  slice.content.descendants((node) => {
    if (isForged(node) || hasForgedSpan(node)) found.push(node)
  })
  return found.length > 0 ? Slice.maxOpen(withoutForged(slice.content)) : slice
}

function withoutForged(content: Fragment): Fragment {
  const nodes = content.content.filter((node) => !isForged(node))
  return Fragment.fromArray(
    nodes.map((node) => {
      const inner = withoutForged(node.content)
      return hasForgedSpan(node) ? node.type.create({ ...node.attrs, ...spansOf(node) }, inner) : node.copy(inner)
    }),
  )
}

function isForged(node: Node): boolean {
  return node.type.name === "kept" || (node.type.name === "figure" && attributeOf(node, "src") === null)
}

const spansOf = (cell: Node) => ({ rowspan: spanOf(cell, "rowspan"), colspan: spanOf(cell, "colspan"), colwidth: null })

function hasForgedSpan(node: Node): boolean {
  if (!/^table(Cell|Header)$/.test(node.type.name)) return false
  return Object.entries(spansOf(node)).some(([name, value]) => node.attrs[name] !== value)
}

/** Links the selected words to a pasted address. Without a selection it inserts the address as a link. */
function linkSelection(editor: Editor, event: ClipboardEvent, take: Take): boolean {
  const text = event.clipboardData?.getData("text/plain").trim() ?? ""
  const href = addressIn(text)
  const { empty, $from, $to } = editor.state.selection
  if (href === null || !$from.sameParent($to)) return false
  if (realAddress(text) !== text) take({ changes: changesInWords(new Set(["detours"]), []) })
  if (empty) return editor.commands.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })
  return editor.commands.setMark("link", { href })
}

function dropNotes(editor: Editor, slice: Slice, position: number): boolean {
  const before = editor.state.selection
  editor.commands.setTextSelection(position)
  if (pasteNotes(editor, slice)) return true
  editor.commands.setTextSelection(before)
  return false
}

/** Inserts only the words of forged clipboard data that the schema refuses. */
function takeWords(editor: Editor, slice: Slice): boolean {
  try {
    editor.state.tr.replaceSelection(slice)
    return false
  } catch {
    editor.view.dispatch(editor.state.tr.insertText(slice.content.textBetween(0, slice.content.size, " ")))
    return true
  }
}

type Take = (taken: Taken) => void

function takeFiles(transfer: DataTransfer | null, take: Take): boolean {
  const files = [...(transfer?.files ?? [])]
  // Word and Excel add a picture of the copied text.
  const hasWords = /<(p|td|li|h\d|span)\b/i.test(transfer?.getData("text/html") ?? "")
  if (files.length === 0 || hasWords) return false
  const pictures = files.filter((file) => file.type.startsWith("image/"))
  take({ files: pictures, leftOut: files.filter((file) => !pictures.includes(file)).map((file) => file.name) })
  return true
}

/** Inserts a text that has notes, and adds them to those of the document. Returns false for a text without notes. */
function pasteNotes({ state, view }: Editor, slice: Slice): boolean {
  const list = slice.content.lastChild
  const targets = new Set(referencesOf(slice.content).map((note) => attributeOf(note, "target")))
  if (list?.type.name !== "orderedList" || !list.children.every((item) => targets.has(attributeOf(item, "id")))) return false
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
    const id = attributeOf(item, "id")
    if (id === null || !taken.has(id)) continue
    const key = freeKey(new Set([...taken, ...list.children.map((one) => attributeOf(one, "id") ?? "")]))
    const name = { target: `fn-${key}`, id: `fnref-${key}` }
    names.set(id, name)
    taken.add(name.target)
  }
  return names
}

function renamed(content: Fragment, names: ReadonlyMap<string, Name>): Fragment {
  return Fragment.fromArray(
    content.content.map((node) => {
      const name = node.type.name === "note" ? names.get(attributeOf(node, "target") ?? "") : undefined
      if (name !== undefined) return node.type.create({ ...node.attrs, ...name }, null, node.marks)
      return node.isLeaf ? node : node.copy(renamed(node.content, names))
    }),
  )
}

type Naming = { readonly names: ReadonlyMap<string, Name>; readonly schema: Schema; readonly references: readonly Node[] }

function itemOf(item: Node, { names, schema, references }: Naming): Node {
  const before = attributeOf(item, "id") ?? ""
  const id = names.get(before)?.target ?? before
  const reference = references.find((one) => attributeOf(one, "target") === id)
  const last = item.lastChild
  const sign = backLink(schema, (reference && attributeOf(reference, "id")) ?? `ref-${id}`)
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
