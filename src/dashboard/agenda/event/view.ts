import { createContext, useContext, useState } from "react"
import type { Clock } from "#dashboard/agenda/days/use-clock.ts"
import type { EventChange } from "#contract/agenda/series-change.ts"
import type { Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"

export type Action = EventChange["kind"]

export type EventChanges = {
  readonly create: (day: number) => void
  /** Asks the admin which events of a series they mean, then changes these. */
  readonly ask: (action: Exclude<Action, "move">, occurrence: Occurrence) => void
  /** Picks an event up; keys move it. */
  readonly pickUp: (occurrence: Occurrence) => void
}

/** All parts of a view share this. Days are numbers (contract/agenda/days.ts). */
export type AgendaView = {
  readonly day: number
  readonly clock: Clock
  /** The first day of the week; 0 is Sunday. */
  readonly weekStarts: number
  /** Sorted by their start. */
  readonly occurrences: readonly Occurrence[]
  readonly isBusy: boolean
  readonly popover: PopoverState
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

/** The key of an occurrence, or the number of a day, all events of which the popover shows. */
type PopoverContent = string | number

export type PopoverState = {
  readonly content: PopoverContent | null
  /** The element that opened it, which gets the focus back. */
  readonly anchor: HTMLElement | null
  /** A second press on the same element closes. */
  readonly toggle: (content: PopoverContent, anchor: HTMLElement) => void
  readonly replace: (content: PopoverContent) => void
  readonly close: () => void
}

/** Opens and closes a view's popover. `place` is the address of the view: when it changes, the popover closes. */
export function usePopover(place: string): PopoverState {
  const [popover, setPopover] = useState<(Pick<PopoverState, "content" | "anchor"> & { readonly place: string }) | null>(null)
  const { content, anchor } = popover?.place === place ? popover : { content: null, anchor: null }
  return {
    content,
    anchor,
    toggle: (next, by) => setPopover(anchor === by && content === next ? null : { content: next, anchor: by, place }),
    replace: (next) => setPopover({ content: next, anchor, place }),
    close: () => setPopover(null),
  }
}
