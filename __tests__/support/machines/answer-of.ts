import { spawnSync } from "node:child_process"
import { join } from "node:path"

/** What a script of this folder writes about its input, as JSON. It runs in a process of its own, because Jest can't load what it imports. */
export function answerOf(script: string, input: unknown): string {
  const file = join(import.meta.dirname, script)
  const { stdout, stderr } = spawnSync("node", ["--import", "tsx", file], { input: JSON.stringify(input), encoding: "utf8" })
  if (stdout === "") throw new Error(stderr)
  return stdout
}
