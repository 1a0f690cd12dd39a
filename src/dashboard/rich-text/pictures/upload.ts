import { type Editor, findParentNode } from "@tiptap/core"
import type { Transaction } from "@tiptap/pm/state"
import type { Uploads } from "#dashboard/media/uploads/uploads.ts"
import type { Node } from "@tiptap/pm/model"
import type { FileValue } from "#dashboard/items/values.ts"
import { safePicture } from "../schema/attributes.ts"
import { appWords } from "#dashboard/strings/words.ts"

type Upload = {
  readonly upload: Uploads["uploadPicture"]
  /** Gets the name of the uploading picture; null at the end. */
  readonly onUploading: (name: string | null) => void
  readonly onLeftOut: (names: readonly string[]) => void
}

type Uploaded = { readonly ok: true; readonly file: FileValue } | { readonly ok: false; readonly words: string }

/** Returns the file at the back end; after a failure the picture's name, with the reason if it is known. */
export async function uploadPicture(upload: Uploads["uploadPicture"], picture: File): Promise<Uploaded> {
  // A file that can't be read throws.
  const outcome = await upload(picture).catch(() => ({ ok: false, reason: appWords.files.damaged }) as const)
  if (outcome.ok) return outcome
  return { ok: false, words: outcome.reason === null ? picture.name : appWords.files.because(picture.name, outcome.reason) }
}

/** Each picture goes where the cursor was when it was pasted or dropped, even if the user types meanwhile. */
export async function uploadPictures(editor: Editor, files: readonly File[], { upload, onUploading, onLeftOut }: Upload): Promise<void> {
  const unplaced: string[] = []
  const place = new Place(editor)
  for (const file of files) {
    onUploading(file.name)
    const uploaded = await uploadPicture(upload, file)
    const end = !uploaded.ok || editor.isDestroyed ? null : insertPicture(editor, uploaded.file, place.position)
    if (end === null) unplaced.push(uploaded.ok ? file.name : uploaded.words)
    else place.position = end
  }
  place.forget()
  onUploading(null)
  if (unplaced.length > 0) onLeftOut(unplaced)
}

type Change = { readonly transaction: Transaction; readonly appendedTransactions: readonly Transaction[] }

class Place {
  position: number
  private readonly editor: Editor

  constructor(editor: Editor) {
    this.editor = editor
    this.position = editor.state.selection.to
    editor.on("transaction", this.follow)
  }

  forget(): void {
    this.editor.off("transaction", this.follow)
  }

  private readonly follow = ({ transaction, appendedTransactions: others }: Change) => {
    for (const { mapping } of [transaction, ...others]) this.position = mapping.map(this.position)
  }
}

/** Returns the end of the caption; null if the file is not one of the site's. */
export function insertPicture(editor: Editor, file: FileValue, position: number): number | null {
  const src = safePicture(file.url)
  if (src === null) return null
  const { schema, doc, tr } = editor.state
  const { width, height, alt, title } = file
  const figure = schema.node("figure", { src, alt, width, height }, title === "" ? [] : [schema.text(title)])
  const { from, to } = placeAt(doc, position)
  editor.view.dispatch(tr.replaceWith(from, to, figure))
  // Spare paragraphs may have been added with it (src/dashboard/rich-text/state/spare-paragraphs.ts).
  let end: number | null = null
  editor.state.doc.forEach((block, pos) => {
    if (block === figure) end = pos + block.nodeSize - 1
  })
  return end
}

/** Returns a place between the outermost blocks, not in tables and lists. The picture replaces an empty paragraph. */
function placeAt(doc: Node, position: number): { readonly from: number; readonly to: number } {
  const place = doc.resolve(Math.min(position, doc.content.size))
  if (place.depth === 0) return { from: place.pos, to: place.pos }
  const isEmpty = place.depth === 1 && place.parent.type.name === "paragraph" && place.parent.childCount === 0
  return { from: isEmpty ? place.before(1) : place.after(1), to: place.after(1) }
}

/** The caption contains the cursor, or the picture is selected. */
export function figureAt({ state }: Editor): { readonly node: Node; readonly pos: number } | null {
  const around = findParentNode(({ type }) => type.name === "figure")(state.selection)
  if (around !== undefined) return around
  const { empty, $from } = state.selection
  const { nodeAfter } = $from
  return nodeAfter?.type.name === "figure" && !empty ? { node: nodeAfter, pos: $from.pos } : null
}
