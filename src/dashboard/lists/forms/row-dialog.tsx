import { useId, type ReactNode } from "react"
import { appWords } from "#dashboard/strings/words.ts"
import { Button } from "#ui/controls/button.tsx"
import { closeDialog, Dialog } from "#ui/dialogs/dialog.tsx"

type RowDialogProps = {
  readonly title: string
  readonly isBusy: boolean
  /** Nothing can be saved yet. */
  readonly isOff?: boolean
  readonly onSave: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

export function RowDialog({ title, isBusy, isOff = false, onSave, onClose, children }: RowDialogProps) {
  const id = useId()
  const foot = (
    <>
      <Button tone="ghost" onClick={closeDialog}>
        {appWords.buttons.cancel}
      </Button>
      <Button type="submit" form={id} aria-busy={isBusy} aria-disabled={isOff}>
        {appWords.buttons.save}
      </Button>
    </>
  )
  return (
    <Dialog title={title} size="form" onClose={onClose} foot={foot}>
      <form
        id={id}
        className="stack"
        data-gap="4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
