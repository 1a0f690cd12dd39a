import { useRef, type DragEvent, type ReactNode } from "react"
import { useView } from "#dashboard/agenda/event/view.ts"
import type { Times } from "#contract/agenda/occurrences.ts"
import { DAY, movedTimes, type Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"
import { hourHeight } from "#dashboard/agenda/views/week-view.tsx"
import * as styles from "./changes.module.css"

type DragAreaProps = { readonly onDrop: (occurrence: Occurrence, times: Times) => void; readonly children: ReactNode }

/** Minutes by which a drag moves events within a day. */
const step = 15

type DragStart = { readonly occurrence: Occurrence; readonly day: number; readonly hasHours: boolean; readonly y: number }

/** Users drag events between days and hours. MoveBar does the same by keys. */
export function DragArea({ onDrop, children }: DragAreaProps) {
  const { occurrences } = useView()
  const dragStart = useRef<DragStart | null>(null)
  const dropPlace = useRef<Element | null>(null)
  const mark = (place: Element | null) => {
    dropPlace.current?.removeAttribute("data-drop")
    place?.setAttribute("data-drop", "")
    dropPlace.current = place
  }
  const grab = ({ target, pageY, dataTransfer }: DragEvent) => {
    const occurrence = occurrences.find(({ key }) => target instanceof HTMLElement && key === target.dataset.event)
    const day = dayAt(target)
    if (occurrence === undefined || day === null) return
    dragStart.current = { occurrence, day, hasHours: hasHours(target), y: pageY }
    dataTransfer.effectAllowed = "move"
    dataTransfer.setData("text/plain", occurrence.key)
  }
  const drag = (event: DragEvent) => {
    const place = placeAt(event.target)
    if (dragStart.current === null || place === null) return
    event.preventDefault()
    mark(place)
  }
  const end = () => {
    dragStart.current = null
    mark(null)
  }
  const drop = (event: DragEvent) => {
    const day = dayAt(event.target)
    if (dragStart.current === null || day === null) return
    event.preventDefault()
    const { occurrence, day: from, hasHours: hadHours, y } = dragStart.current
    const minutes = (day - from) * DAY + (hadHours && hasHours(event.target) ? minutesIn(event.pageY - y) : 0)
    if (minutes !== 0) onDrop(occurrence, movedTimes(occurrence, minutes))
  }
  return (
    <div className={styles.days} onDragStart={grab} onDragOver={drag} onDragEnd={end} onDrop={drop}>
      {children}
    </div>
  )
}

/** Converts pixels of the week to minutes, in steps of a quarter of an hour. */
function minutesIn(pixels: number): number {
  const hour = hourHeight * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Math.round(((pixels / hour) * 60) / step) * step
}

function placeAt(target: EventTarget): Element | null {
  return target instanceof Element ? target.closest("[data-drop-day]") : null
}

/** Tells whether a drop here moves an event by minutes too, and not only by days. */
function hasHours(target: EventTarget): boolean {
  return placeAt(target)?.hasAttribute("data-has-hours") === true
}

function dayAt(target: EventTarget): number | null {
  const day = placeAt(target)?.getAttribute("data-drop-day") ?? null
  return day === null ? null : Number(day)
}
