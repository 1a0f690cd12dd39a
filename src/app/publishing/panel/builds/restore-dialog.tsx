import type { MouseEvent } from "react"
import type { Build } from "#contract/publishing.ts"
import { publishingPanel } from "#app/strings/publishing.ts"
import { momentWithTime } from "#lib/text/moments.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"
import { startOf } from "./build-words.ts"

const words = publishingPanel.build

type RestoreDialogProps = { readonly build: Build; readonly onClose: () => void; readonly onConfirm: () => void }

export function RestoreDialog({ build, onClose, onConfirm }: RestoreDialogProps) {
  const confirm = (event: MouseEvent<HTMLButtonElement>) => {
    onConfirm()
    closeDialog(event)
  }
  return (
    <Dialog
      title={words.restoreTitle}
      onClose={onClose}
      foot={
        <>
          <Button tone="ghost" onClick={closeDialog}>
            {words.restoreKeep}
          </Button>
          <Button onClick={confirm}>{words.restoreConfirm}</Button>
        </>
      }
    >
      <p>
        {words.title(momentWithTime(startOf(build)))}. {words.restoreText}
      </p>
    </Dialog>
  )
}
