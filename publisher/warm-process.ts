import { fork, type ChildProcess } from "node:child_process"
import { freemem, totalmem } from "node:os"
import { createInterface } from "node:readline"
import { resolve } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import * as v from "valibot"
import type { BuildHooks } from "#server/publishing/builder/site-builder.ts"
import { signalGroup } from "#server/process/child.ts"
import { gatsbyEnvironment, gatsbyHeap } from "./run-gatsby.ts"
import { backEndProblem } from "./build-errors.ts"
import { answer, type Answer, type Assignment, type Order, type WarmResult } from "./warm-messages.ts"

export type WarmBuilder = ReturnType<typeof startWarmBuilder>
export type WarmSettings = Assignment & {
  readonly onLine: (line: string) => void
  readonly program?: string
  readonly limits?: Partial<typeof usualLimits>
}

const usualLimits = {
  /** Milliseconds without a build. After a longer pause, an editor's next build takes some seconds more. */
  idle: 30 * 60_000,
  /** Milliseconds that closing waits for a warm-up. */
  warmUp: 10_000,
  /** Milliseconds that a process gets to save its build. */
  saving: 10_000,
}

/** Bytes. A warm builder keeps about 0.6 GB, which a smaller machine needs for its visitors. */
const scarce = { total: 2_000_000_000, free: 300_000_000 }

/** Megabytes of heap before V8 collects garbage: most objects of a first build stay in use. */
const atFirst = Math.floor(gatsbyHeap / 4)

/** Megabytes for short-lived objects, such as a large page's answers. With less, V8 moves these to the old generation, where collecting is slow. */
const shortLived = Math.floor(gatsbyHeap / 32)

type Running = { readonly child: ChildProcess; readonly lines: string[]; readonly ended: Promise<unknown> }

/** Builds within a second after a change. The first build or `warmUp` starts the process, which makes one build at a time. */
export function startWarmBuilder(settings: WarmSettings) {
  const limits = { ...usualLimits, ...settings.limits }
  let running: Running | null = null
  let isBuilding = false
  let warming: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  const release = async () => {
    clearTimeout(idle)
    const { child, ended } = running ?? {}
    running = null
    if (child?.pid === undefined) return
    // The process may still save the state from which the next one starts.
    child.send("end" satisfies Order, () => undefined)
    await Promise.race([ended, wait(limits.saving, undefined, { ref: false })])
    signalGroup(child.pid, "SIGKILL")
    await ended
  }
  const afterWork = async (isUseless: boolean) => {
    if (isUseless || isMemoryScarce()) await release()
    else idle = setTimeout(() => void release(), limits.idle).unref()
  }
  const build = async ({ signal, onStep }: BuildHooks): Promise<WarmResult> => {
    clearTimeout(idle)
    isBuilding = true
    const own = (running ??= startProcess(settings))
    own.lines.length = 0
    const onAnswer = (reply: Answer) => reply.type === "step" && onStep(reply.step, reply.count)
    const answerOfBuild = await ask(own, "build", { last: ["built", "full", "failed"], onAnswer, signal })
    const result = answerOfBuild === null ? await afterEnd(own) : resultOf(answerOfBuild)
    isBuilding = false
    await afterWork(result.kind === "full" || own.child.exitCode !== null || signal.aborted)
    return result
  }
  const warmUp = async () => {
    const own = (running ??= startProcess(settings))
    const reply = await ask(own, "warm-up", { last: ["warmed"] })
    // A build that was ordered meanwhile uses the process.
    if (running === own && !isBuilding) await afterWork(reply?.type !== "warmed" || !reply.isReady)
  }
  return {
    build,
    warmUp: () => {
      if (running === null && !isMemoryScarce()) warming = warmUp()
    },
    release,
    close: async () => {
      // A killed warm-up would make the next build a full one.
      await Promise.race([warming, wait(limits.warmUp, undefined, { ref: false })])
      await release()
    },
  }
}

function isMemoryScarce(): boolean {
  return totalmem() < scarce.total || freemem() < scarce.free
}

function startProcess({ root, home, env, sources, onLine, program = resolve("publisher", "warm-build.ts") }: WarmSettings): Running {
  const assigned: Assignment = { root, home, env, sources }
  const child = fork(program, [JSON.stringify(assigned)], {
    execArgv: ["--import", "tsx", `--max-semi-space-size=${shortLived}`, `--initial-heap-size=${atFirst}`],
    env: { ...process.env, ...gatsbyEnvironment, ...env, NO_COLOR: "1", gatsby_executing_command: "build", gatsby_log_level: "normal" },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // In its own process group, one signal reaches its children too.
    detached: process.platform !== "win32",
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null)
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line)
        onLine(line)
      })
  }
  const ended = new Promise((done) => child.once("error", done).once("close", done))
  return { child, lines, ended }
}

type Asking = {
  readonly last: readonly Answer["type"][]
  readonly onAnswer?: (reply: Answer) => unknown
  readonly signal?: AbortSignal
}

/** Gives the process an order. Returns its last answer; null if the process ends before. */
function ask({ child, ended }: Running, order: Order, { last, onAnswer, signal }: Asking): Promise<Answer | null> {
  return new Promise((done) => {
    const kill = () => child.pid !== undefined && signalGroup(child.pid, "SIGKILL")
    const finish = (reply: Answer | null) => {
      child.off("message", hear)
      signal?.removeEventListener("abort", kill)
      done(reply)
    }
    const hear = (message: unknown) => {
      const { success, output: reply } = v.safeParse(answer, message)
      if (!success) return
      onAnswer?.(reply)
      if (last.includes(reply.type)) finish(reply)
    }
    child.on("message", hear)
    signal?.addEventListener("abort", kill, { once: true })
    if (signal?.aborted === true) kill()
    void ended.then(() => finish(null))
    // `ended` reports a process that has ended already.
    child.send(order, () => undefined)
  })
}

function resultOf(reply: Answer): WarmResult {
  if (reply.type === "full") return { kind: "full", why: reply.why }
  if (reply.type !== "failed") return { kind: "built" }
  return { kind: "failed", problem: { message: reply.message, code: "backEnd", item: null, asks: null } }
}

/** Names causes that another build would meet again. All other failures lead to a full build. */
async function afterEnd({ ended, lines }: Running): Promise<WarmResult> {
  await ended
  const problem = backEndProblem(lines.map((line) => line.replace(/^error\s+/i, "").trim()))
  return problem === null ? { kind: "full", why: "The builder's process ended before it was done." } : { kind: "failed", problem }
}
