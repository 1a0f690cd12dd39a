import type { Editor } from "@tiptap/core"
import { useState } from "react"
import type { FileValue } from "#app/resources/values.ts"
import { richText } from "#app/strings/rich-text.ts"
import type { PictureSource } from "../picture-source.ts"
import { insertPicture } from "./insert.ts"
import { faultOf } from "./upload.ts"

const words = richText.picture

/** The picture that someone picked from their files or from those of the site, on its way into the text. */
export function usePicked(editor: Editor, source: PictureSource | null) {
  const [picked, setPicked] = useState<File | FileValue | null>(null)
  const [error, setError] = useState<string | undefined>(source === null ? words.noSource : undefined)
  const [isBusy, setBusy] = useState(false)
  const pick = (file: File | FileValue | null) => {
    setPicked(file)
    setError(file instanceof File ? (faultOf(file) ?? undefined) : undefined)
  }
  /** Answers the end of the caption of the inserted picture, or null where it stays out. */
  const insert = async (alt: string | null): Promise<number | null> => {
    if (picked === null) setError(words.noFile)
    const isFaulty = picked instanceof File && faultOf(picked) !== null
    if (picked === null || alt === null || source === null || isBusy || isFaulty) return null
    setBusy(true)
    const file = picked instanceof File ? await source.upload(picked).catch(() => null) : picked
    setBusy(false)
    const end = file === null ? null : insertPicture(editor, { ...file, alt }, editor.state.selection.to)
    if (end === null) setError(richText.leftOut(picked instanceof File ? picked.name : picked.filename))
    return end
  }
  return { picked, error, isBusy, pick, insert }
}
