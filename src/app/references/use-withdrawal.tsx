import { useState, type ReactNode } from "react"
import { createPortal } from "react-dom"
import type { Problem } from "#lib/session/problem.ts"
import { WithdrawalDialog, type Withdrawn } from "./withdrawal-dialog.tsx"

export type WithdrawalAction = "unpublish" | "delete"

type Options = {
  /** What to know before. */
  readonly note: string | null
  /** A problem keeps the dialog open, and says what is wrong. */
  readonly unpublish: () => Promise<Problem | null>
  /** `redirect` is where the address shall lead; null for nowhere. */
  readonly remove: (item: Withdrawn, redirect: string | null) => void
}

type Withdrawal = {
  /** Opens the dialog. */
  readonly ask: (action: WithdrawalAction, item: Withdrawn) => void
  /** Stands anywhere in the component; it draws the open dialog at the end of the page. */
  readonly dialog: ReactNode
}

/** The question before an item is unpublished or deleted: what links to it, and where its address shall lead. */
export function useWithdrawal({ note, unpublish, remove }: Options): Withdrawal {
  const [asked, setAsked] = useState<{ readonly action: WithdrawalAction; readonly item: Withdrawn } | null>(null)
  const dialog = asked !== null && (
    <WithdrawalDialog
      action={asked.action}
      item={asked.item}
      note={note}
      unpublish={unpublish}
      onDelete={(redirect) => {
        setAsked(null)
        remove(asked.item, redirect)
      }}
      onClose={() => setAsked(null)}
    />
  )
  return { ask: (action, item) => setAsked({ action, item }), dialog: dialog === false ? null : createPortal(dialog, document.body) }
}
