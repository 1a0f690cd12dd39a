import { useEffect, useRef } from "react"
import type { Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"
import { clockTimeOf } from "#dashboard/agenda/days/event-time.ts"
import { Button } from "#ui/button.tsx"
import * as styles from "./changes.module.css"
import { DAY, minutesOf } from "./moved-times.ts"
import { appWords } from "#dashboard/strings/words.ts"

type MoveBarProps = {
  /** The event where it would be dropped now. */
  readonly occurrence: Occurrence
  readonly onMove: (minutes: number) => void
  readonly onDrop: () => void
  readonly onCancel: () => void
}

/** Holds the focus while an event is picked up: arrows move it, Enter drops it, Escape puts it back. Each step is announced. */
export function MoveBar({ occurrence, onMove, onDrop, onCancel }: MoveBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const { key: name } = occurrence
  useEffect(() => {
    bar.current?.focus()
    return () => document.querySelector<HTMLElement>(`[data-event="${CSS.escape(name)}"]`)?.focus()
  }, [name])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const minutes = minutesOf(event.key)
      const isDrop = event.key === "Enter" && event.target === bar.current
      if (minutes === null && !isDrop && event.key !== "Escape") return
      event.preventDefault()
      if (minutes !== null) onMove(minutes)
      else if (isDrop) onDrop()
      else onCancel()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  })
  const { date, time } = clockTimeOf(occurrence.start)
  const title = appWords.eventMove.name(occurrence.event.title)
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label={title} tabIndex={-1}>
      <p role="status">
        <strong>{title}</strong> {appWords.repeatWords.moment(date, time)}
      </p>
      <p className={styles.hint}>{appWords.eventMove.hint}</p>
      <div className={styles.actions}>
        <Button tone="ghost" size="small" onClick={() => onMove(-DAY)}>
          {appWords.eventMove.earlier}
        </Button>
        <Button tone="ghost" size="small" onClick={() => onMove(DAY)}>
          {appWords.eventMove.later}
        </Button>
        <Button size="small" onClick={onDrop}>
          {appWords.eventMove.drop}
        </Button>
        <Button tone="quiet" size="small" onClick={onCancel}>
          {appWords.eventMove.cancel}
        </Button>
      </div>
    </div>
  )
}
