import type { Editor } from "@tiptap/core"
import { useState } from "react"
import type { FileValue } from "#dashboard/items/values.ts"
import { Button } from "#ui/controls/button.tsx"
import { TextField } from "#ui/forms/field.tsx"
import { pictureRules } from "#contract/fields.ts"
import { LibraryDialog } from "#dashboard/media/library/library-dialog.tsx"
import { acceptOf } from "#dashboard/media/uploads/file-check.ts"
import type { Uploads } from "#dashboard/media/uploads/uploads.ts"
import { insertPicture, figureAt, uploadPicture } from "../pictures/upload.ts"
import { DialogForm, returnToText, type EditorDialogProps } from "./dialog-form.tsx"
import { AltText } from "#dashboard/widgets/alt-text.tsx"
import { attributeOf } from "../schema/attributes.ts"
import { appWords } from "#dashboard/strings/words.ts"

const words = appWords.richText.picture

type PictureDialogProps = EditorDialogProps & { readonly upload: Uploads["uploadPicture"] }

export function PictureDialog({ editor, upload, onClose }: PictureDialogProps) {
  const { control, readAlt } = useAlt(null)
  const { picture, error, isBusy, pick, insert } = usePictureChoice(editor, upload)
  const [isChoosing, setIsChoosing] = useState(false)
  const submit = async () => {
    const end = await insert(readAlt())
    if (end === null) return
    editor.chain().setTextSelection(end).scrollIntoView().run()
    returnToText({ editor, onClose })
  }
  const library = (
    <Button tone="ghost" onClick={() => setIsChoosing(true)}>
      {words.library}
    </Button>
  )
  return (
    <DialogForm
      title={appWords.richText.tools.picture}
      submit={isBusy && picture instanceof File ? appWords.richText.uploading(picture.name) : words.insert}
      onSubmit={() => void submit()}
      onClose={onClose}
      aside={library}
    >
      <TextField
        id="rich-text-picture"
        type="file"
        accept={acceptOf(pictureRules)}
        label={appWords.buttons.chooseFile}
        hint={picture === null || picture instanceof File ? words.fileHint : picture.filename}
        error={error}
        onChange={(event) => pick(event.target.files?.[0] ?? null)}
      />
      <AltText {...control} />
      {isChoosing && <LibraryDialog onChoose={pick} onClose={() => setIsChoosing(false)} />}
    </DialogForm>
  )
}

/** The user picks a picture from their files or from those of the site, and then inserts it. */
function usePictureChoice(editor: Editor, upload: Uploads["uploadPicture"]) {
  const [picture, setPicture] = useState<File | FileValue | null>(null)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const pick = (file: File | FileValue | null) => {
    setPicture(file)
    setError(undefined)
  }
  /** Returns the end of the inserted picture's caption, or null if nothing was inserted. */
  const insert = async (alt: string | null): Promise<number | null> => {
    if (picture === null) setError(words.noFile)
    if (picture === null || alt === null || isBusy) return null
    setIsBusy(true)
    const chosen = picture instanceof File ? await uploadPicture(upload, picture) : ({ ok: true, file: picture } as const)
    setIsBusy(false)
    const end = chosen.ok ? insertPicture(editor, { ...chosen.file, alt }, editor.state.selection.to) : null
    if (end === null) setError(chosen.ok ? appWords.richText.leftOut(chosen.file.filename) : chosen.words)
    return end
  }
  return { picture, error, isBusy, pick, insert }
}

/** An empty alt means decoration, null that nobody has chosen yet. `control` has the props of `AltText`. */
function useAlt(initial: string | null) {
  const [alt, setAlt] = useState(initial)
  const [error, setError] = useState<string>()
  /** If the alt text is missing, the control asks for it and this returns null. */
  const readAlt = (): string | null => {
    const text = alt?.trim() ?? null
    const isMissing = text === null || (text === "" && alt !== "")
    setError(isMissing ? words.altNeeded : undefined)
    return isMissing ? null : text
  }
  return { control: { id: "rich-text", alt, error, onChange: setAlt }, readAlt }
}

export function AltTextDialog({ editor, onClose }: EditorDialogProps) {
  const [figure] = useState(() => figureAt(editor))
  const { control, readAlt } = useAlt(figure === null ? null : attributeOf(figure.node, "alt"))
  const save = () => {
    const alt = readAlt()
    if (alt === null) return
    if (figure !== null) editor.view.dispatch(editor.state.tr.setNodeAttribute(figure.pos, "alt", alt))
    returnToText({ editor, onClose })
  }
  return (
    <DialogForm title={appWords.pictures.alt} submit={appWords.buttons.save} onSubmit={save} onClose={onClose}>
      <AltText {...control} />
    </DialogForm>
  )
}
