/** What a save in the form asks of other events: those of a split series, and the exceptions of a moved one. */
import { useEffect, useRef, useState } from "react"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { isSeries } from "#app/agenda/series/events.ts"
import { finishSplit } from "#app/agenda/series/split-by-steps.tsx"
import { undoOf, type Progress, type SeriesCalls, useSeriesCalls } from "#app/agenda/series/series-api.ts"
import { exceptionsAfter, movesExceptions } from "#app/agenda/series/writes.ts"
import type { KindPartProps } from "#app/editor/kind-part.ts"
import type { Item } from "#app/resources/item.ts"
import { useFeature } from "#app/session/use-feature.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { wordsOf, type Problem } from "#lib/session/problem.ts"
import { Button } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"
import { appWords } from "#app/strings/words.ts"

/** `before` is the item before the save. */
type State =
  | { readonly kind: "none" }
  | { readonly kind: "busy"; readonly before: Item }
  | { readonly kind: "failed"; readonly before: Item; readonly problem: Problem; readonly progress: Progress | null }

export function FollowUps({ item, viewer }: Pick<KindPartProps, "item" | "viewer">) {
  const [state, setState] = useState<State>({ kind: "none" })
  const calls = useSeriesCalls(viewer)
  const splitsAtOnce = useFeature("split")
  const saved = useRef(item)
  const run = async (before: Item, progress: Progress | null) => {
    setState({ kind: "busy", before })
    const next = progress === null ? await begin(calls, before, item) : await calls.run(progress.left, progress.done)
    if ("kind" in next) setState({ kind: "failed", before, problem: next, progress: null })
    else setState(next.problem === null ? { kind: "none" } : { kind: "failed", before, problem: next.problem, progress: next })
  }
  useEffect(() => {
    const before = saved.current
    if (before.version === item.version) return
    saved.current = item
    const isSplit = before.number === null && before.continues !== undefined
    if (isSplit ? !splitsAtOnce : before.number !== null && isSeries(before) && movesExceptions(before, item)) void run(before, null)
  })
  const takeBack = async (before: Item, progress: Progress) => {
    const undo = undoOf([{ write: { kind: "create", item }, item }, ...progress.done]) ?? []
    const { problem } = await calls.run(undo)
    if (problem === null) moveTo(screenPath({ kind: "list", of: "agenda" }))
    else setState({ kind: "failed", before, problem, progress })
  }
  if (state.kind === "none") return null
  if (state.kind === "busy") return <Notice title={state.before.number === null ? appWords.eventForm.ending : appWords.eventForm.moving} />
  const { before, problem, progress } = state
  return (
    <Notice
      title={appWords.eventChanges.failed.title}
      tone="error"
      role="alert"
      actions={
        <>
          <Button size="small" onClick={() => void run(before, progress)}>
            {appWords.eventChanges.failed.retry}
          </Button>
          {before.number === null && progress !== null && (
            <Button tone="ghost" size="small" onClick={() => void takeBack(before, progress)}>
              {appWords.eventChanges.failed.takeBack}
            </Button>
          )}
        </>
      }
    >
      <p>{wordsOf(problem)}</p>
      <p>{appWords.eventChanges.failed.text}</p>
    </Notice>
  )
}

async function begin(calls: SeriesCalls, before: Item, after: Item): Promise<Progress | Problem> {
  if (before.continues !== undefined) return finishSplit(calls, before.continues, after)
  const found = await calls.read(after.id)
  return found.ok ? calls.run(exceptionsAfter(before, after, found.value.exceptions)) : found.problem
}
