import type { SerializedError } from "@reduxjs/toolkit"
import type { ChangeResult } from "#dashboard/lists/rows/changes-api.ts"
import type { RowName } from "#dashboard/lists/rows/row.ts"
import { problemIn } from "#lib/api.ts"
import { wordsOf, type Problem } from "#lib/session/problem.ts"
import { appWords } from "#dashboard/strings/words.ts"

/** What the report of a change needs of a row. */
export type Named = Pick<RowName, "id" | "title">

export type Failure = {
  readonly row: Named
  readonly reason: string
  /** Only what was to follow the change failed. */
  readonly isChanged: boolean
}
export type Report = { readonly done: readonly Named[]; readonly failed: readonly Failure[] }

/** What RTK Query's calls resolve to. */
export type Answer = {
  readonly data?: ChangeResult | undefined
  readonly error?: Problem | SerializedError | undefined
  /** The row is changed, and the error is about its redirect. */
  readonly isRedirectError?: true
}

/** Changes one row after the other, so that a failure says which. One that fails doesn't stop the others. */
export async function runEach<T extends Named>(
  rows: readonly T[],
  change: (row: T) => PromiseLike<Answer>,
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

/** Why a change failed; null where it didn't. */
export function reasonOf({ data, error, isRedirectError }: Answer): string | null {
  if (error !== undefined) {
    const reason = wordsOf(problemIn(error))
    return isRedirectError === true ? appWords.listActions.report.noRedirect(reason) : reason
  }
  return data === "changed" ? appWords.listActions.report.changedMeanwhile : null
}
