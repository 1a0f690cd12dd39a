import { createContext, useContext, useState } from "react"
import type { Clock } from "#dashboard/agenda/days/use-clock.ts"
import type { EventChange } from "#contract/agenda/series-change.ts"
import type { Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"

export type Action = EventChange["kind"]

export type EventChanges = {
  readonly create: (day: number) => void
  /** Asks the admin which events of a series they mean. */
  readonly ask: (action: Exclude<Action, "move">, occurrence: Occurrence) => void
  /** The picked-up event is then moved by keys. */
  readonly pickUp: (occurrence: Occurrence) => void
}

/** All parts of a view share this. Days are numbers (contract/agenda/days.ts). */
export type AgendaView = {
  readonly day: number
  readonly clock: Clock
  /** 0 is Sunday. */
  readonly weekStarts: number
  readonly occurrences: readonly Occurrence[]
  readonly isBusy: boolean
  readonly popover: PopoverState
  /** Is null for users who only read. */
  readonly changes: EventChanges | null
  readonly onDay: (day: number) => void
}

const ViewContext = createContext<AgendaView | null>(null)

export const ViewProvider = ViewContext.Provider

export function useView(): AgendaView {
  const view = useContext(ViewContext)
  if (view === null) throw new Error("There is no agenda around this.")
  return view
}

/** Holds the key of an occurrence, or the number of a day with all its events. */
type PopoverContent = string | number

export type PopoverState = {
  readonly content: PopoverContent | null
  /** The element that opened the popover gets the focus back. */
  readonly anchor: HTMLElement | null
  /** A second press on the same element closes. */
  readonly toggle: (content: PopoverContent, anchor: HTMLElement) => void
  readonly replace: (content: PopoverContent) => void
  readonly close: () => void
}

/** A change of `place`, the address of the view, closes the popover. */
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
