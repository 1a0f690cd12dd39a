/** The queue of builds: one runs at a time, and a newer change follows it. */
import type { BuildProblem, BuildReason } from "#contract/publishing.ts"
import { DomainError } from "#server/content/errors.ts"
import { isoTime, type Clock } from "#server/publishing/clock.ts"
import type { BuildOutcome, SiteBuilder } from "#server/publishing/site-builder.ts"
import type { History } from "./history.ts"
import { newRecord, secondsOf, type BuildRecord } from "./record.ts"
import { runBuild, type RunningBuild } from "./run.ts"
import { startOf, type Timing } from "./timing.ts"
import { described, joined, rejoined, type NotedChange, type Unbuilt } from "./unbuilt.ts"

export type QueueOptions = {
  readonly clock: Clock
  readonly history: History
  /** Without it, changes wait for someone who asks for a build. */
  readonly isAutomatic: boolean
  /** The number of the newest change. */
  readonly newest: () => number
  readonly secrets: () => readonly string[]
}

export type Order = {
  readonly reason: BuildReason
  readonly uid?: number | undefined
  readonly mayBeEmpty?: boolean
  readonly restores?: number
}

type Waiting = { readonly record: BuildRecord; readonly mayBeEmpty: boolean; readonly isOrdered: boolean }

export type Queue = ReturnType<typeof makeQueue>

