import type { DeletionDialogProps } from "#app/accounts/deletion-dialog.tsx"
import { ProtectedAccounts, ProtectedDialog, useProtection, type Account } from "#app/accounts/protection.tsx"
import type { Row } from "#app/lists/rows/row.ts"
import { listActions as words } from "#app/strings/lists.ts"
import { people } from "#app/strings/people.ts"
import { useChunk } from "#lib/use-chunk.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"

type Accounts = readonly [Row, ...Row[]]

const accountOf = ({ id, number, title }: Row): Account => ({ id, number, name: title })

type BlockDialogProps = { readonly rows: Accounts; readonly onClose: () => void; readonly onBlock: (rows: readonly Row[]) => void }

export function BlockDialog({ rows, onClose, onBlock }: BlockDialogProps) {
  const reasonOf = useProtection()
  const accounts = rows.map(accountOf)
  const going = rows.filter((row) => reasonOf(accountOf(row)) === null)
  if (going.length === 0) return <ProtectedDialog action="block" accounts={accounts} reasonOf={reasonOf} onClose={onClose} />
  const foot = (
    <>
      <Button tone="ghost" onClick={closeDialog}>
        {words.cancel}
      </Button>
      <Button onClick={() => onBlock(going)}>{words.block}</Button>
    </>
  )
  return (
    <Dialog title={words.blocking.title(people.several(going.map(({ title }) => title)))} onClose={onClose} foot={foot}>
      <p>{words.blocking.text}</p>
      <ProtectedAccounts accounts={accounts} reasonOf={reasonOf} />
    </Dialog>
  )
}

type DeleteAccountsProps = Pick<DeletionDialogProps, "onClose"> & {
  readonly rows: Accounts
  readonly onDelete: (rows: readonly Row[], heir: string | null) => void
}

// It brings the search for another user, which lists do without.
// In the editors' chunk, because each further chunk has a line in the scripts of every public page.
const importDialog = () => import(/* webpackChunkName: "editor" */ "#app/accounts/deletion-dialog.tsx")

export function DeleteAccounts({ rows, onClose, onDelete }: DeleteAccountsProps) {
  const chunk = useChunk(importDialog, stay)
  if (chunk.kind === "waiting") return null
  if (chunk.kind === "failed") {
    return (
      <Dialog title={words.dialogFailed} tone="error" onClose={onClose} foot={<Button onClick={closeDialog}>{words.report.ok}</Button>}>
        <p>{chunk.message}</p>
      </Dialog>
    )
  }
  const [first, ...others] = rows
  return (
    <chunk.value.DeletionInList
      accounts={[accountOf(first), ...others.map(accountOf)]}
      onClose={onClose}
      onDelete={(accounts, heir) => {
        const ids = new Set(accounts.map(({ id }) => id))
        onDelete(
          rows.filter(({ id }) => ids.has(id)),
          heir,
        )
      }}
    />
  )
}

function stay(): void {
  // The list stays as it is, and the dialog says that it could not be loaded.
}
