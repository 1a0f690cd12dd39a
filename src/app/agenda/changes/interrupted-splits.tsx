import { useEffect, useState } from "react"
import { useAppDispatch } from "#app/session/hooks.ts"
import type { Viewer } from "#contract/permissions.ts"
import { findInterrupted, type InterruptedSplit } from "#app/agenda/series/interrupted-splits.ts"
import { finishSplit } from "#app/agenda/series/finish-split.ts"
import { seriesCalls, type SeriesCalls } from "#app/agenda/series/series-calls.ts"
import { writesBack } from "#app/agenda/series/split.ts"
import { clockTimeOf } from "#app/agenda/time/event-time.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { wordsOf, type Problem } from "#lib/session/problem.ts"
import { eventChanges as words, repeatWords } from "#app/strings/event-editing.ts"
import { Button } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"
import * as styles from "./interrupted-splits.module.css"

/** Offers to finish, or to take back, the splits of series that an earlier visit has left half done. */
export function InterruptedSplits({ viewer }: { readonly viewer: Viewer }) {
  const dispatch = useAppDispatch()
  const [calls] = useState(() => seriesCalls(dispatch, viewer))
  const [found, setFound] = useState<readonly InterruptedSplit[]>([])
  useEffect(() => {
    void findInterrupted(calls.read, viewer.uid).then(setFound)
  }, [calls, viewer.uid])
  if (found.length === 0) return null
  return (
    <div className={styles.splits}>
      {found.map((split) => (
        <Interrupted
          key={split.rest.item.id}
          split={split}
          calls={calls}
          onDone={() => setFound((all) => all.filter((each) => each !== split))}
        />
      ))}
    </div>
  )
}

type InterruptedProps = { readonly split: InterruptedSplit; readonly calls: SeriesCalls; readonly onDone: () => void }

function Interrupted({ split: { rest, continues }, calls, onDone }: InterruptedProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const act = async (change: () => Promise<Problem | null>) => {
    setBusy(true)
    const refused = await change()
    setBusy(false)
    setProblem(refused)
    if (refused === null) onDone()
  }
  const finish = async () => {
    const outcome = await finishSplit(calls, continues, rest.item)
    return "kind" in outcome ? outcome : outcome.problem
  }
  const takeBack = async () => {
    const [former, present] = await Promise.all([calls.read(continues.id), calls.read(rest.item.id)])
    if (!former.ok) return former.problem
    if (!present.ok) return present.problem
    return (await calls.run(writesBack({ series: former.value.item, at: continues.at }, present.value))).problem
  }
  return (
    <Notice
      title={words.interrupted.title(textOf(rest.item.values.title))}
      tone="error"
      actions={
        <>
          <Button size="small" disabled={isBusy} onClick={() => void act(finish)}>
            {words.failed.retry}
          </Button>
          <Button tone="ghost" size="small" disabled={isBusy} onClick={() => void act(takeBack)}>
            {words.failed.takeBack}
          </Button>
        </>
      }
    >
      <p>{words.interrupted.text(repeatWords.day(clockTimeOf(continues.at).date))}</p>
      {problem !== null && <p role="alert">{wordsOf(problem)}</p>}
    </Notice>
  )
}
