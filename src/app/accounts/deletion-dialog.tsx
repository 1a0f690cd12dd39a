import { useId, useState } from "react"
import { EditorServicesProvider, useServices } from "#app/widgets/services.ts"
import { anonymous } from "#contract/permissions.ts"
import { toasts } from "#app/strings/toasts.ts"
import { people } from "#app/strings/people.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"
import { AccountContent, useHasNothing } from "./account-content.tsx"
import * as styles from "./accounts.module.css"
import { HeirChoice, type Heir } from "./heir-choice.tsx"
import { ProtectedAccounts, ProtectedDialog, useProtection, type Account } from "./protection.tsx"

const strings = people.remove

/** More accounts than this are not looked up: the dialog would come late and be long. */
const mostLookups = 10

export type DeletionDialogProps = {
  readonly accounts: readonly [Account, ...Account[]]
  readonly onClose: () => void
  /** `heir` is the UUID of the user who gets the content; null where it stays without an account. */
  readonly onDelete: (accounts: readonly Account[], heir: string | null) => void
}

/** Asks what happens to the content before accounts are deleted. */
export function DeletionDialog({ accounts, onClose, onDelete }: DeletionDialogProps) {
  const id = useId()
  const reasonOf = useProtection()
  const [heir, setHeir] = useState<Heir>(null)
  const [fault, setFault] = useState<string | null>(null)
  const hasNothing = useHasNothing(accounts[0]) && accounts.length === 1
  const going = accounts.filter((account) => reasonOf(account) === null)
  const [first] = going
  if (first === undefined) return <ProtectedDialog action="delete" accounts={accounts} reasonOf={reasonOf} onClose={onClose} />
  const remove = () => {
    const chosen = heir?.chosen ?? null
    const isOneOfThem = going.some((account) => account.id === chosen?.id)
    const found = heir !== null && chosen === null ? strings.heirMissing : isOneOfThem ? strings.heirIsSame : null
    setFault(found)
    if (found === null) onDelete(going, chosen?.id ?? null)
  }
  return (
    <Dialog
      title={strings.ask(people.several(going.map(({ name }) => name)))}
      tone="error"
      describedBy={id}
      onClose={onClose}
      foot={
        <>
          <Button tone="ghost" onClick={closeDialog}>
            {strings.cancel}
          </Button>
          <Button tone="danger" onClick={remove}>
            {strings.button(going.length)}
          </Button>
        </>
      }
    >
      <div id={id} className={styles.text}>
        {going.length <= mostLookups && going.map((account) => <AccountContent key={account.id} account={account} />)}
      </div>
      {!hasNothing && <HeirChoice id={id} heir={heir} onChange={setHeir} />}
      <ProtectedAccounts accounts={accounts} reasonOf={reasonOf} />
      <p className={styles.text}>{toasts.later}</p>
      {fault !== null && (
        <p className={styles.problem} role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  )
}

/** The dialog outside of an editor. It searches for a user, and makes nothing, so no viewer matters. */
export function DeletionInList(props: DeletionDialogProps) {
  return (
    <EditorServicesProvider value={useServices(anonymous)}>
      <DeletionDialog {...props} />
    </EditorServicesProvider>
  )
}
