import type { MouseEvent, ReactNode } from "react"
import { Button } from "#ui/controls/button.tsx"
import { closeDialog, Dialog } from "./dialog.tsx"

type ConfirmDialogProps = {
  readonly title: string
  readonly tone?: "error"
  readonly describedBy?: string
  /** Names the button that only closes the dialog. */
  readonly keep: string
  readonly confirm: string
  readonly isDangerous?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Both answers close the dialog. */
export function ConfirmDialog({ keep, confirm, isDangerous = false, onConfirm, children, ...dialog }: ConfirmDialogProps) {
  const confirmAndClose = (event: MouseEvent<HTMLButtonElement>) => {
    onConfirm()
    closeDialog(event)
  }
  const foot = (
    <>
      <Button tone="ghost" onClick={closeDialog}>
        {keep}
      </Button>
      <Button tone={isDangerous ? "danger" : "ink"} onClick={confirmAndClose}>
        {confirm}
      </Button>
    </>
  )
  return (
    <Dialog {...dialog} foot={foot}>
      {children}
    </Dialog>
  )
}
