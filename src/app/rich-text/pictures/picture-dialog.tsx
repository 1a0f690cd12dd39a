import type { Editor } from "@tiptap/core"
import { useState } from "react"
import type { FileValue } from "#app/resources/values.ts"
import { richText } from "#lib/strings/members-area/rich-text.ts"
import { Button } from "#ui/button.tsx"
import { TextField } from "#ui/field.tsx"
import { DialogForm } from "../dialogs/dialog-form.tsx"
import type { PictureSource } from "../picture-source.ts"
import { AltFields } from "./alt-fields.tsx"
import { insertPicture } from "./insert.ts"
import { faultOf, pictureTypes } from "./upload.ts"
import { useAlt } from "./use-alt.ts"

const words = richText.picture

type PictureDialogProps = { readonly editor: Editor; readonly source: PictureSource | null; readonly onClose: () => void }

export function PictureDialog({ editor, source, onClose }: PictureDialogProps) {
  const [picked, setPicked] = useState<File | FileValue | null>(null)
  const [error, setError] = useState<string | undefined>(source === null ? words.noSource : undefined)
  const [isBusy, setBusy] = useState(false)
  const { fields, chosen } = useAlt(null)
  const insert = async () => {
    const alt = chosen()
    if (picked === null) setError(words.noFile)
    if (picked === null || alt === null || source === null || isBusy) return
    setBusy(true)
    const file = picked instanceof File ? await source.upload(picked).catch(() => null) : picked
    setBusy(false)
    const end = file === null ? null : insertPicture(editor, { ...file, alt }, editor.state.selection.to)
    if (end === null) {
      setError(richText.leftOut(picked instanceof File ? picked.name : picked.filename))
      return
    }
    onClose()
    editor.chain().setTextSelection(end).focus().run()
  }
  const pick = (file: File | FileValue | null) => {
    setPicked(file)
    setError(file instanceof File ? (faultOf(file) ?? undefined) : undefined)
  }
  const choose = source?.choose
  return (
    <DialogForm
      title={words.title}
      submit={isBusy && picked instanceof File ? richText.uploading(picked.name) : words.insert}
      onSubmit={() => void insert()}
      onClose={onClose}
      aside={
        choose && (
          <Button tone="ghost" onClick={() => void choose().then((file) => file !== null && pick(file))}>
            {words.library}
          </Button>
        )
      }
    >
      <TextField
        id="rich-text-picture"
        type="file"
        accept={pictureTypes}
        label={words.file}
        hint={picked instanceof File || picked === null ? words.fileHint : picked.filename}
        error={error}
        onChange={(event) => pick(event.target.files?.[0] ?? null)}
      />
      <AltFields {...fields} />
    </DialogForm>
  )
}
