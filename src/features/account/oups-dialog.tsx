import { useId } from "react"
import { type Problem, wordsOf } from "#lib/session/problem.ts"
import { oups } from "#lib/strings/members-area/account.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"
import * as styles from "./oups-dialog.module.css"

type OupsDialogProps = {
  readonly problem: Problem
  readonly onClose: () => void
}

/** Says what the server said, and offers another try. */
export function OupsDialog({ problem, onClose }: OupsDialogProps) {
  const id = useId()
  return (
    <Dialog
      title={oups.title}
      tone="error"
      describedBy={id}
      onClose={onClose}
      foot={<Button onClick={closeDialog}>{oups.tryAgain}</Button>}
    >
      <p id={id} className={styles.words}>
        {wordsOf(problem)}
      </p>
    </Dialog>
  )
}
