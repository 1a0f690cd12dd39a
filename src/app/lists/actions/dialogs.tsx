import { useState } from "react"
import { useGetNamesQuery } from "#app/lists/rows/list-api.ts"
import { listActions as words } from "#app/strings/lists.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"
import { SelectField } from "#ui/field.tsx"
import * as styles from "./dialogs.module.css"
import type { Report } from "./run-each.ts"

type DialogProps = { readonly onClose: () => void }

const tags = "taxonomy_term--tags"

export function TagDialog({ onClose, onAdd }: DialogProps & { readonly onAdd: (id: string) => void }) {
  const { currentData = [] } = useGetNamesQuery(tags)
  const [id, setId] = useState("")
  const foot = (
    <>
      <Button tone="ghost" onClick={closeDialog}>
        {words.cancel}
      </Button>
      <Button aria-disabled={id === ""} onClick={() => id !== "" && onAdd(id)}>
        {words.add}
      </Button>
    </>
  )
  return (
    <Dialog title={words.tagging.title} onClose={onClose} foot={foot}>
      <SelectField id="list-tag" label={words.tagging.label} value={id} onChange={({ target }) => setId(target.value)}>
        <option value="">{words.tagging.choose}</option>
        {currentData.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </Dialog>
  )
}

/** Says for each row why it was not changed. */
export function ReportDialog({ report: { done, failed }, onClose }: DialogProps & { readonly report: Report }) {
  const title = failed.every(({ isChanged }) => isChanged) ? words.report.redirectTitle : words.report.title
  return (
    <Dialog
      title={title(failed.length, done.length + failed.length)}
      tone="error"
      onClose={onClose}
      foot={<Button onClick={closeDialog}>{words.report.ok}</Button>}
    >
      {done.length > 0 && <p>{words.report.rest(done.length)}</p>}
      <ul className={styles.failures}>
        {failed.map(({ row, reason }) => (
          <li key={row.id} className={styles.failure}>
            <span className={styles.title}>{row.title}</span>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
