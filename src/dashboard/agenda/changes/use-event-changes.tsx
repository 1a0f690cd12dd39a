import { useState } from "react"
import { parseDay } from "#contract/agenda/days.ts"
import type { SeriesScope } from "#contract/agenda/series-change.ts"
import type { Action, EventChanges } from "#dashboard/agenda/event/view.ts"
import type { Times } from "#contract/agenda/occurrences.ts"
import { DAY, movedTimes, type Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"
import { changePath, editEventPath } from "#dashboard/agenda/series/beginning.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { MoveBar } from "./move-bar.tsx"
import { ScopeDialog } from "./scope-dialog.tsx"
import { useChangeRequests, type SimpleChange } from "./use-change-requests.tsx"

type Options = {
  readonly onDay: (day: number) => void
  readonly answer: readonly Occurrence[] | null
  /** Closes popovers, so that they don't cover a picked-up event. */
  readonly onPickUp: () => void
}

/** An admin moves an event by keys, or a dialog asks them which events of a series they mean. */
type Intent = { readonly occurrence: Occurrence; readonly times: Times } & ({ readonly isMoving: true } | { readonly action: Action })

export function useEventChanges({ onDay, answer, onPickUp }: Options) {
  const [intent, setIntent] = useState<Intent | null>(null)
  const { change, isDeleted, dialog } = useChangeRequests(answer)
  const drop = (occurrence: Occurrence, times: Times) => {
    setIntent(null)
    if (times.start === occurrence.start && times.end === occurrence.end) return
    if (occurrence.event.rule === null) void change("one", { kind: "move", start: times.start, end: times.end }, occurrence)
    else setIntent({ action: "move", occurrence, times })
  }
  const confirm = (scope: SeriesScope, action: Action, { occurrence, times }: Intent) => {
    setIntent(null)
    if (action === "edit") edit(scope, occurrence)
    else void change(scope, changeOf(action, times), occurrence)
  }
  const step = ({ occurrence, times: before }: Intent, days: number) => {
    const times = movedTimes(before, days * DAY)
    setIntent({ isMoving: true, occurrence, times })
    onDay(parseDay(times.start))
  }
  const changes: Omit<EventChanges, "create"> = {
    ask: (action, occurrence) => setIntent({ action, occurrence, times: occurrence }),
    pickUp: (occurrence) => {
      onPickUp()
      setIntent({ isMoving: true, occurrence, times: occurrence })
    },
  }
  const dialogs = (
    <>
      {intent !== null && "isMoving" in intent && (
        <MoveBar
          occurrence={{ ...intent.occurrence, ...intent.times }}
          onMove={(days) => step(intent, days)}
          onDrop={() => drop(intent.occurrence, intent.times)}
          onCancel={() => setIntent(null)}
        />
      )}
      {intent !== null && "action" in intent && (
        <ScopeDialog
          action={intent.action}
          occurrence={intent.occurrence}
          movedTo={intent.action === "move" ? intent.times.start : null}
          onClose={() => setIntent(null)}
          onConfirm={(scope) => confirm(scope, intent.action, intent)}
        />
      )}
      {dialog}
    </>
  )
  return { changes, dialogs, applyChanges: (all: readonly Occurrence[]) => withMoved(all, intent).filter((each) => !isDeleted(each)), drop }
}

/** Adds the moved event instead of changing it, because it may come from a month that is not loaded. */
function withMoved(all: readonly Occurrence[], intent: Intent | null): readonly Occurrence[] {
  if (intent === null || !("isMoving" in intent)) return all
  const { occurrence } = intent
  return [...all.filter(({ key }) => key !== occurrence.key), { ...occurrence, ...intent.times }]
}

function changeOf(action: Exclude<Action, "edit">, { start, end }: Times): SimpleChange {
  return action === "move" ? { kind: action, start, end } : { kind: action }
}

function edit(scope: SeriesScope, occurrence: Occurrence): void {
  const { event, start } = occurrence
  const isWhole = scope === "all" || (scope === "following" && start === event.start)
  const path = isWhole ? editEventPath(event) : null
  moveTo(path ?? changePath(scope === "one" ? "one" : "following", event.id, occurrence))
}
