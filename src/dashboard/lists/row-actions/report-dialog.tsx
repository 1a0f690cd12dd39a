import { appWords } from "#dashboard/strings/words.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"
import * as styles from "./report-dialog.module.css"
import type { Report } from "./run-each.ts"

type ReportDialogProps = { readonly report: Report; readonly onClose: () => void }

/** Says for each row why it was not changed. */
export function ReportDialog({ report: { done, failed }, onClose }: ReportDialogProps) {
  const title = failed.every(({ isChanged }) => isChanged) ? appWords.listActions.report.redirectTitle : appWords.listActions.report.title
  return (
    <Dialog
      title={title(failed.length, done.length + failed.length)}
      tone="error"
      onClose={onClose}
      foot={<Button onClick={closeDialog}>{appWords.listActions.report.ok}</Button>}
    >
      {done.length > 0 && <p>{appWords.listActions.report.rest(done.length)}</p>}
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
