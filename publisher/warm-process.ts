import { fork, type ChildProcess } from "node:child_process"
import { freemem, totalmem } from "node:os"
import { createInterface } from "node:readline"
import { resolve } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import * as v from "valibot"
import type { BuildProblem } from "#contract/publishing.ts"
import { signalGroup } from "#scripts/child.ts"
import { holderOf } from "#scripts/lock.ts"
import { folderTaken, gatsbyEnvironment, gatsbyHeap, gatsbyState } from "./run-gatsby.ts"
import { backEndProblem } from "./build-errors.ts"
import { answer, type Answer, type Assignment, type Order, type WarmResult } from "./warm-messages.ts"

export type WarmBuilder = {
  readonly build: (options: WarmBuild) => Promise<WarmResult>
  /** Starts the process, which then builds faster. */
  readonly warmUp: () => void
  /** Ends the process, so that another Gatsby may work in the folder. */
  readonly release: () => Promise<void>
  readonly close: () => Promise<void>
}
export type WarmBuild = {
  readonly onStep: (step: "content" | "pages", count?: { readonly done: number; readonly total: number }) => void
  readonly signal: AbortSignal
  readonly mayBeEmpty?: boolean
  /** Settings of this build alone, such as G30_CONTENT. */
  readonly env?: Readonly<Record<string, string>>
}
export type WarmSettings = Assignment & {
  readonly onLine: (line: string) => void
  readonly program?: string
  readonly limits?: Partial<typeof usualLimits>
}

/** A process that is used for long gives back what leaks: in Gatsby, in sharp or in the templates. */
const usualLimits = {
  /** Milliseconds without a build. An editor who comes back after a pause waits some seconds more. */
  idle: 30 * 60_000,
  builds: 500,
  /** Milliseconds that closing waits for a warm-up. */
  warmUp: 10_000,
  /** Milliseconds that a process gets to save what it has built. */
  saving: 10_000,
  /** Bytes. Near the limit of Gatsby's heap every build would wait for the garbage collector. */
  memory: gatsbyHeap * 1_000_000,
}

/** Bytes. A warm builder keeps about 0.6 GB; a machine with less than this needs them for its visitors. */
const scarce = { total: 2_000_000_000, free: 300_000_000 }

/** Megabytes that the heap may grow to before V8 looks for what is used no longer: most of what a first build reads stays. */
const atFirst = Math.floor(gatsbyHeap / 4)

/** Megabytes for what lives shortly: the answers of one large page, which V8 would else move to where collecting takes long. */
const shortLived = Math.floor(gatsbyHeap / 32)

type Running = { readonly child: ChildProcess; readonly lines: string[]; readonly ended: Promise<number | null>; builds: number }

/** Keeps a process that builds within a second after a change. It is started by the first build or by `warmUp`. */
export function startWarmBuilder(settings: WarmSettings): WarmBuilder {
  const limits = { ...usualLimits, ...settings.limits }
  let running: Running | null = null
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let warming: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  const release = async () => {
    clearTimeout(idle)
    const { child, ended } = running ?? {}
    running = null
    if (child?.pid === undefined) return
    // It may still save what the next process begins with.
    child.send({ type: "end" } satisfies Order, () => undefined)
    await Promise.race([ended, wait(limits.saving, undefined, { ref: false })])
    signalGroup(child.pid, "SIGKILL")
    await ended
  }
  const build = async (options: WarmBuild): Promise<WarmResult> => {
    clearTimeout(idle)
    const own = (running ??= startProcess(settings))
    own.lines.length = 0
    const { mayBeEmpty = false, env = {}, signal, onStep } = options
    const reply = (said: Answer) => {
      if (said.type === "step") onStep(said.step, said.count)
      return isResult(said) ? said : null
    }
    const said = await ask(own, { type: "build", mayBeEmpty, env }, { reply, signal })
    own.builds += 1
    const result = resultOf(said, own.lines, settings.root)
    const isWornOut = said.type === "built" && (own.builds >= limits.builds || said.memory > limits.memory)
    await afterWork(isWornOut || result.kind === "full" || own.child.exitCode !== null || signal.aborted)
    return result
  }
  const afterWork = async (isUseless: boolean) => {
    if (isUseless || isMemoryScarce()) await release()
    else idle = setTimeout(() => void release(), limits.idle).unref()
  }
  const queued = (options: WarmBuild) => {
    waiting += 1
    const next = last.then(() => build(options)).finally(() => (waiting -= 1))
    last = next.catch(() => undefined)
    return next
  }
  const warmUp = async () => {
    const own = (running ??= startProcess(settings))
    const said = await ask(own, { type: "warm-up" }, { reply: (answer) => (answer.type === "warmed" ? answer : null) })
    // A build that was asked for meanwhile goes on with the process.
    if (running === own && waiting === 0) await afterWork(said.type === "ended" || !said.isReady)
  }
  return {
    build: queued,
    warmUp: () => {
      if (running === null && !isMemoryScarce()) warming = warmUp()
    },
    release,
    close: async () => {
      // A warm-up that is killed would make the next build a full one.
      await Promise.race([warming, wait(limits.warmUp, undefined, { ref: false })])
      await release()
    },
  }
}

