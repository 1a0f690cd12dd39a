/** How the queue goes on: from a build that waits to one that runs, and to its end. */
import type { BuildReason } from "#contract/publishing.ts"
import { isoTime, type Clock } from "#server/publishing/builder/clock.ts"
import type { BuildHooks, BuildOrder, BuildOutcome, SiteBuilder } from "#server/publishing/builder/site-builder.ts"
import type { History } from "./history.ts"
import type { Pending } from "./pending.ts"
import { newRecord, secondsOf, type BuildRecord, atStep } from "./record.ts"
import { startOf, type Timing } from "./timing.ts"
import { described, type Unbuilt } from "./unbuilt.ts"

export type QueueOptions = {
  readonly clock: Clock
  readonly history: History
  /** Without it, changes wait for someone who asks for a build. */
  readonly isAutomatic: boolean
  /** The number of the newest change. */
  readonly newest: () => number
  readonly secrets: BuildOrder["secrets"]
}

export type Order = {
  readonly reason: BuildReason
  readonly uid?: number | undefined
  readonly mayBeEmpty?: boolean
}

export type Work = QueueOptions & {
  readonly pending: Pending
  /** Calls the listeners: something has changed. */
  readonly notify: () => void
  builder: SiteBuilder | null
  waiting: { readonly record: BuildRecord; readonly mayBeEmpty: boolean; readonly isOrdered: boolean } | null
  running: (RunningBuild & { readonly brings: Unbuilt }) | null
  before: Timing["before"]
  /** When the waiting build starts, in milliseconds. */
  due: number | null
  disarm: () => void
  isClosed: boolean
}

/** Sets the timer of the waiting build. */
export function arm(work: Work): void {
  const { clock, waiting, running, builder, isAutomatic, pending } = work
  work.disarm()
  work.due = null
  if (waiting !== null && running === null && builder !== null && !work.isClosed) {
    work.due = waiting.isOrdered ? clock.now() : isAutomatic ? startOf(pending.timing(work.before)) : null
    if (work.due !== null) work.disarm = clock.after(Math.max(0, work.due - clock.now()), () => start(work))
  }
  work.notify()
}

/** Lets a build wait. It joins one that waits already. An ordered one starts as soon as no other runs. */
export function wait(work: Work, { reason, uid, mayBeEmpty = false }: Order, isOrdered: boolean): BuildRecord {
  const { waiting } = work
  const record = waiting?.record ?? newRecord({ id: nextId(work), reason, asked: isoTime(work.clock.now()) })
  const { uids, ...changes } = described(work.pending.changes())
  const joinedRecord: BuildRecord = {
    ...record,
    ...changes,
    ...(isOrdered && waiting?.isOrdered !== true ? { reason } : {}),
    uids: [...new Set([...record.uids, ...uids, ...(uid === undefined ? [] : [uid])])],
  }
  work.waiting = {
    record: joinedRecord,
    mayBeEmpty: mayBeEmpty || waiting?.mayBeEmpty === true,
    isOrdered: isOrdered || waiting?.isOrdered === true,
  }
  arm(work)
  return joinedRecord
}

function nextId({ history, running }: Work): number {
  return Math.max(history.nextId(), (running?.record().id ?? 0) + 1)
}

function start(work: Work): void {
  const { waiting, builder, clock, pending } = work
  if (waiting === null || work.running !== null || builder === null || work.isClosed) return
  const { record, mayBeEmpty } = waiting
  work.waiting = null
  work.due = null
  const brings = pending.take()
  const begun: BuildRecord = { ...record, state: "building", started: isoTime(clock.now()), seq: work.newest() }
  work.running = { ...runBuild({ ...work, builder, onChange: work.notify }, begun, mayBeEmpty), brings }
  work.notify()
  void work.running.outcome.then((outcome) => finish(work, outcome))
}

function finish(work: Work, outcome: BuildOutcome): void {
  const { running, history, pending, clock } = work
  work.running = null
  if (running === null) return
  const done = running.record()
  // If the server stops, the next start finds the build unfinished, and makes it again.
  if (work.isClosed && outcome.kind !== "live") {
    work.notify()
    return
  }
  if (outcome.kind === "live") replaceLive(history, done.id)
  else {
    pending.putBack(running.brings)
    const { waiting } = work
    if (waiting !== null) work.waiting = { ...waiting, record: { ...waiting.record, ...described(pending.changes()) } }
  }
  history.save(done)
  work.before = { ended: clock.now(), took: secondsOf(done) * 1000 }
  arm(work)
}

export function replaceLive(history: History, by: number): void {
  for (const record of history.list()) if (record.state === "live" && record.id !== by) history.save({ ...record, state: "replaced" })
}

type RunContext = {
  readonly builder: SiteBuilder
  readonly history: History
  readonly clock: Clock
  readonly secrets: BuildOrder["secrets"]
  readonly onChange: () => void
}

type RunningBuild = {
  readonly record: () => BuildRecord
  readonly outcome: Promise<BuildOutcome>
  readonly cancel: () => void
}

const surprise = "The build ended with an error that it doesn't explain. Its log may say more. Build again, or ask whoever runs the server."

/** Runs one build, and notes its steps, its log and its end. */
function runBuild(context: RunContext, begun: BuildRecord, mayBeEmpty: boolean): RunningBuild {
  const { builder, history, clock, secrets, onChange } = context
  const controller = new AbortController()
  const now = () => isoTime(clock.now())
  const { id, reason } = begun
  let record = atStep(begun, "content", { now: now(), done: null, total: null })
  const onLine = (line: string) => history.addLine(id, line)
  const onStep: BuildHooks["onStep"] = (step, { done, total } = { done: 0, total: 0 }) => {
    const count = total > 0 ? { done, total } : { done: null, total: null }
    record = atStep(record, step === "check" ? "live" : step, { now: now(), ...count })
    onChange()
  }
  history.save(record)
  const hooks = { onStep, onLine, signal: controller.signal }
  const built = async (): Promise<BuildOutcome> => {
    try {
      return await builder.build({ id, reason, mayBeEmpty, secrets }, hooks)
    } catch (error) {
      onLine(error instanceof Error ? (error.stack ?? error.message) : String(error))
      return controller.signal.aborted ? { kind: "cancelled" } : { kind: "failed", problem: { message: surprise, item: null, asks: null } }
    }
  }
  const outcome = built().then((result) => {
    record = ended(record, result, now())
    return result
  })
  return { record: () => record, outcome, cancel: () => controller.abort() }
}

function ended(record: BuildRecord, outcome: BuildOutcome, now: string): BuildRecord {
  switch (outcome.kind) {
    case "live": {
      const { how, why, warnings } = outcome
      const steps = record.steps.map((step) => ({ ...step, ended: step.ended ?? now }))
      return { ...record, state: "live", ended: now, how, why, warnings, steps }
    }
    case "failed":
      return { ...record, state: "failed", ended: now, problem: outcome.problem }
    case "cancelled":
      // The server stops. Its next start finds the build unfinished, and makes it again.
      return record
  }
}
