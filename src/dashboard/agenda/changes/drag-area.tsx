import { useRef, type DragEvent, type ReactNode } from "react"
import { hourHeight } from "#dashboard/agenda/views/week-view.tsx"
import { DAY, step, movedTimes } from "./moved-times.ts"
import type { Occurrence, Times } from "#dashboard/agenda/occurrences/occurrence.ts"

type DragAreaProps = {
  readonly occurrences: readonly Occurrence[]
  readonly onDrop: (occurrence: Occurrence, times: Times) => void
  readonly children: ReactNode
}

/** Days and hours between which events are dragged. */
export function DragArea({ occurrences, onDrop, children }: DragAreaProps) {
  const handlers = useDrag((key, minutes) => {
    const occurrence = occurrences.find((each) => each.key === key)
    if (occurrence !== undefined) onDrop(occurrence, movedTimes(occurrence, minutes))
  })
  return <div {...handlers}>{children}</div>
}

type Grabbed = { readonly key: string; readonly day: number; readonly hasHours: boolean; readonly y: number }

/** Drags an event to another day or hour. `onDrop` gets the event's key and the minutes by which it moved. Keys do the same (MoveBar). */
export function useDrag(onDrop: (key: string, minutes: number) => void) {
  const grabbed = useRef<Grabbed | null>(null)
  const marked = useRef<Element | null>(null)
  const mark = (place: Element | null) => {
    if (marked.current === place) return
    marked.current?.removeAttribute("data-drop")
    place?.setAttribute("data-drop", "")
    marked.current = place
  }
  return {
    onDragStart: (event: DragEvent) => {
      const key = event.target instanceof HTMLElement ? event.target.dataset.event : undefined
      const day = dayAt(event.target)
      if (key === undefined || day === null) return
      grabbed.current = { key, day, hasHours: hasHours(event.target), y: event.pageY }
      event.dataTransfer.effectAllowed = "move"
      event.dataTransfer.setData("text/plain", key)
    },
    onDragOver: (event: DragEvent) => {
      const place = placeAt(event.target)
      if (grabbed.current === null || place === null) return
      event.preventDefault()
      mark(place)
    },
    onDragEnd: () => {
      grabbed.current = null
      mark(null)
    },
    onDrop: (event: DragEvent) => {
      const day = dayAt(event.target)
      const from = grabbed.current
      if (from === null || day === null) return
      event.preventDefault()
      const isAmongHours = from.hasHours && hasHours(event.target)
      const minutes = (day - from.day) * DAY + (isAmongHours ? quarters(event.pageY - from.y) : 0)
      if (minutes !== 0) onDrop(from.key, minutes)
    },
  }
}

/** Minutes in a number of pixels of the week's hours. */
function quarters(pixels: number): number {
  const hour = hourHeight * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Math.round(((pixels / hour) * 60) / step) * step
}

/** The day of the month, or of the week with its row of whole days, in which an element is. */
function placeAt(target: EventTarget): Element | null {
  return target instanceof Element ? target.closest("[data-drop-day], td") : null
}

/** Whether an element is among the hours of a day, where it moves by minutes too. */
function hasHours(target: EventTarget): boolean {
  return placeAt(target)?.hasAttribute("data-has-hours") === true
}

function dayAt(target: EventTarget): number | null {
  const place = placeAt(target)
  const day = place?.getAttribute("data-drop-day") ?? place?.querySelector("[data-day]")?.getAttribute("data-day") ?? null
  return day === null ? null : Number(day)
}
