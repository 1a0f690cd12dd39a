import type { ReactNode } from "react"
import type { Occurrence } from "#app/agenda/occurrences/occurrence.ts"
import { movedTimes, type Times } from "./moved-times.ts"
import { useDrag } from "./use-drag.ts"

type DragAreaProps = {
  readonly occurrences: readonly Occurrence[]
  readonly onDrop: (occurrence: Occurrence, times: Times) => void
  readonly children: ReactNode
}

/** Days and hours between which events are dragged. */
export function DragArea({ occurrences, onDrop, children }: DragAreaProps) {
  const handlers = useDrag((key, minutes) => {
    const occurrence = occurrences.find((each) => each.key === key)
    const times = occurrence === undefined ? null : movedTimes(occurrence, minutes)
    if (occurrence !== undefined && times !== null) onDrop(occurrence, times)
  })
  return <div {...handlers}>{children}</div>
}
