import { useState, type ReactNode } from "react"
import { createPortal } from "react-dom"
import type { Problem } from "#lib/session/problem.ts"
import { WithdrawalDialog, type Withdrawn } from "./withdrawal-dialog.tsx"

export type WithdrawalAction = "unpublish" | "delete"

type Options = {
  /** What to know before. */
  readonly note: string | null
  /** Unpublishes or deletes the item. A problem keeps the dialog open, and says what is wrong. */
  readonly withdraw: (action: WithdrawalAction, item: Withdrawn) => Promise<Problem | null>
  /** Called when the dialog has closed after a withdrawal. */
  readonly onDone?: (action: WithdrawalAction, item: Withdrawn) => void
}

type Withdrawal = {
  /** Opens the dialog. */
  readonly ask: (action: WithdrawalAction, item: Withdrawn) => void
  /** Stands anywhere in the component; it draws the open dialog at the end of the page. */
  readonly dialog: ReactNode
}

/** The question before an item is unpublished or deleted: what links to it, and where its address shall lead. */
export function useWithdrawal({ note, withdraw, onDone }: Options): Withdrawal {
  const [asked, setAsked] = useState<{ readonly action: WithdrawalAction; readonly item: Withdrawn } | null>(null)
  const dialog = asked !== null && (
    <WithdrawalDialog
      action={asked.action}
      item={asked.item}
      note={note}
      withdraw={() => withdraw(asked.action, asked.item)}
      onClose={(isDone) => {
        setAsked(null)
        if (isDone) onDone?.(asked.action, asked.item)
      }}
    />
  )
  return { ask: (action, item) => setAsked({ action, item }), dialog: dialog === false ? null : createPortal(dialog, document.body) }
}
