import type { Editor } from "@tiptap/core"
import type { Transaction } from "@tiptap/pm/state"
import { pictureRules } from "#contract/fields.ts"
import { richText } from "#app/strings/rich-text.ts"
import type { PictureSource } from "./picture-source.ts"
import { insertPicture } from "./insert.ts"

type Upload = {
  readonly source: PictureSource | null
  readonly onUploading: (names: readonly string[]) => void
  readonly onLeftOut: (names: readonly string[]) => void
}

const types = pictureRules.extensions.split(" ").map((extension) => `image/${extension}`)
export const pictureTypes = types.join(",")

/** Says why a picture can't be uploaded; null if it can. */
export function faultOf(file: File): string | null {
  if (!types.includes(file.type)) return richText.picture.badType(file.name)
  return file.size > pictureRules.maxBytes ? richText.picture.tooLarge(file.name) : null
}

/** Uploads pictures that were pasted or dropped. Each goes where the cursor was at that time, even if the user types meanwhile. */
export async function uploadPictures(editor: Editor, files: readonly File[], { source, onUploading, onLeftOut }: Upload): Promise<void> {
  const faults = files.map(faultOf).filter((fault) => fault !== null)
  const good = files.filter((file) => faultOf(file) === null)
  const unplaced: string[] = [...faults, ...(source === null ? good.map(({ name }) => name) : [])]
  if (source !== null) {
    const place = new Place(editor)
    for (const [index, file] of good.entries()) {
      onUploading(good.slice(index).map(({ name }) => name))
      const value = await source.upload(file).catch(() => null)
      const isGone = editor.isDestroyed
      const end = value === null || isGone ? null : insertPicture(editor, value, place.position)
      if (end === null) unplaced.push(file.name)
      else place.position = end
    }
    place.forget()
    onUploading([])
  }
  if (unplaced.length > 0) onLeftOut(unplaced)
}

type Change = { readonly transaction: Transaction; readonly appendedTransactions: readonly Transaction[] }

/** A position that moves with the text. */
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
