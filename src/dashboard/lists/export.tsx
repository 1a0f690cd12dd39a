import { useState } from "react"
import { fromSeconds, toSeconds } from "#contract/agenda/brussels.ts"
import { useAppDispatch, type AppDispatch } from "#dashboard/session/hooks.ts"
import type { ListState } from "./rows/list-state.ts"
import type { ListKind, Column } from "./rows/kind.ts"
import { listApi } from "#dashboard/lists/rows/list-api.ts"
import { requestOf } from "#dashboard/lists/rows/list-request.ts"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { saveFile } from "#lib/save-file.ts"
import { Button } from "#ui/controls/button.tsx"
import type { ListedRow } from "./rows/row.ts"
import { appWords } from "#dashboard/strings/words.ts"

type ExportButtonProps = { readonly kind: ListKind; readonly state: ListState }

export function ExportButton({ kind, state }: ExportButtonProps) {
  const dispatch = useAppDispatch()
  const toaster = useToaster()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    const lines = await readLines(dispatch, kind, state)
    setIsBusy(false)
    if (lines === null) await toaster.show("failed", appWords.lists.export.failed)
    else saveFile(csvOf([headsOf(kind), ...lines]), "text/csv", `g30-${kind.of}-${new Date().toISOString().slice(0, 10)}.csv`)
  }
  return (
    <Button tone="ghost" aria-busy={isBusy} onClick={() => !isBusy && void save()}>
      {appWords.lists.export.start}
    </Button>
  )
}

/** Returns null if a page can't be read. */
async function readLines(dispatch: AppDispatch, kind: ListKind, state: ListState): Promise<readonly (readonly string[])[] | null> {
  const lines = new Map<string, readonly string[]>()
  for (let page = 1; ; page += 1) {
    const request = requestOf(kind, { ...state, page })
    const { data: listPage } = await dispatch(listApi.endpoints.getListPage.initiate(request, { subscribe: false, forceRefetch: true }))
    if (listPage === undefined) return null
    // Offset paging shifts when an item is added meanwhile; the id drops the repeat.
    for (const row of listPage.rows) lines.set(row.id, cellsOf(kind, row))
    if (!listPage.hasNext) return [...lines.values()]
  }
}

/** A Belgian Excel opens the file by a double click: UTF-8 with its mark, and `;`, because numbers there have a comma. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((line) => line.map(cell).join(";")).join("\r\n")}\r\n`
}

function cell(text: string): string {
  // CWE-1236: a spreadsheet would run a title that is a formula, so an apostrophe makes it text. Some skip white space before the sign, and Japanese
  // ones take the wide signs too.
  const safe = /^(\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/.test(text) ? `'${text}` : text
  return /[";\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The list's own columns come first, then those that only the export has. */
export function headsOf({ titleLabel, stateLabel, stateOf, columns, facts }: ListKind): readonly string[] {
  return [titleLabel, ...(stateOf === null ? [] : [stateLabel]), ...[...columns, ...facts].map(({ label }) => label)]
}

export function cellsOf({ stateOf, columns, facts }: ListKind, row: ListedRow): readonly string[] {
  const value = ({ csv, text }: Column) => sheetTime((csv ?? text)(row))
  return [row.title, ...(stateOf === null ? [] : [stateOf(row).word]), ...[...columns, ...facts].map(value)]
}

/** Excel reads "2026-11-27 14:05", on the clocks of Brussels. Other values stay unchanged. */
function sheetTime(value: string): string {
  const seconds = toSeconds(value)
  return seconds === null ? value : fromSeconds(seconds).slice(0, 16).replace("T", " ")
}
