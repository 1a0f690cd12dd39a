import { setTimeout as wait } from "node:timers/promises"
import type { BuildHooks } from "#server/publishing/builder/site-builder.ts"
import { startWarmBuilder, type WarmSettings } from "#publisher/warm-process.ts"
import { aBuilderProgram } from "#support/build/a-builder.ts"

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

function aBuilder(settings: Partial<WarmSettings> = {}) {
  const lines: string[] = []
  const { settings: usual, tell } = aBuilderProgram()
  const builder = startWarmBuilder({ ...usual, onLine: (line) => lines.push(line), ...settings })
  open.push(builder.close)
  const build = (what = "build", options: Partial<BuildHooks> = {}) => {
    tell(what)
    return builder.build({ onStep: () => undefined, signal: new AbortController().signal, ...options })
  }
  const builtBy = async (options: Partial<BuildHooks> = {}, what = "build") => {
    // The program tells by the step which of its builds this is, and its process.
    let told = { done: 0, total: 0 }
    const onStep: BuildHooks["onStep"] = (step, count = told) => {
      told = count
      options.onStep?.(step, count)
    }
    await build(what, { ...options, onStep })
    return { count: told.done, pid: told.total }
  }
  return { builder, build, builtBy, lines }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    // No such process.
    return false
  }
}

test("one process makes all builds, and says how far it is", async () => {
  const { builtBy } = aBuilder()
  const onStep = jest.fn()
  const first = await builtBy({ onStep })
  expect(await builtBy()).toEqual({ count: 2, pid: first.pid })
  expect(onStep).toHaveBeenCalledWith("pages", { done: 1, total: first.pid })
})

test("a process that warms up makes the next build", async () => {
  const { builder, builtBy, lines } = aBuilder()
  builder.warmUp()
  builder.warmUp()
  expect((await builtBy()).count).toBe(1)
  expect(lines).toEqual(["warming up"])
})

test("a build doesn't wait for the end of a warm-up", async () => {
  const { builder, builtBy } = aBuilder({ env: { WARM_UP: "hang" }, limits: { warmUp: 100 } })
  builder.warmUp()
  expect((await builtBy()).count).toBe(1)
})

test("a process that can make no quick build ends after its warm-up", async () => {
  const { builder, builtBy, lines } = aBuilder({ env: { WARM_UP: "unready" } })
  builder.warmUp()
  while (!lines.includes("saving")) await wait(10)
  expect((await builtBy()).count).toBe(1)
})

test("a process that is let go saves before it ends, and one that doesn't end is killed", async () => {
  const { builder, builtBy, lines } = aBuilder()
  const { pid } = await builtBy()
  await builder.release()
  expect(lines).toContain("saving")
  expect(isAlive(pid)).toBe(false)
  const slow = aBuilder({ limits: { saving: 1 } })
  const { pid: slowPid } = await slow.builtBy()
  await slow.builder.release()
  expect(isAlive(slowPid)).toBe(false)
})

test("a process without work ends", async () => {
  const { builtBy } = aBuilder({ limits: { idle: 20 } })
  const { pid } = await builtBy()
  while (isAlive(pid)) await wait(20)
  expect((await builtBy()).count).toBe(1)
})

test("a process that ends unasked leads to a full build, and the next build starts another", async () => {
  const { build, builtBy } = aBuilder()
  await builtBy()
  expect(await build("crash")).toEqual({ kind: "full", why: "The builder's process ended before it was done." })
  expect((await builtBy()).count).toBe(1)
})

test("where a full build is needed the process ends, so that Gatsby may work in the folder", async () => {
  const { build, builtBy } = aBuilder()
  const { pid } = await builtBy()
  expect(await build("full")).toEqual({ kind: "full", why: "The code has changed." })
  expect(isAlive(pid)).toBe(false)
})

test("a cancelled build ends its process at once", async () => {
  const { build, builtBy, lines } = aBuilder()
  const { pid } = await builtBy()
  const cancelling = new AbortController()
  const cancelled = build("hang", { signal: cancelling.signal })
  while (!lines.includes("hanging")) await wait(10)
  cancelling.abort()
  await cancelled
  expect(isAlive(pid)).toBe(false)
})
