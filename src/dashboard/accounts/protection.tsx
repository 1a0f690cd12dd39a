import { useId } from "react"
import { useSession } from "#lib/session/use-session.tsx"
import { Button } from "#ui/controls/button.tsx"
import { closeDialog, Dialog } from "#ui/dialogs/dialog.tsx"
import { useGetAdministratorsQuery } from "./account-api.ts"
import * as styles from "./accounts.module.css"
import { appWords } from "#dashboard/strings/words.ts"

/** A row of the list of users has these facts too. */
export type AccountFacts = { readonly id: string; readonly number: number | null; readonly title: string }

/** Returns a function that says why an account can be neither blocked nor deleted; null if it can. The server decides. */
export function useProtection(): (account: AccountFacts) => string | null {
  const { session } = useSession()
  const { data: administrators } = useGetAdministratorsQuery(null, { refetchOnMountOrArgChange: true })
  const own = session.kind === "signed-in" ? session.profile.uid : null
  return ({ id, number, title }) => {
    if (number !== null && number === own) return appWords.people.ownAccount(title)
    return administrators?.length === 1 && administrators[0] === id ? appWords.people.lastAdministrator(title) : null
  }
}

export function useUnprotected<A extends AccountFacts>(accounts: readonly A[]) {
  const reasonOf = useProtection()
  const unprotected = accounts.filter((account) => reasonOf(account) === null)
  const reasons = accounts.flatMap((account) => reasonOf(account) ?? [])
  return { accounts: unprotected, reasons }
}

export function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <div className={styles.text}>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </div>
  )
}

type ProtectedDialogProps = {
  readonly action: "block" | "delete"
  readonly accounts: readonly AccountFacts[]
  readonly reasons: readonly string[]
  readonly onClose: () => void
}

export function ProtectedDialog({ action, accounts, reasons, onClose }: ProtectedDialogProps) {
  const id = useId()
  return (
    <Dialog
      title={appWords.people.isProtected[action](appWords.people.several(accounts.map(({ title }) => title)))}
      tone="error"
      describedBy={id}
      onClose={onClose}
      foot={<Button onClick={closeDialog}>{appWords.buttons.close}</Button>}
    >
      <div id={id}>
        <Reasons reasons={reasons} />
      </div>
    </Dialog>
  )
}
