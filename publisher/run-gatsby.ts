import { totalmem } from "node:os"
import { join, resolve } from "node:path"
import * as v from "valibot"
import { run, type Finished, type RunOptions } from "#server/process/child.ts"
import { OperatorError } from "#server/process/closing.ts"
import { holderOf } from "#server/process/lock.ts"
import { finishedBuild } from "./finished-build.ts"

export const task = v.object({ root: v.string(), args: v.array(v.string()), isFresh: v.boolean(), finished: v.optional(finishedBuild) })
export type Task = v.InferOutput<typeof task>

export const folderTaken = 75

/** Megabytes: a quarter of the machine's memory. 2,000 publications need less than 1 GB, 20,000 about 3 GB. */
export const gatsbyHeap = Math.min(4096, Math.max(1024, Math.floor(totalmem() / 4_000_000)))

export const gatsbyEnvironment = {
  CI: "true",
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_CPU_COUNT: "2",
  DO_NOT_TRACK: "1",
  NODE_ENV: "production",
  // A large space for new objects and only one helper thread make V8 use less CPU on two cores.
  NODE_OPTIONS: `--max-old-space-size=${gatsbyHeap} --max-semi-space-size=32 --v8-pool-size=1`,
}

export function lockOf(root: string): string {
  return join(root, ".g30-build", "lock")
}

/** The supervisor ends Gatsby when this process ends, even by SIGKILL. */
export async function runGatsby(task: Task, { env, ...options }: Omit<RunOptions, "cwd" | "hasLifeline">): Promise<Finished> {
  const supervisor = ["--import", "tsx", resolve("publisher", "gatsby-supervisor.ts"), JSON.stringify(task)]
  const finished = await run(process.execPath, supervisor, {
    ...options,
    env: { ...gatsbyEnvironment, ...env },
    hasLifeline: true,
  })
  if (finished.code !== folderTaken) return finished
  const other = holderOf(lockOf(task.root))
  throw new OperatorError(
    `${other} is at work in ${task.root}, and two can't share its .cache. Wait until it is done or end it, or use a second checkout.`,
  )
}
