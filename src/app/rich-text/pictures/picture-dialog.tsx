import type { Editor } from "@tiptap/core"
import { richText } from "#app/strings/rich-text.ts"
import { Button } from "#ui/button.tsx"
import { TextField } from "#ui/field.tsx"
import { DialogForm } from "../dialogs/dialog-form.tsx"
import type { PictureSource } from "../picture-source.ts"
import { AltFields } from "./alt-fields.tsx"
import { pictureTypes } from "./upload.ts"
import { useAlt } from "./use-alt.ts"
import { usePicked } from "./use-picked.ts"

const words = richText.picture

type PictureDialogProps = { readonly editor: Editor; readonly source: PictureSource | null; readonly onClose: () => void }

export function PictureDialog({ editor, source, onClose }: PictureDialogProps) {
  const { fields, chosen } = useAlt(null)
  const { picked, error, isBusy, pick, insert } = usePicked(editor, source)
  const submit = async () => {
    const end = await insert(chosen())
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
      title={words.title}
      submit={isBusy && picked instanceof File ? richText.uploading(picked.name) : words.insert}
      onSubmit={() => void submit()}
      onClose={onClose}
      aside={library}
    >
      <TextField
        id="rich-text-picture"
        type="file"
        accept={pictureTypes}
        label={words.file}
        hint={picked === null || picked instanceof File ? words.fileHint : picked.filename}
        error={error}
        onChange={(event) => pick(event.target.files?.[0] ?? null)}
      />
      <AltFields {...fields} />
    </DialogForm>
  )
}
