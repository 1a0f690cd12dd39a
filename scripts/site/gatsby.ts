import { join, resolve } from "node:path"
import * as v from "valibot"
import { run, type Finished, type RunOptions } from "#scripts/child.ts"
import { holderOf } from "#scripts/lock.ts"

/** What the supervisor is asked for. */
export const task = v.object({
  root: v.string(),
  /** Gatsby's command with its options. */
  args: v.array(v.string()),
  /** Whether to remove what Gatsby keeps from build to build. */
  isFresh: v.boolean(),
})
export type Task = v.InferOutput<typeof task>

/** The supervisor's exit code where another Gatsby is at work in the folder. */
export const isTaken = 75

/** Another Gatsby is at work in the folder; the message says whose. */
export class FolderTakenError extends Error {
  override name = "FolderTakenError"
}

const gatsbyEnvironment = {
  // With CI, Gatsby writes plain lines.
  CI: "true",
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_CPU_COUNT: "2",
  DO_NOT_TRACK: "1",
  NODE_ENV: "production",
  NODE_OPTIONS: "--max-old-space-size=1024",
}

/** The lock of who runs Gatsby in a folder, and the mark that stands while it runs and after one that was cut off. */
export function gatsbyState(root: string): { readonly lock: string; readonly mark: string } {
  return { lock: join(root, ".g30-build", "lock"), mark: join(root, ".g30-build", "unfinished") }
}

/**
 * Runs Gatsby, which ends with this process, however that ends.
 *
 * @throws FolderTakenError
 */
export async function runGatsby(asked: Task, { env, ...options }: Omit<RunOptions, "cwd" | "hasLifeline">): Promise<Finished> {
  const supervisor = ["--import", "tsx", resolve("scripts", "site", "supervisor.ts"), JSON.stringify(asked)]
  const finished = await run(process.execPath, supervisor, {
    ...options,
    env: { ...gatsbyEnvironment, ...env },
    hasLifeline: true,
  })
  if (finished.code !== isTaken) return finished
  const other = holderOf(gatsbyState(asked.root).lock)
  throw new FolderTakenError(
    `${other} is at work in ${asked.root}, and two can't share its .cache. Wait until it is done or end it, or use a second checkout.`,
  )
}
