import { createContext, useContext, useState } from "react"
import type { Clock } from "#dashboard/agenda/days/use-clock.ts"
import type { Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"

export type Action = "move" | "cancel" | "restore" | "delete" | "edit"

/** What admins do in a view. */
export type EventChanges = {
  /** Makes an event on a day. */
  readonly create: (day: number) => void
  /** Asks which events are meant, then changes them. */
  readonly ask: (action: Exclude<Action, "move">, occurrence: Occurrence) => void
  /** Picks an event up; keys move it. */
  readonly pickUp: (occurrence: Occurrence) => void
}

/** What all parts of a view share. Days are numbers (contract/agenda/days.ts). */
export type AgendaView = {
  /** The chosen day. */
  readonly day: number
  readonly clock: Clock
  /** The first day of the week; 0 is Sunday. */
  readonly weekStarts: number
  /** Sorted by their start. */
  readonly occurrences: readonly Occurrence[]
  readonly isBusy: boolean
  readonly opened: Opened
  /** Null for users who only read. */
  readonly changes: EventChanges | null
  /** Shows another day's month or week. */
  readonly onDay: (day: number) => void
}

const ViewContext = createContext<AgendaView | null>(null)

export const ViewProvider = ViewContext.Provider

export function useView(): AgendaView {
  const view = useContext(ViewContext)
  if (view === null) throw new Error("There is no agenda around this.")
  return view
}

/** What the popover shows: an occurrence, by its key, or all events of a day, by its number. */
type Shown = string | number

export type Opened = {
  readonly shown: Shown | null
  /** The element that opened it, which gets the focus back. */
  readonly anchor: HTMLElement | null
  /** A second press on the same element closes. */
  readonly toggle: (shown: Shown, anchor: HTMLElement) => void
  /** Shows something else in the place of what is open. */
  readonly replace: (shown: Shown) => void
  readonly close: () => void
}

/** The popover of a view. `place` names what the view shows: when that changes, the popover closes. */
export function useOpened(place: string): Opened {
  const [opened, setOpened] = useState<(Pick<Opened, "shown" | "anchor"> & { readonly place: string }) | null>(null)
  const { shown, anchor } = opened?.place === place ? opened : { shown: null, anchor: null }
  return {
    shown,
    anchor,
    toggle: (next, by) => setOpened(anchor === by && shown === next ? null : { shown: next, anchor: by, place }),
    replace: (next) => setOpened({ shown: next, anchor, place }),
    close: () => setOpened(null),
  }
}
