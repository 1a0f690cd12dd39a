import { useState } from "react"
import { richText } from "#app/strings/rich-text.ts"
import { figureAt } from "../pictures/insert.ts"
import { altOf } from "../schema/attributes.ts"
import { AltFields, useAlt } from "./alt-fields.tsx"
import { DialogForm, type EditorDialogProps } from "./dialog-form.tsx"

const words = richText.picture

export function AltTextDialog({ editor, onClose }: EditorDialogProps) {
  const [figure] = useState(() => figureAt(editor))
  const { fields, chosen } = useAlt(figure === null ? null : altOf(figure.node))
  const save = () => {
    const alt = chosen()
    if (alt === null) return
    onClose()
    if (figure !== null) editor.view.dispatch(editor.state.tr.setNodeAttribute(figure.pos, "alt", alt))
    editor.commands.focus()
  }
  return (
    <DialogForm title={words.altTitle} submit={words.save} onSubmit={save} onClose={onClose}>
      <AltFields {...fields} />
    </DialogForm>
  )
}
