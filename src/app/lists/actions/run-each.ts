import type { SerializedError } from "@reduxjs/toolkit"
import type { ChangeResult } from "#app/lists/rows/changes-api.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { wordsOf, type Problem } from "#lib/session/problem.ts"
import { listActions as words } from "#lib/strings/members-area/lists.ts"

export type Failure = { readonly row: Row; readonly reason: string }
export type Report = { readonly done: readonly Row[]; readonly failed: readonly Failure[] }

/** What RTK Query's calls resolve to. */
export type Answer = { readonly data?: ChangeResult | undefined; readonly error?: Problem | SerializedError | undefined }

/** Changes one row after the other, so that a failure says which. One that fails doesn't stop the others. */
export async function runEach(
  rows: readonly Row[],
  change: (row: Row) => PromiseLike<Answer>,
  onProgress: (done: number) => void = () => undefined,
): Promise<Report> {
  const done: Row[] = []
  const failed: Failure[] = []
  for (const row of rows) {
    onProgress(done.length + failed.length)
    const reason = reasonOf(await change(row))
    if (reason === null) done.push(row)
    else failed.push({ row, reason })
  }
  return { done, failed }
}

/** Why a change failed; null where it didn't. */
export function reasonOf({ data, error }: Answer): string | null {
  if (error !== undefined) return wordsOf("kind" in error ? error : { kind: "broken", message: null, status: 0 })
  return data === "changed" ? words.report.changedMeanwhile : null
}
