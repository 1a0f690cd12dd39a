/** One build runs at a time, and a newer change follows it. */
import type { BuildProblem, BuildReason } from "#contract/publishing.ts"
import { DomainError } from "#server/content/errors.ts"
import { isoTime, type Clock } from "#server/publishing/builder/clock.ts"
import type { BuildHooks, BuildOrder, BuildOutcome, SiteBuilder } from "#server/publishing/builder/site-builder.ts"
import type { Log } from "#server/terminal/log.ts"
import type { History } from "./history.ts"
import { makePending, type BuildBefore, type NotedChange, type Pending, type UnbuiltChanges } from "./pending.ts"
import { atStep, newRecord, secondsOf, type BuildRecord } from "./record.ts"

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

type Waiting = { readonly record: BuildRecord; readonly mayBeEmpty: boolean; readonly isOrdered: boolean }
type Running = { record: BuildRecord; readonly brings: UnbuiltChanges; readonly stop: AbortController }

type Work = QueueOptions & {
  readonly pending: Pending
  builder: SiteBuilder | null
  waiting: Waiting | null
  running: Running | null
  /** Resolves when no build runs. */
  ended: Promise<void>
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
    ...{ builder: null, waiting: null, running: null, ended: Promise.resolve(), before: null, due: null },
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
      work.running?.stop.abort()
      await work.ended
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
  work.builder = builder
  const broken = history.list().find(({ state }) => state === "building")
  const end = isCurrent ? ({ state: "live" } as const) : ({ state: "failed", problem: brokenOff } as const)
  if (broken !== undefined) history.save({ ...broken, ended: isoTime(clock.now()), ...end })
  arm(work)
}

/** `due` (milliseconds) is when the waiting build starts; `builds` are over, the newest first. */
function stateOf(work: Work) {
  const { waiting, due, history } = work
  const running = work.running?.record ?? null
  const builds = history.list().filter(({ id }) => id !== running?.id)
  return { waiting: waiting && withChanges(work, waiting.record), running, due, builds }
}

/** Includes all changes that no build has published. */
function withChanges({ pending }: Work, record: BuildRecord): BuildRecord {
  const { uids, ...changes } = pending.described()
  return { ...record, ...changes, uids: [...new Set([...uids, ...record.uids])] }
}

function arm(work: Work): void {
  const { clock, waiting, running, builder, isAutomatic, pending } = work
  work.disarm()
  work.due = null
  if (waiting !== null && running === null && builder !== null && !work.isClosed) {
    work.due = waiting.isOrdered ? clock.now() : isAutomatic ? pending.startAfter(work.before) : null
    if (work.due !== null) work.disarm = clock.after(Math.max(0, work.due - clock.now()), () => start(work, builder, waiting))
  }
}

/** An ordered build starts as soon as no other runs. Each joins a waiting one. */
function wait(work: Work, { reason, uid, mayBeEmpty = false }: Order, isOrdered: boolean): void {
  const { history, clock } = work
  const requestedAt = isoTime(clock.now())
  const before = work.waiting ?? { record: newRecord({ id: history.nextId(), reason, asked: requestedAt }), mayBeEmpty, isOrdered }
  const { record } = before
  work.waiting = {
    record: {
      ...record,
      reason: isOrdered && !before.isOrdered ? reason : record.reason,
      uids: [...record.uids, ...(uid === undefined ? [] : [uid])],
    },
    mayBeEmpty: mayBeEmpty || before.mayBeEmpty,
    isOrdered: isOrdered || before.isOrdered,
  }
  arm(work)
}

function start(work: Work, builder: SiteBuilder, { record, mayBeEmpty }: Waiting): void {
  const { clock, history, pending, secrets } = work
  const now = isoTime(clock.now())
  const begun: BuildRecord = { ...withChanges(work, record), state: "building", started: now, seq: work.newest() }
  const running = {
    record: atStep(begun, "content", { now, done: null, total: null }),
    brings: pending.take(),
    stop: new AbortController(),
  }
  Object.assign(work, { waiting: null, due: null, running })
  history.save(running.record)
  work.ended = run(work, running, async (hooks) => builder.build({ reason: record.reason, mayBeEmpty, secrets }, hooks))
}

const surprise =
  "The build ended with an error that it doesn't explain. The server's log says more. Build again, or ask whoever runs the server."

async function run(work: Work, running: Running, build: (hooks: BuildHooks) => Promise<BuildOutcome>): Promise<void> {
  const { signal } = running.stop
  const onStep: BuildHooks["onStep"] = (step, { done, total } = { done: 0, total: 0 }) => {
    const count = total > 0 ? { done, total } : { done: null, total: null }
    running.record = atStep(running.record, step === "check" ? "live" : step, { now: isoTime(work.clock.now()), ...count })
  }
  const outcome = await build({ onStep, signal }).catch((error: unknown): BuildOutcome => {
    work.log({ level: "error", event: "build failed", reason: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    return { kind: "failed", problem: { message: surprise, item: null, asks: null } }
  })
  finish(work, running, outcome)
}

function finish(work: Work, running: Running, outcome: BuildOutcome): void {
  const { history, pending, clock } = work
  work.running = null
  // If the server stops, the next start finds the build unfinished, and repeats it.
  if (work.isClosed && outcome.kind !== "live") return
  if (outcome.kind !== "live") pending.putBack(running.brings)
  const record = endedRecord(running.record, outcome, isoTime(clock.now()))
  history.save(record)
  work.onEnd(record)
  work.before = { ended: clock.now(), took: secondsOf(record) * 1000 }
  arm(work)
}

function endedRecord(record: BuildRecord, outcome: BuildOutcome, now: string): BuildRecord {
  if (outcome.kind === "cancelled") return record
  if (outcome.kind === "failed") return { ...record, state: "failed", ended: now, problem: outcome.problem }
  const { how, why, warnings } = outcome
  const steps = record.steps.map((step) => ({ ...step, ended: step.ended ?? now }))
  return { ...record, state: "live", ended: now, how, why, warnings, steps }
}
