import type { ReactNode } from "react"
import { appWords } from "#dashboard/strings/words.ts"
import { useChunk } from "#lib/use-chunk.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"

type LoadedDialogProps<T> = {
  /** Imports the dialog. Must be the same function each time, or it loads again. */
  readonly load: () => Promise<T>
  readonly onClose: () => void
  readonly children: (loaded: T) => ReactNode
}

/** A dialog whose code loads when a user first wants it. If it doesn't load, another one says so, and the list stays as it is. */
export function LoadedDialog<T>({ load, onClose, children }: LoadedDialogProps<T>) {
  const chunk = useChunk(load, null)
  if (chunk.kind === "ready") return children(chunk.value)
  if (chunk.kind === "waiting") return null
  return (
    <Dialog
      title={appWords.listActions.dialogFailed}
      tone="error"
      onClose={onClose}
      foot={<Button onClick={closeDialog}>{appWords.listActions.report.ok}</Button>}
    >
      <p>{chunk.message}</p>
    </Dialog>
  )
}
