import { Extension, type Editor } from "@tiptap/core"
import { Slice, type Fragment, type Node } from "@tiptap/pm/model"
import { Plugin } from "@tiptap/pm/state"
import { storable } from "#contract/field-types/storable.ts"
import { realAddress } from "#lib/links/real-address.ts"
import { linkAddressIn } from "../links/address.ts"
import { changesInWords } from "./changes.ts"
import { cleanPaste } from "./clean.ts"
import { addItems, idsIn, referencesIn } from "../notes/note-items.ts"
import { attributeOf } from "../schema/attributes.ts"

export type PasteOptions = {
  readonly onPaste: (editor: Editor, report: PasteReport) => void
}

export type PasteReport = {
  readonly files?: readonly File[]
  readonly leftOut?: readonly string[]
  /** Further words name parts that were left out or changed. */
  readonly changes?: readonly string[]
}

export const Paste = Extension.create<PasteOptions>({
  name: "cleanPaste",
  addOptions: () => ({ onPaste: () => undefined }),
  addProseMirrorPlugins() {
    const tell = (report: PasteReport) => {
      if (Object.values(report).some((part) => part.length > 0)) this.options.onPaste(this.editor, report)
    }
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html) => {
            const { html: clean, ...report } = cleanPaste(html, idsIn(this.editor.state.tr.deleteSelection().doc))
            // ProseMirror inserts the text after this function. The pictures must come behind the text.
            setTimeout(() => tell(report))
            return clean
          },
          transformPastedText: (text) => storable(text, true),
          handlePaste: (_view, event, slice) =>
            linkSelection(this.editor, event, tell) || takeFiles(event.clipboardData, tell) || pasteNotes(this.editor, slice),
          handleDrop: (view, event, slice, isMoved) => {
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
            if (at !== null && !isMoved && dropNotes(this.editor, slice, at.pos)) return true
            if (!takeFiles(event.dataTransfer, tell)) return false
            event.preventDefault()
            if (at !== null) this.editor.commands.setTextSelection(at.pos)
            return true
          },
        },
      }),
    ]
  },
})

/** Without a selection it inserts the address as a link. */
function linkSelection(editor: Editor, event: ClipboardEvent, tell: Tell): boolean {
  const text = event.clipboardData?.getData("text/plain").trim() ?? ""
  const href = linkAddressIn(text)
  const { empty, $from, $to } = editor.state.selection
  if (href === null || !$from.sameParent($to)) return false
  if (realAddress(text) !== text) tell({ changes: changesInWords(new Set(["detours"]), []) })
  if (empty) return editor.commands.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })
  return editor.commands.setMark("link", { href })
}

type Tell = (report: PasteReport) => void

function takeFiles(transfer: DataTransfer | null, tell: Tell): boolean {
  const files = [...(transfer?.files ?? [])]
  // Word and Excel add a picture of the copied text.
  const hasWords = /<(p|td|li|h\d|span)\b/i.test(transfer?.getData("text/html") ?? "")
  if (files.length === 0 || hasWords) return false
  const pictures = files.filter((file) => file.type.startsWith("image/"))
  tell({ files: pictures, leftOut: files.filter((file) => !pictures.includes(file)).map((file) => file.name) })
  return true
}

function dropNotes(editor: Editor, slice: Slice, position: number): boolean {
  const before = editor.state.selection
  editor.commands.setTextSelection(position)
  if (pasteNotes(editor, slice)) return true
  editor.commands.setTextSelection(before)
  return false
}

/** Adds pasted notes to those of the document. Returns false for a text without notes. */
function pasteNotes({ state, view }: Editor, { content, openStart }: Slice): boolean {
  const list = content.lastChild
  const targets = new Set(referencesIn(content).map(({ target }) => target))
  if (list?.type.name !== "orderedList" || !list.children.every((item) => targets.has(attributeOf(item, "id") ?? ""))) return false
  const text = content.cut(0, content.size - list.nodeSize)
  const tr = state.tr.replaceSelection(new Slice(text, openStart, openEndOf(text)))
  addItems(tr, list.children)
  view.dispatch(tr.scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste"))
  return true
}

/** The text behind the cursor continues the last pasted paragraph. */
function openEndOf(content: Fragment): number {
  let depth = 0
  for (let node: Node | null = content.lastChild; node && !node.isLeaf && node.type.spec.isolating !== true; node = node.lastChild)
    depth += 1
  return depth
}
