import { useState, type ReactNode } from "react"
import { parseDay } from "#contract/agenda/days.ts"
import { changePath, editEventPath } from "#dashboard/agenda/series/beginning.ts"
import type { Occurrence, Times } from "#dashboard/agenda/occurrences/occurrence.ts"
import type { EventChange, Scope } from "#contract/agenda/series-change.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import type { Action, EventChanges } from "#dashboard/agenda/event/event-actions.tsx"
import { movedTimes } from "./moved-times.ts"
import { MoveBar } from "./move-bar.tsx"
import { ScopeDialog } from "./scope-dialog.tsx"
import { useChange } from "./use-change.tsx"

type Options = {
  readonly onDay: (day: number) => void
  /** Closes what is open, so that a picked-up event can be seen. */
  readonly onPickUp: () => void
}

type Asked = { readonly action: Action; readonly occurrence: Occurrence; readonly times: Times | null }
type Moving = { readonly occurrence: Occurrence; readonly times: Times }

/** The changes that admins make in a view of the agenda. */
export function useAgendaChanges({ onDay, onPickUp }: Options) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [moving, setMoving] = useState<Moving | null>(null)
  const { change, isGone, dialog } = useChange()
  const drop = (occurrence: Occurrence, times: Times) => {
    setMoving(null)
    if (times.start === occurrence.start && times.end === occurrence.end) return
    if (occurrence.event.rule === null) void change("one", { kind: "move", start: times.start, end: times.end }, occurrence)
    else setAsked({ action: "move", occurrence, times })
  }
  const confirm = (scope: Scope, { action, occurrence, times }: Asked) => {
    setAsked(null)
    if (action === "edit") edit(scope, occurrence)
    else void change(scope, changeOf(action, times ?? occurrence), occurrence)
  }
  const step = (minutes: number) => {
    if (moving === null) return
    const times = movedTimes(moving.times, minutes)
    setMoving({ ...moving, times })
    const day = parseDay(times.start)
    if (day !== parseDay(moving.times.start)) onDay(day)
  }
  const changes: EventChanges = {
    ask: (action, occurrence) => setAsked({ action, occurrence, times: null }),
    pickUp: (occurrence) => {
      onPickUp()
      setMoving({ occurrence, times: occurrence })
    },
  }
  const drawn: ReactNode = (
    <>
      {moving !== null && (
        <MoveBar
          occurrence={{ ...moving.occurrence, ...moving.times }}
          onMove={step}
          onDrop={() => drop(moving.occurrence, moving.times)}
          onCancel={() => setMoving(null)}
        />
      )}
      {asked !== null && (
        <ScopeDialog
          action={asked.action}
          occurrence={asked.occurrence}
          movedTo={asked.times?.start ?? null}
          onClose={() => setAsked(null)}
          onConfirm={(scope) => confirm(scope, asked)}
        />
      )}
      {dialog}
    </>
  )
  return { changes, drawn, shown: (all: readonly Occurrence[]) => withMoved(all, moving).filter((each) => !isGone(each)), drop }
}

/** A picked-up event is drawn where it would be dropped, in the days of another month too. */
function withMoved(all: readonly Occurrence[], moving: Moving | null): readonly Occurrence[] {
  if (moving === null) return all
  const { occurrence, times } = moving
  return [...all.filter(({ key }) => key !== occurrence.key), { ...occurrence, ...times }]
}

type SimpleChange = Exclude<EventChange, { readonly kind: "edit" }>

function changeOf(action: Exclude<Action, "edit">, { start, end }: Times): SimpleChange {
  return action === "move" ? { kind: action, start, end } : { kind: action }
}

function edit(scope: Scope, occurrence: Occurrence): void {
  const { event, recurrenceId, start, end } = occurrence
  const isFirst = (recurrenceId ?? start) === event.start
  const path = scope === "all" || (scope === "following" && isFirst) ? editEventPath(event) : null
  if (path !== null) moveTo(path)
  else moveTo(changePath(scope === "one" ? "this" : "following", event.id, { recurrenceId, start, end }))
}
