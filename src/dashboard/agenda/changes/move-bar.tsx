import { useEffect, useRef } from "react"
import { momentWords } from "#dashboard/agenda/days/event-time.ts"
import { focusEvent } from "#dashboard/agenda/event/focus-event.ts"
import type { Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { Button } from "#ui/controls/button.tsx"
import * as styles from "./changes.module.css"

type MoveBarProps = {
  /** Shows the event at its new time before the drop. */
  readonly occurrence: Occurrence
  readonly onMove: (days: number) => void
  readonly onDrop: () => void
  readonly onCancel: () => void
}

/** Days. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Holds the focus while an event moves: arrows move it, Enter drops it, Escape restores it. Screen readers hear each step. */
export function MoveBar({ occurrence, onMove, onDrop, onCancel }: MoveBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const { key: name } = occurrence
  useEffect(() => {
    bar.current?.focus()
    return () => focusEvent(name)
  }, [name])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const days = steps[event.key]
      const isDrop = event.key === "Enter" && event.target === bar.current
      if (days === undefined && !isDrop && event.key !== "Escape") return
      event.preventDefault()
      if (days !== undefined) onMove(days)
      else if (isDrop) onDrop()
      else onCancel()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  })
  const title = appWords.eventMove.name(occurrence.event.title)
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label={title} tabIndex={-1}>
      <p role="status">
        <strong>{title}</strong> {momentWords(occurrence.start)}
      </p>
      <p className={styles.hint}>{appWords.eventMove.hint}</p>
      <div className="cluster">
        <Button tone="ghost" size="small" onClick={() => onMove(-1)}>
          {appWords.eventMove.earlier}
        </Button>
        <Button tone="ghost" size="small" onClick={() => onMove(1)}>
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
