import { Extension, type Editor } from "@tiptap/core"
import { Fragment, Slice, type Node } from "@tiptap/pm/model"
import { Plugin } from "@tiptap/pm/state"
import { addressIn } from "../links/address.ts"
import { cleanPaste } from "./clean.ts"
import { pasteNotes } from "./paste-notes.ts"

export type PasteOptions = {
  /** Gets the pictures to upload, and the names of the files that were left out. */
  readonly onTaken: (editor: Editor, files: readonly File[], leftOut: readonly string[]) => void
}

/** Cleans all pasted and dropped content. */
export const Paste = Extension.create<PasteOptions>({
  name: "cleanPaste",
  addOptions: () => ({ onTaken: () => undefined }),
  addProseMirrorPlugins() {
    const take = (files: readonly File[], leftOut: readonly string[] = []) => {
      if (files.length + leftOut.length > 0) this.options.onTaken(this.editor, files, leftOut)
    }
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html) => {
            const { html: clean, files, leftOut } = cleanPaste(html)
            // ProseMirror inserts the text after this function. The pictures go behind the text.
            setTimeout(() => take(files, leftOut))
            return clean
          },
          transformPasted: withoutKeptParts,
          handlePaste: (_view, event, slice) =>
            linkSelection(this.editor, event) ||
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

// Security: kept parts are written as they are, so only those that the server stored may be in the document.
function withoutKeptParts(slice: Slice): Slice {
  const found: Node[] = []
  slice.content.descendants((node) => {
    if (node.type.name === "kept") found.push(node)
  })
  return found.length > 0 ? Slice.maxOpen(withoutKept(slice.content)) : slice
}

function withoutKept(content: Fragment): Fragment {
  const nodes: Node[] = []
  content.forEach((node) => {
    if (node.type.name !== "kept") nodes.push(node.copy(withoutKept(node.content)))
  })
  return Fragment.fromArray(nodes)
}

/** Links the selected words to a pasted address. Without a selection it inserts the address as a link. */
function linkSelection(editor: Editor, event: ClipboardEvent): boolean {
  const href = addressIn(event.clipboardData?.getData("text/plain") ?? "")
  const { empty, $from, $to } = editor.state.selection
  if (href === null || !$from.sameParent($to)) return false
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

function takeFiles(transfer: DataTransfer | null, take: (files: readonly File[], leftOut: readonly string[]) => void): boolean {
  const files = [...(transfer?.files ?? [])]
  // Word and Excel add a picture of the copied text.
  const hasWords = /<(p|td|li|h\d|span)\b/i.test(transfer?.getData("text/html") ?? "")
  if (files.length === 0 || hasWords) return false
  const pictures = files.filter((file) => file.type.startsWith("image/"))
  take(
    pictures,
    files.filter((file) => !pictures.includes(file)).map((file) => file.name),
  )
  return true
}
