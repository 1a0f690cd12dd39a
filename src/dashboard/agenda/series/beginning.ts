/** The forms of events have addresses. That of a new event says how it begins. */
import { isDay } from "#contract/agenda/brussels.ts"
import { formatDay } from "#contract/agenda/days.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import type { Row } from "#dashboard/lists/rows/row.ts"
import { tabPath } from "#dashboard/items/languages.ts"
import type { Draft } from "#dashboard/drafts/draft.ts"
import type { Times } from "#contract/agenda/occurrences.ts"
import { isStoredTime } from "#dashboard/agenda/days/event-time.ts"
import { moveTo } from "#lib/navigation/navigate.ts"

const scopes = ["copy", "one", "following"] as const

/** A new event copies the event `of`, a UUID. `scope` says whether it replaces one occurrence, or the series from there on. */
export type EventSource = Times & { readonly scope: (typeof scopes)[number]; readonly of: string }

const uuid = /^[\da-f-]{36}$/i

export function sourceIn(search: string): EventSource | null {
  const parameters = new URLSearchParams(search)
  const value = (name: string) => parameters.get(name) ?? ""
  const scope = scopes.find((each) => each === value("scope"))
  const [of, start] = [value("of"), value("start")]
  if (scope === undefined || !uuid.test(of) || (scope !== "copy" && !isStoredTime(start))) return null
  return { scope, of, start, end: value("end") || null }
}

export function beginningDayIn(search: string): string | null {
  const day = new URLSearchParams(search).get("date") ?? ""
  return isDay(day) ? day : null
}

export function newEventPath(day: number): string {
  return pathWith({ date: formatDay(day) })
}

/** Uses the language that the agenda shows. The times have the form of the original. */
export function editEventPath({ number, languages }: Pick<Row, "number" | "languages">): string | null {
  if (number === null) return null
  const path = screenPath({ kind: "edit", of: "agenda", id: number })
  return languages === null ? path : tabPath(path, languages.shown, languages.original)
}

export function copyPath(of: string): string {
  return pathWith({ scope: "copy", of })
}

export function changePath(scope: "one" | "following", of: string, { start, end }: Times): string {
  return pathWith({ scope, of, start, ...(end !== null && { end }) })
}

function pathWith(parameters: Readonly<Record<string, string>>): string {
  return `${screenPath({ kind: "create", of: "agenda" })}?${new URLSearchParams(parameters).toString()}`
}

let pendingDraft: Draft | null = null

/** Opens the form with all fields for the dialog's text, which is also among the browser's drafts. */
export function moreFields(draft: Draft): void {
  pendingDraft = draft
  moveTo(screenPath({ kind: "create", of: "agenda" }))
}

export function takePendingDraft(): Draft | null {
  const draft = pendingDraft
  pendingDraft = null
  return draft
}
