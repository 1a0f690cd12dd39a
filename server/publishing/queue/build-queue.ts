/** One build runs at a time, and a newer change follows it. */
import type { BuildProblem, BuildReason } from "#contract/publishing.ts"
import { DomainError } from "#server/content/errors.ts"
import { isoTime, type Clock } from "#server/publishing/builder/clock.ts"
import type { BuildOrder, BuildOutcome, SiteBuilder } from "#server/publishing/builder/site-builder.ts"
import type { Log } from "#server/terminal/log.ts"
import type { History } from "./history.ts"
import { makePending, type BuildBefore, type NotedChange, type Pending, type UnbuiltChanges } from "./pending.ts"
import { newRecord, secondsOf, type BuildRecord, type RecordStart } from "./record.ts"
import { runBuild, type RunningBuild } from "./run-build.ts"

export type QueueOptions = {
  readonly clock: Clock
  readonly history: History
  readonly log: Log
  /** Without it, changes wait until a user orders a build. */
  readonly isAutomatic: boolean
  readonly newest: () => number
  readonly secrets: BuildOrder["secrets"]
}

export type Order = {
  readonly reason: BuildReason
  readonly uid?: number | undefined
  readonly mayBeEmpty?: boolean
}

type Waiting = RecordStart & {
  readonly uids: readonly number[]
  readonly mayBeEmpty: boolean
  readonly isOrdered: boolean
}

type Work = QueueOptions & {
  readonly pending: Pending
  builder: SiteBuilder | null
  waiting: Waiting | null
  running: (RunningBuild & { readonly brings: UnbuiltChanges }) | null
  before: BuildBefore | null
  /** Milliseconds. */
  due: number | null
  disarm: () => void
  onEnd: (record: BuildRecord) => void
  isClosed: boolean
}

export type Queue = ReturnType<typeof makeQueue>

export function makeQueue(options: QueueOptions) {
  const work: Work = {
    ...options,
    pending: makePending(options.clock),
    ...{ builder: null, waiting: null, running: null, before: null, due: null },
    disarm: () => undefined,
    onEnd: () => undefined,
    isClosed: false,
  }
  return {
    /** If the last process died during a build, that is marked live if `isCurrent`, else failed. `onEnd` gets each build at its end. */
    begin: (builder: SiteBuilder, isCurrent: boolean, onEnd: Work["onEnd"] = () => undefined) => {
      work.onEnd = onEnd
      begin(work, builder, isCurrent)
    },
    /** Starts as soon as no other build runs. It joins a waiting one. */
    order: (order: Order) => wait(work, order, true),
    noteChanges: (changes: readonly NotedChange[]) => {
      work.pending.add(changes, work.waiting === null)
      wait(work, { reason: "change" }, false)
    },
    /** @throws DomainError conflict */
    confirmEmpty: (uid: number) => {
      const [last] = work.history.list()
      if (work.running !== null || last?.problem?.asks !== "confirm-empty")
        throw new DomainError("conflict", "No build asks whether the content is meant to be empty.")
      wait(work, { reason: "rebuild", uid, mayBeEmpty: true }, true)
    },
    state: () => stateOf(work),
    /** The next start repeats an aborted build. */
    close: async () => {
      work.isClosed = true
      work.disarm()
      work.running?.cancel()
      await work.running?.outcome
      await work.builder?.close()
    },
  }
}

const brokenOff: BuildProblem = {
  message: "The server stopped during this build. Visitors saw the build before it all the time; the next build has these changes.",
  item: null,
  asks: null,
}

function begin(work: Work, builder: SiteBuilder, isCurrent: boolean): void {
  const { history, clock } = work
  const endTime = isoTime(clock.now())
  work.builder = builder
  const [broken, ...older] = history.list().filter(({ state }) => state === "building")
  for (const record of older) history.save({ ...record, state: "failed", ended: endTime, problem: brokenOff })
  if (broken !== undefined) {
    history.save({ ...broken, ended: endTime, ...(isCurrent ? { state: "live" } : { state: "failed", problem: brokenOff }) })
    if (isCurrent) replaceLive(history, broken.id)
  }
  arm(work)
}

function replaceLive(history: History, by: number): void {
  for (const record of history.list()) if (record.state === "live" && record.id !== by) history.save({ ...record, state: "replaced" })
}

/** `due` (milliseconds) is when the waiting build starts; `builds` are over, the newest first. */
function stateOf(work: Work) {
  const { waiting, running, due, history } = work
  const runs = running?.record() ?? null
  const builds = history.list().filter(({ id }) => id !== runs?.id)
  return { waiting: waiting && recordOf(work, waiting), running: runs, due, builds }
}

/** Includes all changes that no build has published. */
function recordOf({ pending }: Work, { uids, ...order }: Waiting): BuildRecord {
  const { uids: writers, ...changes } = pending.described()
  return { ...newRecord(order), ...changes, uids: [...new Set([...writers, ...uids])] }
}

function arm(work: Work): void {
  const { clock, waiting, running, builder, isAutomatic, pending } = work
  work.disarm()
  work.due = null
  if (waiting !== null && running === null && builder !== null && !work.isClosed) {
    work.due = waiting.isOrdered ? clock.now() : isAutomatic ? pending.startAfter(work.before) : null
    if (work.due !== null) work.disarm = clock.after(Math.max(0, work.due - clock.now()), () => start(work, builder))
  }
}

/** An ordered build starts as soon as no other runs. Each joins a waiting one. */
function wait(work: Work, { reason, uid, mayBeEmpty = false }: Order, isOrdered: boolean): void {
  const { waiting, history, clock } = work
  work.waiting = {
    id: waiting?.id ?? history.nextId(),
    reason: waiting === null || (isOrdered && !waiting.isOrdered) ? reason : waiting.reason,
    asked: waiting?.asked ?? isoTime(clock.now()),
    uids: [...(waiting?.uids ?? []), ...(uid === undefined ? [] : [uid])],
    mayBeEmpty: mayBeEmpty || waiting?.mayBeEmpty === true,
    isOrdered: isOrdered || waiting?.isOrdered === true,
  }
  arm(work)
}

function start(work: Work, builder: SiteBuilder): void {
  const { waiting, clock, pending, secrets } = work
  if (waiting === null || work.running !== null || work.isClosed) return
  const { mayBeEmpty } = waiting
  const begun: BuildRecord = { ...recordOf(work, waiting), state: "building", started: isoTime(clock.now()), seq: work.newest() }
  work.waiting = null
  work.due = null
  work.running = { ...runBuild({ ...work, builder }, begun, { mayBeEmpty, secrets }), brings: pending.take() }
  void work.running.outcome.then((outcome) => finish(work, outcome))
}

function finish(work: Work, outcome: BuildOutcome): void {
  const { running, history, pending, clock } = work
  work.running = null
  if (running === null) return
  const done = running.record()
  // If the server stops, the next start finds the build unfinished, and repeats it.
  if (work.isClosed && outcome.kind !== "live") return
  if (outcome.kind === "live") replaceLive(history, done.id)
  else pending.putBack(running.brings)
  history.save(done)
  work.onEnd(done)
  work.before = { ended: clock.now(), took: secondsOf(done) * 1000 }
  arm(work)
}
