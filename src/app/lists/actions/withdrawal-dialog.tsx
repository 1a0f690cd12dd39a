import type { SyntheticEvent } from "react"
import type { Row } from "#app/lists/rows/row.ts"
import { ReferrerList } from "#app/references/referrer-list.tsx"
import { useRedirectField } from "#app/references/redirect-field.tsx"
import { toasts } from "#app/strings/toasts.ts"
import { listActions as words } from "#app/strings/lists.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"
import { Form } from "#ui/form.tsx"
import * as styles from "./dialogs.module.css"

type WithdrawalDialogProps = {
  readonly action: "delete" | "unpublish"
  readonly rows: readonly Row[]
  /** "“A title”", or "3 publications" */
  readonly what: string
  readonly onClose: () => void
  /** `redirect` is where the rows' addresses shall lead; null for nowhere. */
  readonly onConfirm: (redirect: string | null) => void
}

/** More rows than this are not looked up: the dialog would come late and be long. */
const mostLookups = 10

/** Asks before rows go off the site: what refers to them, and where their readers shall be led. */
export function WithdrawalDialog({ action, rows, what, onClose, onConfirm }: WithdrawalDialogProps) {
  const formers = rows.flatMap(({ publicPath }) => publicPath ?? [])
  const redirect = useRedirectField(formers)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const { uri, error } = redirect.read()
    if (error === null) onConfirm(uri)
  }
  return (
    <Dialog title={words.confirm.title[action](what)} onClose={onClose}>
      <Form onSubmit={submit}>
        <div className={styles.text}>
          {formers.length > 0 && <p>{words.confirm.live(rows.length)}</p>}
          {rows.length > mostLookups ? (
            <p>{words.confirm.unknown}</p>
          ) : (
            rows.map(({ id, type, title }) => <ReferrerList key={id} type={type} id={id} heading={rows.length > 1 ? title : undefined} />)
          )}
        </div>
        {redirect.field}
        {action === "delete" && <p>{toasts.later}</p>}
        <p className={styles.actions}>
          <Button tone="ghost" onClick={closeDialog}>
            {words.cancel}
          </Button>
          <Button type="submit" tone={action === "delete" ? "danger" : "ink"}>
            {words[action]}
          </Button>
        </p>
      </Form>
    </Dialog>
  )
}
