import type { MouseEvent } from "react"
import { publishingPanel } from "#app/strings/publishing.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"

const words = publishingPanel.confirmEmpty

type ConfirmEmptyProps = { readonly onClose: () => void; readonly onConfirm: () => void }

/** Asks before a site without its content is published. */
export function ConfirmEmpty({ onClose, onConfirm }: ConfirmEmptyProps) {
  const confirm = (event: MouseEvent<HTMLButtonElement>) => {
    onConfirm()
    closeDialog(event)
  }
  return (
    <Dialog
      title={words.title}
      tone="error"
      onClose={onClose}
      foot={
        <>
          <Button tone="ghost" onClick={closeDialog}>
            {words.keep}
          </Button>
          <Button tone="danger" onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  )
}
