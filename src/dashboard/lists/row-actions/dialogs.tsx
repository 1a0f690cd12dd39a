import { useState } from "react"
import { useGetNamesQuery } from "#dashboard/lists/rows/list-api.ts"
import { Button } from "#ui/controls/button.tsx"
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx"
import { closeDialog, Dialog } from "#ui/dialogs/dialog.tsx"
import { Options, SelectField } from "#ui/forms/field.tsx"
import type { Row } from "#dashboard/lists/rows/row.ts"
import { ProtectedDialog, Reasons, useUnprotected } from "#dashboard/accounts/protection.tsx"
import { choicesState } from "#dashboard/widgets/load-state.tsx"
import { appWords } from "#dashboard/strings/words.ts"

type DialogProps = { readonly onClose: () => void }

const tags = "taxonomy_term--tags"

export function TagDialog({ onClose, onAdd }: DialogProps & { readonly onAdd: (id: string) => void }) {
  const query = useGetNamesQuery(tags)
  const { option, hint } = choicesState(query)
  const [id, setId] = useState("")
  const foot = (
    <>
      <Button tone="ghost" onClick={closeDialog}>
        {appWords.buttons.cancel}
      </Button>
      <Button aria-disabled={id === ""} onClick={() => id !== "" && onAdd(id)}>
        {appWords.listActions.add}
      </Button>
    </>
  )
  return (
    <Dialog title={appWords.listActions.tagging.title} onClose={onClose} foot={foot}>
      <SelectField id="list-tag" label={appWords.lists.tag} hint={hint} value={id} onChange={({ target }) => setId(target.value)}>
        <option value="">{appWords.listActions.tagging.choose}</option>
        <Options choices={(query.currentData ?? []).map(({ value, label }) => [value, label])} />
        {option}
      </SelectField>
    </Dialog>
  )
}

type BlockDialogProps = DialogProps & { readonly rows: readonly Row[]; readonly onBlock: (rows: readonly Row[]) => void }

export function BlockDialog({ rows, onClose, onBlock }: BlockDialogProps) {
  const { accounts, reasons } = useUnprotected(rows)
  if (accounts.length === 0) return <ProtectedDialog action="block" accounts={rows} {...{ reasons, onClose }} />
  return (
    <ConfirmDialog
      title={appWords.listActions.blocking.title(appWords.people.several(accounts.map(({ title }) => title)))}
      keep={appWords.buttons.cancel}
      confirm={appWords.listActions.block}
      onClose={onClose}
      onConfirm={() => onBlock(accounts)}
    >
      <p>{appWords.listActions.blocking.text}</p>
      <Reasons reasons={reasons} />
    </ConfirmDialog>
  )
}
