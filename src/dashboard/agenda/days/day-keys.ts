import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react"
import { addMonths, firstOfWeek } from "./grid.ts"

/** Each function returns the day to which its key moves the focus. */
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
  /** Keys move between these days without a change of the view. */
  readonly visibleDays: { readonly first: number; readonly last: number }
  readonly weekStarts: number
  readonly day: number
  readonly onLeave: (day: number) => void
  /** Is undefined if the user may not create events. */
  readonly onNew: ((day: number) => void) | undefined
}

/** All days are one tab stop. Arrows move by a day or a week, Page Up and Page Down by a month, Home and End within the week. */
export function useDayKeys({ place, visibleDays, weekStarts, day, onLeave, onNew }: DayKeys) {
  const [focusedDay, setFocusedDay] = useState(day)
  const targetDay = useRef<number | null>(null)
  const isVisible = (each: number) => visibleDays.first <= each && each <= visibleDays.last
  // A key may have led to a day that only the next view shows.
  useEffect(() => {
    if (targetDay.current === null) return
    const button = buttonOf(place, targetDay.current)
    if (button === null) return
    targetDay.current = null
    button.focus()
  })
  const onKeyDown = (event: KeyboardEvent, from: number) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const to = moves[event.key]?.(from, weekStarts)
    if (to === undefined && !(event.key === "n" && onNew !== undefined)) return
    event.preventDefault()
    if (to === undefined) onNew?.(from)
    else if (isVisible(to)) buttonOf(place, to)?.focus()
    else {
      targetDay.current = to
      onLeave(to)
    }
  }
  const stop = isVisible(focusedDay) ? focusedDay : day
  return (each: number) => ({
    "data-day": each,
    tabIndex: each === stop ? 0 : -1,
    onFocus: () => setFocusedDay(each),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, each),
  })
}

export type KeysOfDay = ReturnType<typeof useDayKeys>

function buttonOf({ current }: DayKeys["place"], day: number): HTMLElement | null {
  return current?.querySelector<HTMLElement>(`button[data-day="${day}"]`) ?? null
}
