import { useState } from "react"
import { richText } from "#app/strings/rich-text.ts"
import { TextField } from "#ui/field.tsx"
import { captionAt, setCaption } from "../tables/commands.ts"
import { DialogForm, type EditorDialogProps } from "./dialog-form.tsx"

const words = richText.caption

export function CaptionDialog({ editor, onClose }: EditorDialogProps) {
  const [caption, setText] = useState(() => captionAt(editor))
  const save = () => {
    onClose()
    setCaption(editor, caption)
    editor.commands.focus()
  }
  return (
    <DialogForm title={words.title} submit={words.save} onSubmit={save} onClose={onClose}>
      <TextField id="rich-text-caption" label={words.label} value={caption} onChange={(event) => setText(event.target.value)} />
    </DialogForm>
  )
}
