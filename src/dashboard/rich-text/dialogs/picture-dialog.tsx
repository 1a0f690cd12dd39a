import type { Editor } from "@tiptap/core"
import { useState } from "react"
import type { FileValue } from "#dashboard/items/values.ts"
import { Button } from "#ui/button.tsx"
import { TextField } from "#ui/field.tsx"
import type { PictureSource } from "../pictures/picture-source.ts"
import { pictureTypes, insertPicture, figureAt, uploadPicture } from "../pictures/upload.ts"
import { DialogForm, type EditorDialogProps } from "./dialog-form.tsx"
import { Check } from "#dashboard/widgets/group.tsx"
import { attributeOf } from "../schema/attributes.ts"
import { appWords } from "#dashboard/strings/words.ts"

const words = appWords.richText.picture

export function PictureDialog({ editor, source, onClose }: EditorDialogProps & { readonly source: PictureSource | null }) {
  const { fields, readAlt } = useAlt(null)
  const { picture, error, isBusy, pick, insert } = usePictureChoice(editor, source)
  const submit = async () => {
    const end = await insert(readAlt())
    if (end === null) return
    onClose()
    editor.chain().setTextSelection(end).focus().run()
  }
  const choose = source?.choose
  const library = choose && (
    <Button tone="ghost" onClick={() => void choose().then((file) => file !== null && pick(file))}>
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
        accept={pictureTypes}
        label={appWords.buttons.chooseFile}
        hint={picture === null || picture instanceof File ? words.fileHint : picture.filename}
        error={error}
        onChange={(event) => pick(event.target.files?.[0] ?? null)}
      />
      <AltFields {...fields} />
    </DialogForm>
  )
}

/** Holds the picture that the user picks from their files or from those of the site, until it is in the text. */
function usePictureChoice(editor: Editor, source: PictureSource | null) {
  const [picture, setPicture] = useState<File | FileValue | null>(null)
  const [error, setError] = useState<string | undefined>(source === null ? words.noSource : undefined)
  const [isBusy, setBusy] = useState(false)
  const pick = (file: File | FileValue | null) => {
    setPicture(file)
    setError(undefined)
  }
  /** Returns the end of the inserted picture's caption, or null if nothing was inserted. */
  const insert = async (alt: string | null): Promise<number | null> => {
    if (picture === null) setError(words.noFile)
    if (picture === null || alt === null || source === null || isBusy) return null
    setBusy(true)
    const file = picture instanceof File ? await uploadPicture(source, picture) : picture
    setBusy(false)
    const end = typeof file === "string" ? null : insertPicture(editor, { ...file, alt }, editor.state.selection.to)
    if (end === null) setError(appWords.richText.leftOut(typeof file === "string" ? file : file.filename))
    return end
  }
  return { picture, error, isBusy, pick, insert }
}

/** Holds the alt text of a picture, or that it is decoration. `initial` is null if nobody has chosen yet. */
function useAlt(initial: string | null) {
  const [alt, setAlt] = useState(initial ?? "")
  const [isDecoration, setDecoration] = useState(initial === "")
  const [error, setError] = useState<string>()
  const fields = { alt, isDecoration, error, onAlt: setAlt, onDecoration: setDecoration }
  /** Returns the alt text, empty for decoration. If it is missing, the field asks for it and this returns null. */
  const readAlt = (): string | null => {
    const text = isDecoration ? "" : alt.trim()
    const isMissing = !isDecoration && text === ""
    setError(isMissing ? words.altNeeded : undefined)
    return isMissing ? null : text
  }
  return { fields, readAlt }
}

function AltFields({ alt, isDecoration, error, onAlt, onDecoration }: ReturnType<typeof useAlt>["fields"]) {
  return (
    <>
      <TextField
        id="rich-text-alt"
        label={appWords.pictures.alt}
        hint={appWords.pictures.altHint}
        error={error}
        // The server's limit (docs/content-model.md).
        maxLength={512}
        value={isDecoration ? "" : alt}
        disabled={isDecoration}
        onChange={(event) => onAlt(event.target.value)}
      />
      <Check
        id="rich-text-decoration"
        type="checkbox"
        name="rich-text-decoration"
        label={appWords.pictures.decoration}
        isOn={isDecoration}
        onChange={onDecoration}
      />
    </>
  )
}

export function AltTextDialog({ editor, onClose }: EditorDialogProps) {
  const [figure] = useState(() => figureAt(editor))
  const { fields, readAlt } = useAlt(figure === null ? null : attributeOf(figure.node, "alt"))
  const save = () => {
    const alt = readAlt()
    if (alt === null) return
    onClose()
    if (figure !== null) editor.view.dispatch(editor.state.tr.setNodeAttribute(figure.pos, "alt", alt))
    editor.commands.focus()
  }
  return (
    <DialogForm title={appWords.pictures.alt} submit={appWords.buttons.save} onSubmit={save} onClose={onClose}>
      <AltFields {...fields} />
    </DialogForm>
  )
}