function isMemoryScarce(): boolean {
  return totalmem() < scarce.total || freemem() < scarce.free
}

function startProcess({ root, home, env, onLine, program = resolve("publisher", "warm-build.ts") }: WarmSettings): Running {
  const assigned: Assignment = { root, home, env }
  const child = fork(program, [JSON.stringify(assigned)], {
    execArgv: ["--import", "tsx", `--max-semi-space-size=${shortLived}`, `--initial-heap-size=${atFirst}`],
    env: { ...process.env, ...gatsbyEnvironment, ...env, NO_COLOR: "1", gatsby_executing_command: "build", gatsby_log_level: "normal" },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // Its own process group: one signal then reaches its children too.
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
  const ended = new Promise<number | null>((done) => {
    child.once("error", () => done(null))
    child.once("close", (code) => done(code))
  })
  return { child, lines, ended, builds: 0 }
}

type Ended = { readonly type: "ended"; readonly code: number | null }
type Asking<Reply> = {
  /** What an answer says to the order; null if it isn't the last one. */
  readonly reply: (said: Answer) => Reply | null
  readonly signal?: AbortSignal
}

function ask<Reply>({ child, ended }: Running, order: Order, { reply, signal }: Asking<Reply>): Promise<Reply | Ended> {
  return new Promise((done) => {
    const kill = () => child.pid !== undefined && signalGroup(child.pid, "SIGKILL")
    const finish = (result: Reply | Ended) => {
      child.off("message", hear)
      signal?.removeEventListener("abort", kill)
      done(result)
    }
    const hear = (message: unknown) => {
      const { success, output: said } = v.safeParse(answer, message)
      const result = success ? reply(said) : null
      if (result !== null) finish(result)
    }
    child.on("message", hear)
    signal?.addEventListener("abort", kill, { once: true })
    if (signal?.aborted === true) kill()
    void ended.then((code) => finish({ type: "ended", code }))
    // `ended` reports a process that has ended already.
    child.send(order, () => undefined)
  })
}

type Result = Extract<Answer, { readonly type: "built" | "full" | "failed" }>

function isResult(said: Answer): said is Result {
  return ["built", "full", "failed"].includes(said.type)
}

function resultOf(said: Result | Ended, lines: readonly string[], root: string): WarmResult {
  switch (said.type) {
    case "built":
      return { kind: "built" }
    case "full":
      return { kind: "full", why: said.why }
    case "failed":
      return { kind: "failed", problem: problem(said.message) }
    case "ended":
      return afterEnd(said.code, lines, root)
  }
}

/** Gatsby ends its process if something fails. The result names causes that another build would meet again; all others lead to a full build. */
function afterEnd(code: number | null, lines: readonly string[], root: string): WarmResult {
  if (code === folderTaken) {
    const other = holderOf(gatsbyState(root).lock)
    return {
      kind: "failed",
      problem: { ...problem(`${other} builds in the same folder. Wait until it is done, then build again.`), code: "unknown" },
    }
  }
  const errors = lines.map((line) => line.replace(/^error\s+/i, "").trim())
  const told = backEndProblem(errors)
  if (told !== null) return { kind: "failed", problem: told }
  return { kind: "full", why: "The builder's process ended before it was done." }
}

function problem(message: string): BuildProblem {
  return { message, code: "backEnd", item: null, asks: null }
}
