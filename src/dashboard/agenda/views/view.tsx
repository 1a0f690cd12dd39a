import type { ReactNode } from "react"
import { EventButton } from "#dashboard/agenda/event/event-button.tsx"
import type { DayEntry } from "./day-entries.ts"
import type { Clock } from "#dashboard/agenda/days/use-clock.ts"
import type { Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"
import type { Opened } from "#dashboard/agenda/event/opened.ts"
import { appWords } from "#dashboard/strings/words.ts"

/** What the views of the agenda show. Days are numbers (contract/agenda/days.ts). */
export type ViewProps = {
  /** The chosen day. */
  readonly day: number
  readonly clock: Clock
  /** The first day of the week; 0 is Sunday. */
  readonly weekStarts: number
  /** Sorted by their start. */
  readonly occurrences: readonly Occurrence[]
  readonly opened: Opened
  readonly isBusy: boolean
  readonly onDay: (day: number) => void
  /** Shows a day's events below the month; null if they open beside it. */
  readonly onChoose: ((day: number) => void) | null
  /** Makes an event on a day; null if the user may not. */
  readonly onNew: ((day: number) => void) | null
  /** The popover. */
  readonly children: ReactNode
}

type EntryButtonProps = { readonly entry: DayEntry; readonly opened: Opened; readonly time?: string | null }

/** An event in a day's list, whose spans are drawn as one with those of the days beside it. */
export function EntryButton({ entry: { occurrence, part, span }, opened, time = null }: EntryButtonProps) {
  return (
    <EventButton
      {...{ occurrence, opened, time }}
      part={part === null ? null : appWords.agenda.dayOf(part.day, part.days)}
      isTitleHidden={span !== null && !span.hasTitle}
      {...(span !== null && { look: lookOf(span) })}
    />
  )
}

function lookOf({ begins, ends }: NonNullable<DayEntry["span"]>) {
  if (begins) return ends ? "only" : "first"
  return ends ? "last" : "middle"
}

/** Leaves room for the empty lines above an entry. */
export function lineOf({ skipped }: DayEntry) {
  return skipped === 0 ? undefined : { marginTop: `calc(${skipped} * (1.5rem + 2px))` }
}
