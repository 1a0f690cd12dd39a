import { useId } from "react"
import { people } from "#app/strings/people.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"
import * as styles from "./accounts.module.css"
import type { Account } from "./protection.ts"

type ProtectedAccountsProps = { readonly accounts: readonly Account[]; readonly reasonOf: (account: Account) => string | null }

/** Says which of the accounts stay as they are, and why. */
export function ProtectedAccounts({ accounts, reasonOf }: ProtectedAccountsProps) {
  const kept = accounts.flatMap((account) => {
    const reason = reasonOf(account)
    return reason === null ? [] : [{ id: account.id, reason }]
  })
  if (kept.length === 0) return null
  return (
    <div className={styles.text}>
      {kept.map(({ id, reason }) => (
        <p key={id}>{reason}</p>
      ))}
    </div>
  )
}

type ProtectedDialogProps = ProtectedAccountsProps & { readonly action: "block" | "delete"; readonly onClose: () => void }

/** In place of the question, where none of the accounts may be changed. */
export function ProtectedDialog({ action, onClose, ...protection }: ProtectedDialogProps) {
  const id = useId()
  const title = people.isProtected[action](people.several(protection.accounts.map(({ name }) => name)))
  return (
    <Dialog
      title={title}
      tone="error"
      describedBy={id}
      onClose={onClose}
      foot={<Button onClick={closeDialog}>{people.isProtected.close}</Button>}
    >
      <div id={id}>
        <ProtectedAccounts {...protection} />
      </div>
    </Dialog>
  )
}
