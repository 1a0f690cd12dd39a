import { useState, type SyntheticEvent } from "react"
import { useGetNamesQuery } from "#dashboard/lists/rows/list-api.ts"
import { Button } from "#ui/button.tsx"
import { ConfirmDialog } from "#ui/confirm-dialog.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"
import { Options, SelectField } from "#ui/field.tsx"
import type { Langcode } from "#contract/fields.ts"
import { defaultLanguage, languages as languagesInOrder } from "#contract/languages.ts"
import { publicLanguages } from "#dashboard/items/languages.ts"
import { PublicLanguages, useLanguageChoice } from "#dashboard/references/public-languages.tsx"
import type { Row } from "#dashboard/lists/rows/row.ts"
import { ReferrerList } from "#dashboard/references/referrer-list.tsx"
import { useRedirectField } from "#dashboard/references/redirect-field.tsx"
import { Form } from "#ui/form.tsx"
import { ProtectedDialog, Reasons, useUnprotected } from "#dashboard/accounts/protection.tsx"
import { appWords } from "#dashboard/strings/words.ts"

type DialogProps = { readonly onClose: () => void }

const tags = "taxonomy_term--tags"

export function TagDialog({ onClose, onAdd }: DialogProps & { readonly onAdd: (id: string) => void }) {
  const { currentData = [] } = useGetNamesQuery(tags)
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
      <SelectField id="list-tag" label={appWords.lists.tag} value={id} onChange={({ target }) => setId(target.value)}>
        <option value="">{appWords.listActions.tagging.choose}</option>
        <Options choices={currentData.map(({ value, label }) => [value, label])} />
      </SelectField>
    </Dialog>
  )
}

type WithdrawalDialogProps = {
  readonly action: "delete" | "unpublish"
  readonly rows: readonly Row[]
  /** "“A title”", or "3 publications" */
  readonly what: string
  readonly onClose: () => void
  /** `redirect` is the new target of the rows' addresses, or null. `codes` are the languages to unpublish. */
  readonly onConfirm: (redirect: string | null, codes: readonly Langcode[]) => void
}

/** More rows than this are not looked up: the dialog would come late and be long. */
const mostLookups = 10

/** Asks before rows are unpublished or deleted. It shows what refers to them, and asks for a redirect. */
export function WithdrawalDialog({ action, rows, what, onClose, onConfirm }: WithdrawalDialogProps) {
  const codes = languagesInOrder.filter((code) => rows.some((row) => publicLanguages(row).includes(code)))
  const languages = useLanguageChoice(codes)
  const isLeaving = (row: Row) => action === "delete" || languages.chosen.includes(row.languages?.shown ?? defaultLanguage)
  const formers = rows.flatMap((row) => (isLeaving(row) ? (row.publicPath ?? []) : []))
  const redirect = useRedirectField(formers)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const { uri, error } = redirect.read()
    const chosen = languages.read()
    if (error === null && chosen !== null) onConfirm(uri, chosen)
  }
  return (
    <Dialog title={appWords.listActions.confirm.title[action](what)} onClose={onClose}>
      <Form onSubmit={submit}>
        <div className="stack" data-gap="3">
          {formers.length > 0 && <p>{appWords.listActions.confirm.live(rows.length)}</p>}
          {action === "delete" ? <PublicLanguages codes={codes} /> : languages.field}
          {rows.length > mostLookups ? (
            <p>{appWords.listActions.confirm.unknown}</p>
          ) : (
            rows.map(({ id, type, title }) => <ReferrerList key={id} type={type} id={id} heading={rows.length > 1 ? title : undefined} />)
          )}
        </div>
        {redirect.field}
        {action === "delete" && <p>{appWords.toasts.later}</p>}
        <p className="cluster end" data-gap="3">
          <Button tone="ghost" onClick={closeDialog}>
            {appWords.buttons.cancel}
          </Button>
          <Button type="submit" tone={action === "delete" ? "danger" : "ink"}>
            {appWords.listActions[action]}
          </Button>
        </p>
      </Form>
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
