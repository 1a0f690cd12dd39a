/** Reads and writes the addresses of the forms of events. That of a new event says how it begins. */
import { isDay } from "#contract/agenda/brussels.ts"
import { formatDay } from "#contract/agenda/days.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import type { Row } from "#dashboard/lists/rows/row.ts"
import { tabPath } from "#dashboard/items/languages.ts"
import type { Draft } from "#dashboard/drafts/draft.ts"
import type { OccurrenceTimes } from "#contract/agenda/occurrences.ts"
import { isStoredTime } from "#dashboard/agenda/days/event-time.ts"
import { moveTo } from "#lib/navigation/navigate.ts"

type OfSeries = { readonly of: string; readonly occurrence: OccurrenceTimes }

/** `of` is the UUID of an event. */
export type Beginning =
  | { readonly kind: "blank"; readonly day: string | null }
  | { readonly kind: "copy"; readonly of: string }
  | ({ readonly kind: "this" | "following" } & OfSeries)

const uuid = /^[\da-f-]{36}$/i

export function beginningOf(search: string): Beginning {
  const parameters = new URLSearchParams(search)
  const value = (name: string) => parameters.get(name) ?? ""
  const [of, start, end, scope] = ["of", "start", "end", "scope"].map(value)
  const isOfSeries = scope === "this" || scope === "following"
  if (of !== undefined && uuid.test(of)) {
    if (scope === "copy") return { kind: "copy", of }
    if (isOfSeries && start !== undefined && isStoredTime(start))
      return { kind: scope, of, occurrence: { recurrenceId: value("recurrence") || start, start, end: end || null } }
  }
  return { kind: "blank", day: isDay(value("date")) ? value("date") : null }
}

/** Returns the address of a new event's form; on a day, if one is chosen. */
export function newEventPath(day: number | null): string {
  return `${screenPath({ kind: "create", of: "agenda" })}${day === null ? "" : `?date=${formatDay(day)}`}`
}

/** Returns the address of the form for the language that the agenda shows. The times are in the form of the original. */
export function editEventPath({ number, languages }: Pick<Row, "number" | "languages">): string | null {
  if (number === null) return null
  const path = screenPath({ kind: "edit", of: "agenda", id: number })
  return languages === null ? path : tabPath(path, languages.shown, languages.original)
}

export function copyPath(of: string): string {
  return pathWith({ scope: "copy", of })
}

/** Returns the address of the form that replaces one occurrence of a series ("this"), or the series from there on ("following"). */
export function changePath(scope: "this" | "following", of: string, { recurrenceId, start, end }: OccurrenceTimes): string {
  return pathWith({ scope, of, recurrence: recurrenceId ?? start, start, ...(end !== null && { end }) })
}

function pathWith(parameters: Readonly<Record<string, string>>): string {
  return `${screenPath({ kind: "create", of: "agenda" })}?${new URLSearchParams(parameters).toString()}`
}

let pendingDraft: Draft | null = null

/** Opens the form with all fields for the text of the dialog. The browser's drafts have it too. */
export function moreFields(draft: Draft): void {
  pendingDraft = draft
  moveTo(screenPath({ kind: "create", of: "agenda" }))
}

export function takePendingDraft(): Draft | null {
  const draft = pendingDraft
  pendingDraft = null
  return draft
}
