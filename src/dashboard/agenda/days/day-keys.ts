import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react"
import { addMonths, firstOfWeek } from "./grid.ts"

/** The days to which keys move from a day. */
const moves: Readonly<Record<string, (day: number, weekStarts: number) => number>> = {
  ArrowLeft: (day) => day - 1,
  ArrowRight: (day) => day + 1,
  ArrowUp: (day) => day - 7,
  ArrowDown: (day) => day + 7,
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  Home: firstOfWeek,
  End: (day, weekStarts) => firstOfWeek(day, weekStarts) + 6,
}

type DayKeys = {
  /** Holds the days' buttons, which name their day in `data-day`. */
  readonly place: RefObject<HTMLElement>
  /** The days between which keys move within the present view. */
  readonly shown: { readonly first: number; readonly last: number }
  readonly weekStarts: number
  /** The day that has the focus at first. */
  readonly day: number
  /** Shows another day's month or week. */
  readonly onLeave: (day: number) => void
  /** Makes an event; undefined if the user may not. */
  readonly onNew: ((day: number) => void) | undefined
}

/** One tab stop for all days: arrows move by a day or a week, Page Up and Page Down by a month, Home and End within the week. */
export function useDayKeys({ place, shown, weekStarts, day, onLeave, onNew }: DayKeys) {
  const [visited, setVisited] = useState(day)
  const wanted = useRef<number | null>(null)
  const isShown = (each: number) => shown.first <= each && each <= shown.last
  // The day to which a key has led comes with the next view.
  useEffect(() => {
    if (wanted.current === null) return
    const button = buttonOf(place, wanted.current)
    if (button === null) return
    wanted.current = null
    button.focus()
  })
  const onKeyDown = (event: KeyboardEvent, from: number) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const to = moves[event.key]?.(from, weekStarts)
    if (to === undefined && !(event.key === "n" && onNew !== undefined)) return
    event.preventDefault()
    if (to === undefined) onNew?.(from)
    else if (isShown(to)) buttonOf(place, to)?.focus()
    else {
      wanted.current = to
      onLeave(to)
    }
  }
  const stop = isShown(visited) ? visited : day
  return (each: number) => ({
    "data-day": each,
    tabIndex: each === stop ? 0 : -1,
    onFocus: () => setVisited(each),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, each),
  })
}

export type KeysOfDay = ReturnType<typeof useDayKeys>

function buttonOf({ current }: DayKeys["place"], day: number): HTMLElement | null {
  return current?.querySelector<HTMLElement>(`button[data-day="${day}"]`) ?? null
}
