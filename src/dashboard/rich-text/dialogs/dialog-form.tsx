import type { Editor } from "@tiptap/core"
import type { ReactNode, SyntheticEvent } from "react"
import { flushSync } from "react-dom"
import { Button } from "#ui/controls/button.tsx"
import { Dialog } from "#ui/dialogs/dialog.tsx"
import { Form } from "#ui/forms/form.tsx"

export type EditorDialogProps = { readonly editor: Editor; readonly onClose: () => void }

/** Gives the focus to the text at once. Tiptap's own command waits for a frame, in which typed letters would be lost. */
export function returnToText({ editor, onClose }: EditorDialogProps): void {
  flushSync(onClose)
  editor.view.focus()
}

type DialogFormProps = {
  readonly title: string
  readonly submit: string
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function DialogForm({ title, submit, onSubmit, onClose, aside, children }: DialogFormProps) {
  const onFormSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    // React would bubble the event through the portal to the form of the screen.
    event.stopPropagation()
    onSubmit()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <Form onSubmit={onFormSubmit}>
        {children}
        <div className="cluster end" data-gap="3">
          {aside}
          <Button type="submit">{submit}</Button>
        </div>
      </Form>
    </Dialog>
  )
}
