import type { ReactNode } from "react"
import type { Clock } from "#app/agenda/days/use-clock.ts"
import type { Occurrence } from "#app/agenda/occurrences/occurrence.ts"
import type { Opened } from "#app/agenda/event/opened.ts"

/** What the views of the agenda show. Days are numbers (contract/agenda/calendar.ts). */
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
  /** Makes an event on a day; null where the user may not. */
  readonly onNew: ((day: number) => void) | null
  /** The popover. */
  readonly children: ReactNode
}
