/**
 * A split at a back end that lacks the request for it, such as a Drupal: the new series is saved first, then its changed events, and the
 * former series ends last. This browser remembers a split that it has begun, so that another visit finishes it, or takes it back.
 */
import { useEffect, useState } from "react"
import { openBegunSplits } from "#app/resources/saves/begun-splits.ts"
import { openDrafts } from "#app/drafts/draft-store.ts"
import { clockTimeOf } from "#app/agenda/days/event-time.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import type { Continued, Item } from "#app/resources/item.ts"
import { wordsOf, type Outcome, type Problem } from "#lib/session/problem.ts"
import { Button } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"
import { fallsAt } from "./events.ts"
import type { Progress, Series, SeriesCalls } from "./series-api.ts"
import { writesAfterSplit, writesBack } from "./writes.ts"
import * as styles from "./interrupted-splits.module.css"
import { appWords } from "#app/strings/words.ts"

/** Ends the series that a new one continues, from what the back end has of it now. */
export async function finishSplit({ read, run }: SeriesCalls, { id, at }: Continued, rest: Item): Promise<Progress | Problem> {
  const found = await read(id)
  // A deleted series has nothing left to end.
  if (!found.ok) return found.problem.kind === "not-found" ? run([]) : found.problem
  const { item: series, exceptions } = found.value
  if (series.isPublished && !rest.isPublished) return refused(appWords.eventChanges.split.draft)
  // It may have been moved or ended since. To end it anew could make it longer.
  if (!fallsAt(series, at))
    return { done: [], left: [], problem: refused(appWords.eventChanges.split.gone(appWords.repeatWords.day(clockTimeOf(at).date))) }
  return run(writesAfterSplit({ series, exceptions, at }, rest))
}

function refused(message: string): Problem {
  return { kind: "invalid", message, fields: {} }
}

/** Milliseconds after which a split is interrupted, and not under way in another tab. */
const patience = 60_000

/** `rest` is the new series, and `continues` names the former one. */
type InterruptedSplit = { readonly rest: Series; readonly continues: Continued }

/** The splits whose series stand beside each other. Those that never arrived, and those that somebody has finished, are forgotten. */
async function findInterrupted(read: SeriesCalls["read"], uid: number, now = Date.now()): Promise<readonly InterruptedSplit[]> {
  const splits = openBegunSplits(uid)
  const found: InterruptedSplit[] = []
  for (const { id, at, continues } of await splits.list()) {
    if (now - at < patience) continue
    const [rest, former] = await Promise.all([read(id), read(continues.id)])
    if (rest.ok && former.ok && fallsAt(former.value.item, continues.at)) found.push({ rest: rest.value, continues })
    else if ((rest.ok && former.ok) || isGone(former) || (isGone(rest) && !(await isDraft(uid, id)))) await splits.end(id)
  }
  return found
}

function isGone(outcome: Outcome<Series>): boolean {
  return !outcome.ok && outcome.problem.kind === "not-found"
}

/** A series that is not there yet may wait for the network in a draft. */
async function isDraft(uid: number, id: string): Promise<boolean> {
  return (await openDrafts(uid).read({ type: "node--agenda", id })).length > 0
}

type InterruptedSplitsProps = { readonly calls: SeriesCalls; readonly uid: number }

/** Offers to finish, or to take back, the splits of series that an earlier visit has left half done. */
export function InterruptedSplits({ calls, uid }: InterruptedSplitsProps) {
  const [found, setFound] = useState<readonly InterruptedSplit[]>([])
  useEffect(() => {
    void findInterrupted(calls.read, uid).then(setFound)
  }, [calls, uid])
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
      title={appWords.eventChanges.interrupted.title(textOf(rest.item.values.title))}
      tone="error"
      actions={
        <>
          <Button size="small" disabled={isBusy} onClick={() => void act(finish)}>
            {appWords.eventChanges.failed.retry}
          </Button>
          <Button tone="ghost" size="small" disabled={isBusy} onClick={() => void act(takeBack)}>
            {appWords.eventChanges.failed.takeBack}
          </Button>
        </>
      }
    >
      <p>{appWords.eventChanges.interrupted.text(appWords.repeatWords.day(clockTimeOf(continues.at).date))}</p>
      {problem !== null && <p role="alert">{wordsOf(problem)}</p>}
    </Notice>
  )
}
