import { useRef, type DragEvent, type ReactNode } from "react"
import { useView } from "#dashboard/agenda/event/view.ts"
import type { Occurrence, Times } from "#dashboard/agenda/occurrences/occurrence.ts"
import { hourHeight } from "#dashboard/agenda/views/week-view.tsx"
import { DAY, movedTimes } from "./moved-times.ts"

type DragAreaProps = { readonly onDrop: (occurrence: Occurrence, times: Times) => void; readonly children: ReactNode }

/** Minutes by which a drag moves events within a day. */
const step = 15

type Grabbed = { readonly occurrence: Occurrence; readonly day: number; readonly hasHours: boolean; readonly y: number }

/** Days and hours between which events are dragged. Keys do the same (MoveBar). */
export function DragArea({ onDrop, children }: DragAreaProps) {
  const { occurrences } = useView()
  const grabbed = useRef<Grabbed | null>(null)
  const marked = useRef<Element | null>(null)
  const mark = (place: Element | null) => {
    marked.current?.removeAttribute("data-drop")
    place?.setAttribute("data-drop", "")
    marked.current = place
  }
  const grab = ({ target, pageY, dataTransfer }: DragEvent) => {
    const occurrence = occurrences.find(({ key }) => target instanceof HTMLElement && key === target.dataset.event)
    const day = dayAt(target)
    if (occurrence === undefined || day === null) return
    grabbed.current = { occurrence, day, hasHours: hasHours(target), y: pageY }
    dataTransfer.effectAllowed = "move"
    dataTransfer.setData("text/plain", occurrence.key)
  }
  const drag = (event: DragEvent) => {
    const place = placeAt(event.target)
    if (grabbed.current === null || place === null) return
    event.preventDefault()
    mark(place)
  }
  const end = () => {
    grabbed.current = null
    mark(null)
  }
  const drop = (event: DragEvent) => {
    const day = dayAt(event.target)
    if (grabbed.current === null || day === null) return
    event.preventDefault()
    const { occurrence, day: from, hasHours: hadHours, y } = grabbed.current
    const minutes = (day - from) * DAY + (hadHours && hasHours(event.target) ? minutesIn(event.pageY - y) : 0)
    if (minutes !== 0) onDrop(occurrence, movedTimes(occurrence, minutes))
  }
  return (
    <div onDragStart={grab} onDragOver={drag} onDragEnd={end} onDrop={drop}>
      {children}
    </div>
  )
}

/** Minutes in a number of pixels of the week's hours. */
function minutesIn(pixels: number): number {
  const hour = hourHeight * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Math.round(((pixels / hour) * 60) / step) * step
}

/** The day of the month, or of the week with its row of whole days, in which an element is. */
function placeAt(target: EventTarget): Element | null {
  return target instanceof Element ? target.closest("[data-drop-day]") : null
}

/** Whether an element is among the hours of a day, where it moves by minutes too. */
function hasHours(target: EventTarget): boolean {
  return placeAt(target)?.hasAttribute("data-has-hours") === true
}

function dayAt(target: EventTarget): number | null {
  const day = placeAt(target)?.getAttribute("data-drop-day") ?? null
  return day === null ? null : Number(day)
}
