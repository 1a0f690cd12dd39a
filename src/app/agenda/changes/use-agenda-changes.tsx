import { useState, type ReactNode } from "react"
import type { Viewer } from "#contract/permissions.ts"
import { parseDay } from "#contract/agenda/days.ts"
import type { View } from "#app/agenda/occurrences/agenda-state.ts"
import { changePath, editEventPath } from "#app/agenda/series/beginning.ts"
import type { Occurrence, Times } from "#app/agenda/occurrences/occurrence.ts"
import type { Change, Scope } from "#app/agenda/series/writes.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import type { Action, EventChanges } from "#app/agenda/event/event-actions.tsx"
import { movedTimes } from "./moved-times.ts"
import { MoveBar } from "./move-bar.tsx"
import { ScopeDialog } from "./scope-dialog.tsx"
import { useChange } from "./use-change.tsx"

type Options = {
  readonly viewer: Viewer
  readonly view: View
  readonly onDay: (day: number) => void
  /** Closes what is open, so that a picked-up event can be seen. */
  readonly onPickUp: () => void
}

type Asked = { readonly action: Action; readonly occurrence: Occurrence; readonly times: Times | null }
type Moving = { readonly occurrence: Occurrence; readonly times: Times }

/** The changes that admins make in a view of the agenda. */
export function useAgendaChanges({ viewer, view, onDay, onPickUp }: Options) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [moving, setMoving] = useState<Moving | null>(null)
  const { change, isGone, dialog } = useChange(viewer)
  const drop = (occurrence: Occurrence, times: Times) => {
    setMoving(null)
    if (times.start === occurrence.start && times.end === occurrence.end) return
    if (occurrence.event.rule === null) void change("this", { kind: "move", ...times }, occurrence)
    else setAsked({ action: "move", occurrence, times })
  }
  const confirm = (scope: Scope, { action, occurrence, times }: Asked) => {
    setAsked(null)
    if (action === "edit") edit(scope, occurrence)
    else void change(scope, changeOf(action, times ?? occurrence), occurrence)
  }
  const step = (minutes: number) => {
    const times = moving === null ? null : movedTimes(moving.times, minutes)
    if (moving === null || times === null) return
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
          view={view}
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

function changeOf(action: Exclude<Action, "edit">, { start, end }: Times): Change {
  return action === "move" ? { kind: action, start, end } : { kind: action }
}

function edit(scope: Scope, occurrence: Occurrence): void {
  const { event, recurrenceId, start, end } = occurrence
  const isFirst = (recurrenceId ?? start) === event.start
  const path = scope === "all" || (scope === "following" && isFirst) ? editEventPath(event) : null
  if (path !== null) moveTo(path)
  else moveTo(changePath(scope === "this" ? "this" : "following", event.id, { recurrenceId, start, end }))
}
