import { useState } from "react"
import type { Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"

/** What the popover shows: an event, or a day with all of its events. */
export type Shown = { readonly kind: "event"; readonly key: string } | { readonly kind: "day"; readonly day: number }

export type Opened = {
  readonly shown: Shown | null
  /** The element that opened it, which gets the focus back. */
  readonly anchor: HTMLElement | null
  readonly isOpen: (occurrence: Occurrence) => boolean
  /** A second press on the same element closes. */
  readonly toggle: (shown: Shown, anchor: HTMLElement) => void
  /** Shows something else in the place of what is open. */
  readonly replace: (shown: Shown) => void
  readonly close: () => void
}

/** The popover of a view. `place` names what the view shows: when that changes, the popover closes. */
export function useOpened(place: string): Opened {
  const [opened, setOpened] = useState<{ readonly shown: Shown; readonly anchor: HTMLElement; readonly place: string } | null>(null)
  const present = opened?.place === place ? opened : null
  const shown = present?.shown ?? null
  return {
    shown,
    anchor: present?.anchor ?? null,
    isOpen: ({ key }) => shown?.kind === "event" && shown.key === key,
    toggle: (next, anchor) => {
      setOpened(present !== null && present.anchor === anchor && isSame(present.shown, next) ? null : { shown: next, anchor, place })
    },
    replace: (next) => {
      if (present !== null) setOpened({ ...present, shown: next })
    },
    close: () => setOpened(null),
  }
}

function isSame(one: Shown, other: Shown): boolean {
  if (one.kind === "event") return other.kind === "event" && one.key === other.key
  return other.kind === "day" && one.day === other.day
}
