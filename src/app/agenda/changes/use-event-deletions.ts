import { useState } from "react"
import { flushSync } from "react-dom"
import type { Occurrence } from "#app/agenda/occurrences/occurrence.ts"
import { fallsAt } from "#app/agenda/series/events.ts"
import type { Progress } from "#app/agenda/series/run-writes.ts"
import type { Write } from "#app/agenda/series/writes.ts"
import { headingId } from "#app/lists/page/focus.ts"
import { useDeferred } from "#app/toasts/toaster.tsx"

type Deletion = {
  readonly writes: readonly Write[]
  readonly said: string
  readonly run: (writes: readonly Write[]) => Promise<Progress>
  readonly onEnded: (progress: Progress) => void
  /** Leads the user back where the deletion began. */
  readonly onUndone: () => void
}

/** Events go from the view at once, and from the back end when their toast ends. */
export function useEventDeletions() {
  const [going, setGoing] = useState<readonly Write[]>([])
  const defer = useDeferred()
  const remove = async ({ writes, said, run, onEnded, onUndone }: Deletion) => {
    const keep = () => setGoing((all) => all.filter((write) => !writes.includes(write)))
    const send = async () => {
      const progress = await run(writes)
      if (progress.problem !== null) keep()
      onEnded(progress)
    }
    flushSync(() => setGoing((all) => [...all, ...writes]))
    // What had the focus is gone with the event.
    if (document.activeElement === document.body) document.getElementById(headingId)?.focus()
    await defer({
      said,
      onKept: (isUndone) => {
        if (!isUndone) {
          keep()
          return
        }
        flushSync(keep)
        onUndone()
      },
      onEnd: () => void send(),
    })
  }
  return { remove, isGone: (occurrence: Occurrence) => going.some((write) => endsOccurrence(write, occurrence)) }
}

function endsOccurrence(write: Write, { event, recurrenceId, start }: Occurrence): boolean {
  if (write.kind === "remove") return write.item.id === event.id
  return write.kind === "change" && write.base.id === event.id && !fallsAt({ values: write.values }, recurrenceId ?? start)
}

export function focusEvent(key: string): void {
  const event = document.querySelector<HTMLElement>(`[data-event="${CSS.escape(key)}"]`)
  const other = event ?? document.getElementById(headingId)
  other?.focus()
}
