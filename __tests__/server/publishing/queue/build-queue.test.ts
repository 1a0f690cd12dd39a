import type { LogEntry } from "#server/terminal/log.ts"
import { openHistory } from "#server/publishing/queue/history.ts"
import { makeQueue, type QueueOptions } from "#server/publishing/queue/build-queue.ts"
import { statusOf } from "#server/publishing/publishing.ts"
import type { NotedChange } from "#server/publishing/queue/pending.ts"
import { aBuilder, failure, live, type TestBuilder } from "#support/publishing/builder.ts"
import { aClock, type TestClock } from "#support/publishing/clock.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const second = 1000
const minute = 60 * second

type Told = Partial<QueueOptions> & { readonly home?: string; readonly builds?: Parameters<typeof aBuilder>[1]; readonly clock?: TestClock }

function aQueue({ home = aTemporaryFolder(), builds = {}, clock = aClock(), ...options }: Told = {}) {
  const log: LogEntry[] = []
  const history = openHistory(home, () => undefined)
  const always = { isAutomatic: true, newest: () => 0, secrets: () => Promise.resolve([]) }
  const queue = makeQueue({ clock, history, log: (entry) => log.push(entry), ...always, ...options })
  const builder: TestBuilder = aBuilder(clock, builds)
  queue.begin(builder, true)
  const status = () => statusOf({ queue, builtBy: "here", nameOf: (uid) => `Person ${uid}` })
  const titles = () => status().builds.map(({ state, changes }) => `${state}: ${changes.map(({ title }) => title).join(", ")}`)
  return { queue, clock, builder, home, log, status, titles }
}

function saved(title: string, more: Partial<NotedChange> = {}): readonly NotedChange[] {
  return [{ uuid: title, type: "node--article", number: 1, title, uid: 7, ...more }]
}

test("the requests of one save make one build, at once", async () => {
  const { queue, clock, builder, titles } = aQueue()
  for (const change of [saved("Plan"), saved("Plan"), saved("Brick", { uid: 8 })]) {
    queue.noteChanges(change)
    await clock.pass(100)
  }
  await clock.pass(2 * second)
  expect(builder.times).toHaveLength(1)
  expect(titles()).toEqual(["live: Plan, Brick"])
})

test("a change that comes during a build is in the next one", async () => {
  const { queue, clock, titles, status } = aQueue()
  queue.noteChanges(saved("First"))
  await clock.pass(500)
  expect(status().now).toMatchObject({ state: "building", changes: [{ title: "First" }], by: ["Person 7"] })
  queue.noteChanges(saved("Second"))
  await clock.pass(5 * second)
  expect(titles()).toEqual(["live: Second", "replaced: First"])
})

test("under a stream of changes building takes half of the time at most, and no change waits longer than a minute", async () => {
  const { queue, clock, builder } = aQueue({ builds: { took: 5 * second } })
  const begin = clock.now()
  for (let round = 0; round < 3000; round++) {
    queue.noteChanges(saved(`Item ${round}`, { uid: null }))
    await clock.pass(100)
  }
  const busy = builder.times.reduce((sum, { began, ended }) => sum + ended - began, 0)
  expect(busy / (clock.now() - begin)).toBeLessThanOrEqual(0.52)
  const slow = aQueue({ builds: { took: 3 * minute } })
  slow.queue.noteChanges(saved("First"))
  await slow.clock.pass(second)
  slow.queue.noteChanges(saved("Second"))
  await slow.clock.pass(10 * minute)
  const [first, next] = slow.builder.times
  // The change has waited for a minute when the build before it ends.
  expect(next?.began).toBe(first?.ended)
})

test("a failed build says why, and its changes are in the next one", async () => {
  const problem = { message: "The back end didn't answer.", item: null, asks: null }
  const { queue, clock, titles, status } = aQueue({ builds: { outcomes: [failure(problem.message), live] } })
  queue.noteChanges(saved("First"))
  await clock.pass(2 * second)
  expect(status().builds[0]).toMatchObject({ state: "failed", problem })
  await clock.pass(5 * minute)
  expect(status().builds).toHaveLength(1)
  queue.order({ reason: "rebuild", uid: 9 })
  await clock.pass(2 * second)
  expect(titles()).toEqual(["live: First", "failed: First"])
  expect(status().builds[0]).toMatchObject({ reason: "rebuild", by: ["Person 7", "Person 9"], changes: [{ title: "First" }] })
})

test("a builder that throws ends in a failed build, not in a queue that stands still", async () => {
  const onBuild = () => {
    throw new Error("disk full")
  }
  const { queue, clock, status, log } = aQueue({ builds: { onBuild } })
  queue.order({ reason: "rebuild" })
  await clock.pass(second)
  expect(status().builds[0]).toMatchObject({ state: "failed", problem: { asks: null } })
  expect(log).toMatchObject([{ level: "error", event: "build failed", reason: expect.stringContaining("disk full") }])
})

test("where builds are asked for by hand, changes wait", async () => {
  const { queue, clock, titles, status } = aQueue({ isAutomatic: false })
  queue.noteChanges(saved("First"))
  await clock.pass(10 * minute)
  expect(status()).toMatchObject({ now: { state: "waiting", changeCount: 1 }, starts: null })
  queue.order({ reason: "rebuild" })
  await clock.pass(5 * second)
  expect(titles()).toEqual(["live: First"])
})

test("an empty site is built only after an administrator has confirmed it", async () => {
  const { queue, clock, builder, titles } = aQueue({ builds: { outcomes: [failure("No publications.", "confirm-empty"), live] } })
  expect(() => queue.confirmEmpty(7)).toThrow("No build asks")
  queue.noteChanges(saved("Last"))
  await clock.pass(5 * second)
  queue.confirmEmpty(7)
  await clock.pass(5 * second)
  expect(builder.orders.map(({ mayBeEmpty }) => mayBeEmpty)).toEqual([false, true])
  expect(titles()).toEqual(["live: Last", "failed: Last"])
  expect(() => queue.confirmEmpty(7)).toThrow("No build asks")
})

test("the history is read again after a restart, and the last fifty builds are kept", async () => {
  const { queue, clock, home } = aQueue({ builds: { took: 10 } })
  for (let round = 0; round < 53; round++) {
    queue.order({ reason: "rebuild" })
    await clock.pass(100)
  }
  const again = aQueue({ home })
  expect(again.status().builds.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => 53 - index))
  expect(again.status().builds[0]?.state).toBe("live")
})