export function makeQueue({ clock, history, isAutomatic, newest, secrets }: QueueOptions) {
  const listeners = new Set<() => void>()
  let builder: SiteBuilder | null = null
  let waiting: Waiting | null = null
  let running: RunningBuild | null = null
  let unbuilt: Unbuilt = new Map()
  /** What the running build is to bring. */
  let inWork: Unbuilt = new Map()
  let firstChange = 0
  let lastChange = 0
  let before: Timing["before"] = null
  let savers: readonly { readonly uid: number | null; readonly time: number }[] = []
  let due: number | null = null
  let disarm = () => {}
  let isClosed = false
  const tell = () => listeners.forEach((listener) => listener())
  const now = () => isoTime(clock.now())

  function arm(): void {
    disarm()
    due = null
    if (waiting !== null && running === null && builder !== null && !isClosed) {
      due = waiting.isOrdered ? clock.now() : isAutomatic ? startOf(timing()) : null
      if (due !== null) disarm = clock.after(Math.max(0, due - clock.now()), start)
    }
    tell()
  }

  function timing(): Timing {
    savers = savers.filter(({ time }) => time > clock.now() - 60_000)
    return { first: firstChange, last: lastChange, before, people: new Set(savers.map(({ uid }) => uid)).size }
  }

  function wait(order: Order, isOrdered: boolean): BuildRecord {
    const { reason, uid, mayBeEmpty = false, restores } = order
    const fresh = newRecord({ id: nextId(), reason, asked: now(), ...(restores === undefined ? {} : { restores }) })
    const record = waiting?.record ?? fresh
    const changes = described(unbuilt)
    const uids = [...new Set([...record.uids, ...changes.uids, ...(uid === undefined ? [] : [uid])])]
    const asked = isOrdered && waiting?.isOrdered !== true ? { reason, restores: restores ?? null } : {}
    waiting = {
      record: { ...record, ...(record.restores === null ? changes : {}), ...asked, uids },
      mayBeEmpty: mayBeEmpty || waiting?.mayBeEmpty === true,
      isOrdered: isOrdered || waiting?.isOrdered === true,
    }
    arm()
    return waiting.record
  }

  function nextId(): number {
    return Math.max(history.nextId(), (running?.record().id ?? 0) + 1)
  }

  function start(): void {
    if (waiting === null || running !== null || builder === null || isClosed) return
    const { record, mayBeEmpty } = waiting
    waiting = null
    due = null
    // A restored build brings no change: those wait for the next one.
    inWork = record.restores === null ? unbuilt : new Map()
    if (record.restores === null) unbuilt = new Map()
    const begun: BuildRecord = { ...record, state: "building", started: now(), seq: newest() }
    running = runBuild({ builder, history, clock, secrets, onChange: tell }, begun, mayBeEmpty)
    tell()
    void running.outcome.then(finish)
  }

  function finish(outcome: BuildOutcome): void {
    const done = running?.record()
    running = null
    if (done === undefined) return
    // The next start finds the build unfinished, and makes it again.
    if (isClosed && outcome.kind !== "live") {
      tell()
      return
    }
    if (outcome.kind === "live") replaceLive(done.id)
    else {
      unbuilt = rejoined(inWork, unbuilt)
      if (waiting !== null) waiting = { ...waiting, record: { ...waiting.record, ...described(unbuilt) } }
    }
    inWork = new Map()
    history.save(done)
    before = { ended: clock.now(), took: secondsOf(done) * 1000 }
    arm()
  }

  function replaceLive(id: number): void {
    for (const record of history.list()) if (record.state === "live" && record.id !== id) history.save({ ...record, state: "replaced" })
  }

  function noteChanges(changes: readonly NotedChange[]): void {
    if (changes.length === 0) return
    lastChange = clock.now()
    if (unbuilt.size === 0 || waiting === null) firstChange = lastChange
    savers = [...savers, ...[...new Set(changes.map(({ uid }) => uid))].map((uid) => ({ uid, time: lastChange }))]
    unbuilt = joined(unbuilt, changes)
    wait({ reason: "change" }, false)
  }

  function cancel(id: number): void {
    if (waiting?.record.id === id) {
      history.save({ ...waiting.record, state: "cancelled", ended: now() })
      waiting = null
      arm()
    } else if (running?.record().id === id) running.cancel()
    else throw known(id) ? new DomainError("conflict", "This build is over, so it can't be cancelled.") : noBuild(id)
  }

  function known(id: number): boolean {
    return history.list().some((record) => record.id === id)
  }

  function restore(id: number, uid: number): void {
    if (!known(id)) throw noBuild(id)
    if (builder?.restorable().includes(id) !== true)
      throw new DomainError("conflict", "This build can't be served again: it isn't kept any more, or something was withdrawn since.")
    if (running !== null || waiting?.isOrdered === true)
      throw new DomainError("conflict", "Another build is under way. Wait until it is over, or cancel it.")
    waiting = null
    wait({ reason: "restore", uid, restores: id }, true)
  }

  function confirmEmpty(uid: number): void {
    const [last] = history.list()
    if (running !== null || last?.problem?.asks !== "confirm-empty")
      throw new DomainError("conflict", "No build asks whether the content is meant to be empty.")
    wait({ reason: "rebuild", uid, mayBeEmpty: true }, true)
  }

  return {
    /** Orders a build, which starts as soon as no other runs. It joins one that waits. */
    order: (order: Order) => wait(order, true),
    noteChanges,
    cancel,
    restore,
    confirmEmpty,
    /** Starts working. The last process may have ended during a build, and even after it: then what is served is current. */
    begin: (by: SiteBuilder, isCurrent: boolean) => {
      builder = by
      const [broken, ...older] = history.list().filter(({ state }) => state === "building")
      for (const record of older) history.save({ ...record, state: "failed", ended: now(), problem: brokenOff })
      if (broken !== undefined) {
        history.save({ ...broken, ended: now(), ...(isCurrent ? { state: "live" } : { state: "failed", problem: brokenOff }) })
        if (isCurrent) replaceLive(broken.id)
      }
      arm()
    },
    state: () => ({
      waiting: waiting?.record ?? null,
      running: running?.record() ?? null,
      due,
      builds: history.list().filter(({ id }) => id !== running?.record().id),
      restorable: builder?.restorable() ?? [],
    }),
    /** Calls `listener` at each change of the state. Returns a function that ends this. */
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Ends the running build. The next start makes it again. */
    close: async () => {
      isClosed = true
      disarm()
      running?.cancel()
      await running?.outcome
      await builder?.close()
    },
  }
}

const brokenOff: BuildProblem = {
  message: "The server stopped during this build. Visitors saw the build before it all the time; the next build has these changes.",
  item: null,
  asks: null,
}

function noBuild(id: number): DomainError {
  return new DomainError("missing", `There is no build ${id}.`)
}
