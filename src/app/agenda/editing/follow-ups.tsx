/** What a save in the form asks of other events: those of a split series, and the exceptions of a moved one. */
import { useLocation } from "@reach/router"
import { useEffect, useRef, useState } from "react"
import { screenPath } from "#contract/screens.ts"
import type { Viewer } from "#contract/permissions.ts"
import { eventIn, isSeries } from "#app/agenda/series/events.ts"
import { undoOf, type Progress } from "#app/agenda/series/run-writes.ts"
import { useSeriesCalls, type SeriesCalls } from "#app/agenda/series/series-calls.ts"
import { exceptionsAfterMove, writesAfterSplit } from "#app/agenda/series/split.ts"
import type { Item } from "#app/resources/item.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { wordsOf, type Problem } from "#lib/session/problem.ts"
import { eventChanges as words, eventForm } from "#lib/strings/members-area/event-editing.ts"
import { Button } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"
import { beginningOf, type Beginning } from "./beginning.ts"

/** `before` is the item before the save. */
type State =
  | { readonly kind: "none" }
  | { readonly kind: "busy"; readonly before: Item }
  | { readonly kind: "failed"; readonly before: Item; readonly problem: Problem; readonly progress: Progress | null }

export function FollowUps({ item, viewer }: { readonly item: Item; readonly viewer: Viewer }) {
  const { search } = useLocation()
  const [beginning] = useState(() => beginningOf(search))
  const [state, setState] = useState<State>({ kind: "none" })
  const calls = useSeriesCalls(viewer)
  const saved = useRef(item)
  const run = async (before: Item, progress: Progress | null) => {
    setState({ kind: "busy", before })
    const next = progress === null ? await begin(calls, { beginning, before, after: item }) : await calls.run(progress.left, progress.done)
    if ("kind" in next) setState({ kind: "failed", before, problem: next, progress: null })
    else setState(next.problem === null ? { kind: "none" } : { kind: "failed", before, problem: next.problem, progress: next })
  }
  useEffect(() => {
    const before = saved.current
    if (before.version === item.version) return
    saved.current = item
    if (asksForMore(beginning, before, item)) void run(before, null)
  })
  const takeBack = async (before: Item, progress: Progress) => {
    const undo = undoOf([{ write: { kind: "create", item }, item }, ...progress.done]) ?? []
    const { problem } = await calls.run(undo)
    if (problem === null) moveTo(screenPath({ kind: "list", of: "agenda" }))
    else setState({ kind: "failed", before, problem, progress })
  }
  if (state.kind === "none") return null
  if (state.kind === "busy") return <Notice title={state.before.number === null ? eventForm.ending : eventForm.moving} />
  const { before, problem, progress } = state
  return (
    <Notice title={words.failed.title} tone="error" role="alert">
      <p>{wordsOf(problem)}</p>
      <p>{words.failed.text}</p>
      <p>
        <Button size="small" onClick={() => void run(before, progress)}>
          {words.failed.retry}
        </Button>{" "}
        {before.number === null && progress !== null && (
          <Button tone="ghost" size="small" onClick={() => void takeBack(before, progress)}>
            {words.failed.takeBack}
          </Button>
        )}
      </p>
    </Notice>
  )
}

type Saved = { readonly beginning: Beginning; readonly before: Item; readonly after: Item }

function asksForMore(beginning: Beginning, before: Item, after: Item): boolean {
  if (before.number === null) return beginning.kind === "following"
  const [former, present] = [eventIn(before.values), eventIn(after.values)]
  return isSeries(before) && (former.start !== present.start || former.rule !== present.rule)
}

async function begin(calls: SeriesCalls, { beginning, before, after }: Saved): Promise<Progress | Problem> {
  const isSplit = before.number === null && beginning.kind === "following"
  const found = await calls.read(isSplit ? beginning.of : after.id)
  if (!found.ok) return found.problem
  const { item, exceptions } = found.value
  if (!isSplit) return calls.run(exceptionsAfterMove(before, after, exceptions))
  const at = beginning.occurrence.recurrenceId ?? beginning.occurrence.start
  return calls.run(writesAfterSplit({ series: item, exceptions, at }, after))
}
