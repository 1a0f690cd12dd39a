import type { SerializedError } from "@reduxjs/toolkit"
import { useState } from "react"
import type { ChangeResult } from "#dashboard/lists/rows/changes-api.ts"
import type { RowName } from "#dashboard/lists/rows/row.ts"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import { problemIn } from "#dashboard/session/core/api.ts"
import { wordsOf, type Problem } from "#lib/session/problem.ts"
import { Button } from "#ui/controls/button.tsx"
import { closeDialog, Dialog } from "#ui/dialogs/dialog.tsx"
import * as styles from "./report.module.css"

const words = appWords.listActions.report

export type Named = Pick<RowName, "id" | "title">

type Failure = {
  readonly row: Named
  readonly reason: string
  /** The row was changed, and a step after the change failed. */
  readonly isChanged: boolean
}
export type Report = { readonly done: readonly Named[]; readonly failed: readonly Failure[] }

export type ChangeAnswer = {
  readonly data?: ChangeResult | undefined
  readonly error?: Problem | SerializedError | undefined
  /** The row is changed, and the error is about its redirect. */
  readonly isRedirectError?: true
}

/** Changes one row after the other, so that a failure names its row and doesn't stop the others. */
export async function runEach<T extends Named>(
  rows: readonly T[],
  change: (row: T) => PromiseLike<ChangeAnswer>,
  onProgress: (done: number) => void = () => undefined,
): Promise<Report> {
  const done: Named[] = []
  const failed: Failure[] = []
  for (const row of rows) {
    onProgress(done.length + failed.length)
    const answer = await change(row)
    const reason = reasonOf(answer)
    if (reason === null) done.push(row)
    else failed.push({ row, reason, isChanged: answer.isRedirectError === true })
  }
  return { done, failed }
}

/** Returns null after a successful change. */
export function reasonOf({ data: result, error, isRedirectError }: ChangeAnswer): string | null {
  if (error !== undefined) {
    const reason = wordsOf(problemIn(error))
    return isRedirectError === true ? words.noRedirect(reason) : reason
  }
  return result === "changed" ? words.changedMeanwhile : null
}

/** Failed rows open a dialog, else a message shows a toast. Then the list loads again. */
export function useReport(reload: () => void) {
  const toaster = useToaster()
  const [failed, setFailed] = useState<Report | null>(null)
  const show = (report: Report, message: string | null = null) => {
    if (report.failed.length > 0) setFailed(report)
    else if (message !== null) void toaster.show("done", message)
    reload()
  }
  return { show, dialog: failed !== null && <ReportDialog report={failed} onClose={() => setFailed(null)} /> }
}

type ReportDialogProps = { readonly report: Report; readonly onClose: () => void }

function ReportDialog({ report: { done, failed }, onClose }: ReportDialogProps) {
  const title = failed.every(({ isChanged }) => isChanged) ? words.redirectTitle : words.title
  return (
    <Dialog
      title={title(failed.length, done.length + failed.length)}
      tone="error"
      onClose={onClose}
      foot={<Button onClick={closeDialog}>{appWords.buttons.close}</Button>}
    >
      {done.length > 0 && <p>{words.rest(done.length)}</p>}
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
