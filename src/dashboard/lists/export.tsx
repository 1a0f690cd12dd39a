import { useEffect, useRef, useState } from "react"
import { fromSeconds, toSeconds } from "#contract/agenda/brussels.ts"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import type { ListState } from "./rows/list-state.ts"
import type { ListKind, Column } from "./rows/kind.ts"
import { listApi } from "#dashboard/lists/rows/list-api.ts"
import { requestOf } from "#dashboard/lists/rows/list-request.ts"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { saveFile } from "#lib/save-file.ts"
import { Button } from "#ui/button.tsx"
import * as styles from "./export.module.css"
import type { Row } from "./rows/row.ts"
import { appWords } from "#dashboard/strings/words.ts"

type Progress = { readonly done: number; readonly count: number | null }

type Export = { readonly progress: Progress | null; readonly start: () => Promise<void>; readonly cancel: () => void }

/** Reads all pages of a filtered list, and saves them as one file. */
export function useExport(kind: ListKind, state: ListState): Export {
  const dispatch = useAppDispatch()
  const toaster = useToaster()
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController>()
  useEffect(() => () => running.current?.abort(), [])

  const readAll = async ({ aborted }: { readonly aborted: () => boolean }) => {
    const lines = new Map<string, readonly string[]>()
    for (let page = 1; !aborted(); page += 1) {
      const request = requestOf(kind, { ...state, page })
      const { data } = await dispatch(listApi.endpoints.getListPage.initiate(request, { subscribe: false, forceRefetch: true }))
      if (data === undefined) return null
      // Offset paging shifts when an item is added meanwhile; the id drops the repeat.
      for (const row of data.rows) lines.set(row.id, valuesOf(kind, row))
      if (aborted()) return null
      setProgress({ done: lines.size, count: data.count })
      if (!data.hasNext) return [...lines.values()]
    }
    return null
  }
  const start = async () => {
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    setProgress({ done: 0, count: null })
    const lines = await readAll({ aborted: () => controller.signal.aborted })
    if (controller.signal.aborted) return
    setProgress(null)
    if (lines === null) await toaster.show("failed", appWords.lists.export.failed)
    else saveFile(csvOf([headsOf(kind), ...lines]), "text/csv", `g30-${kind.of}-${new Date().toISOString().slice(0, 10)}.csv`)
  }
  const cancel = () => {
    running.current?.abort()
    setProgress(null)
  }
  return { progress, start, cancel }
}

export function ExportButton({ progress, start, cancel }: Export) {
  return (
    <div className={styles.place}>
      <span role="status" className={styles.progress}>
        {progress !== null && appWords.lists.export.progress(progress.done, progress.count)}
      </span>
      {progress === null ? (
        <Button tone="ghost" onClick={() => void start()}>
          {appWords.lists.export.start}
        </Button>
      ) : (
        <Button tone="ghost" onClick={cancel}>
          {appWords.lists.export.cancel}
        </Button>
      )}
    </div>
  )
}

/** Makes a file that a Belgian Excel opens by a double click: UTF-8 with its mark, and `;`, since the comma stands in numbers there. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((line) => line.map(cell).join(";")).join("\r\n")}\r\n`
}

function cell(text: string): string {
  // A spreadsheet would run a formula that somebody wrote as a title (CWE-1236). The apostrophe makes it text.
  // Some skip white space before the sign, and Japanese ones take the wide signs too.
  const safe = /^(\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/.test(text) ? `'${text}` : text
  return /[";\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The heads of the export, and the values of a row: those of the list, then those that only the export has. */
export function headsOf({ titleLabel, stateLabel, stateOf, columns, facts }: ListKind): readonly string[] {
  return [titleLabel, ...(stateOf === null ? [] : [stateLabel]), ...[...columns, ...facts].map(({ label }) => label)]
}

export function valuesOf({ stateOf, columns, facts }: ListKind, row: Row): readonly string[] {
  const value = ({ csv, text }: Column) => sheetTime((csv ?? text)(row))
  return [row.title, ...(stateOf === null ? [] : [stateOf(row).word]), ...[...columns, ...facts].map(value)]
}

/** An instant as Excel reads times, on the clocks of Brussels: "2026-11-27 14:05". Other values stay as they are. */
function sheetTime(value: string): string {
  const seconds = toSeconds(value)
  return seconds === null ? value : fromSeconds(seconds).slice(0, 16).replace("T", " ")
}
