import { useId } from "react"
import { useSession } from "#lib/session/use-session.tsx"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"
import { useGetAdministratorsQuery } from "./account-api.ts"
import * as styles from "./accounts.module.css"
import { appWords } from "#dashboard/strings/words.ts"

/** What the questions before a change need to know of an account. */
export type Account = { readonly id: string; readonly number: number | null; readonly name: string }

/** Gives the sentence that says why an account is neither blocked nor deleted here; null where it may be. The server decides. */
export function useProtection(): (account: Account) => string | null {
  const { session } = useSession()
  const { data: administrators } = useGetAdministratorsQuery(null, { refetchOnMountOrArgChange: true })
  const own = session.kind === "signed-in" ? session.profile.uid : null
  return ({ id, number, name }) => {
    if (number !== null && number === own) return appWords.people.ownAccount(name)
    return administrators?.length === 1 && administrators[0] === id ? appWords.people.lastAdministrator(name) : null
  }
}

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
  const title = appWords.people.isProtected[action](appWords.people.several(protection.accounts.map(({ name }) => name)))
  return (
    <Dialog
      title={title}
      tone="error"
      describedBy={id}
      onClose={onClose}
      foot={<Button onClick={closeDialog}>{appWords.people.isProtected.close}</Button>}
    >
      <div id={id}>
        <ProtectedAccounts {...protection} />
      </div>
    </Dialog>
  )
}
