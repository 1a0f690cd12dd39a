import { useId, useState } from "react"
import type { Problem } from "#lib/session/problem.ts"
import { Button } from "#ui/controls/button.tsx"
import { closeDialog, Dialog } from "#ui/dialogs/dialog.tsx"
import { accountWords } from "#lib/strings/account-words.ts"
import { ProblemWords } from "#ui/states/problem-words.tsx"

/** The dialog has the server's words, and offers another try. */
export function useOupsDialog(onClose?: () => void) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const close = () => {
    setProblem(null)
    onClose?.()
  }
  return { dialog: problem && <OupsDialog problem={problem} onClose={close} />, showProblem: setProblem }
}

function OupsDialog({ problem, onClose }: { readonly problem: Problem; readonly onClose: () => void }) {
  const id = useId()
  return (
    <Dialog
      title={accountWords.oups.title}
      tone="error"
      describedBy={id}
      onClose={onClose}
      foot={<Button onClick={closeDialog}>{accountWords.oups.tryAgain}</Button>}
    >
      <p id={id}>
        <ProblemWords problem={problem} />
      </p>
    </Dialog>
  )
}
