/** Renders pages in the builder's own thread, and many pages in one more: rendering takes two milliseconds for each. */
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { Worker } from "node:worker_threads"
import type { RenderPart } from "./gatsby-internals.ts"
import { isMemoryScarce } from "./scarce-memory.ts"

/** Pages. A thread is ready after about half a second. */
const many = 300

/** Makes what renders `count` pages. `end` ends its thread. */
export function startRendering(
  root: string,
  own: RenderPart,
  count: number,
): { readonly render: RenderPart; readonly end: () => Promise<unknown> } {
  if (count < many || availableParallelism() < 2 || isMemoryScarce()) return { render: own, end: () => Promise.resolve() }
  const thread = startThread(root)
  return { render: inTurns([own, thread.render]), end: thread.end }
}

/** Makes a renderer of several: a part is rendered by the first that is free. */
export function inTurns(renderers: readonly RenderPart[]): RenderPart {
  const free = [...renderers]
  const waiting: ((renderer: RenderPart) => void)[] = []
  return async (part) => {
    const render = free.shift() ?? (await new Promise<RenderPart>((done) => waiting.push(done)))
    try {
      return await render(part)
    } finally {
      const next = waiting.shift()
      if (next === undefined) free.push(render)
      else next(render)
    }
  }
}

/** Starts a thread that renders one part after the other. */
export function startThread(root: string) {
  // In a thread, Node 20 doesn't run tsx by --import.
  const program = `require("tsx/cjs"); require(${JSON.stringify(join(import.meta.dirname, "render-thread.ts"))})`
  const worker = new Worker(program, { eval: true, workerData: root, execArgv: [] })
  const failed = new Promise<never>((_done, fail) => {
    worker.once("error", fail)
    worker.once("exit", () => fail(new Error("The thread that renders pages has ended.")))
  })
  failed.catch(() => undefined)
  const render: RenderPart = (part) => {
    const answer = new Promise<unknown>((done) => worker.once("message", done))
    worker.postMessage(part)
    return Promise.race([answer, failed])
  }
  return { render, end: () => worker.terminate() }
}
