/** The queue of builds: one runs at a time, and a newer change follows it. */
import type { BuildProblem } from "#contract/publishing.ts"
import { DomainError } from "#server/content/errors.ts"
import { isoTime } from "#server/publishing/builder/clock.ts"
import type { SiteBuilder } from "#server/publishing/builder/site-builder.ts"
import { makePending } from "./pending.ts"
import type { BuildRecord } from "./record.ts"
import type { NotedChange } from "./unbuilt.ts"
import { arm, replaceLive, wait, type Order, type QueueOptions, type Work } from "./work.ts"

export type Queue = {
  /** Starts working. The last process may have ended during a build, and even after it: then what is served is current. */
  readonly begin: (builder: SiteBuilder, isCurrent: boolean) => void
  /** Orders a build, which starts as soon as no other runs. It joins one that waits. */
  readonly order: (order: Order) => BuildRecord
  readonly noteChanges: (changes: readonly NotedChange[]) => void
  /** @throws DomainError conflict */
  readonly confirmEmpty: (uid: number) => void
  readonly state: () => ReturnType<typeof stateOf>
  /** Calls `listener` at each change of the state. Returns a function that ends this. */
  readonly listen: (listener: () => void) => () => void
  /** Ends the running build. The next start makes it again. */
  readonly close: () => Promise<void>
}

export function makeQueue(options: QueueOptions): Queue {
  const listeners = new Set<() => void>()
  const work: Work = {
    ...options,
    pending: makePending(options.clock),
    notify: () => listeners.forEach((listener) => listener()),
    builder: null,
    waiting: null,
    running: null,
    before: null,
    due: null,
    disarm: () => undefined,
    isClosed: false,
  }
  return {
    begin: (builder, isCurrent) => begin(work, builder, isCurrent),
    order: (order) => wait(work, order, true),
    noteChanges: (changes) => {
      work.pending.add(changes, work.waiting === null)
      wait(work, { reason: "change" }, false)
    },
    confirmEmpty: (uid) => confirmEmpty(work, uid),
    state: () => stateOf(work),
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => close(work),
  }
}

function begin(work: Work, builder: SiteBuilder, isCurrent: boolean): void {
  const { history, clock } = work
  const ended = isoTime(clock.now())
  work.builder = builder
  const [broken, ...older] = history.list().filter(({ state }) => state === "building")
  for (const record of older) history.save({ ...record, state: "failed", ended, problem: brokenOff })
  if (broken !== undefined) {
    history.save({ ...broken, ended, ...(isCurrent ? { state: "live" } : { state: "failed", problem: brokenOff }) })
    if (isCurrent) replaceLive(history, broken.id)
  }
  arm(work)
}

const brokenOff: BuildProblem = {
  message: "The server stopped during this build. Visitors saw the build before it all the time; the next build has these changes.",
  item: null,
  asks: null,
}

function confirmEmpty(work: Work, uid: number): void {
  const [last] = work.history.list()
  if (work.running !== null || last?.problem?.asks !== "confirm-empty")
    throw new DomainError("conflict", "No build asks whether the content is meant to be empty.")
  wait(work, { reason: "rebuild", uid, mayBeEmpty: true }, true)
}

/** `due` is when the waiting build starts, in milliseconds; `builds` are those that are over, the newest first. */
function stateOf({ waiting, running, due, history }: Work) {
  const runs = running?.record() ?? null
  const builds = history.list().filter(({ id }) => id !== runs?.id)
  return { waiting: waiting?.record ?? null, running: runs, due, builds }
}

async function close(work: Work): Promise<void> {
  work.isClosed = true
  work.disarm()
  work.running?.cancel()
  await work.running?.outcome
  await work.builder?.close()
}
