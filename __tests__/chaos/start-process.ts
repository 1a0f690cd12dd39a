/** `npm start` in a process group of its own, to be killed. */
import { spawn } from "node:child_process"
import { EventEmitter } from "node:events"
import { createInterface } from "node:readline"
import { setTimeout as wait } from "node:timers/promises"
import { processesIn } from "#bench/whole-project.ts"

export type Start = {
  readonly lines: readonly string[]
  /** Its address; null if it ends before it listens. */
  readonly url: Promise<string | null>
  /** Whether it printed its last line: it serves a site that is up to date. */
  readonly ready: Promise<boolean>
  readonly hasEnded: () => boolean
  readonly kill: (whom: "group" | "alone") => Promise<void>
}

export function startProject(root: string): Start {
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", G30_HOME: "", G30_API_URL: "", G30_SITE_URL: "" }
  const child = spawn("npm", ["start"], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], detached: true })
  const lines: string[] = []
  const ended = new Promise<void>((done) => child.once("exit", () => done()))
  const said = new EventEmitter<{ line: [string] }>()
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line)
      said.emit("line", line)
    })
  }
  const first = <T>(find: (line: string) => T | undefined) =>
    new Promise<T | null>((found) => {
      said.on("line", (line) => {
        const value = find(line)
        if (value !== undefined) found(value)
      })
      void ended.then(() => found(null))
    })
  const url = first((line) => /^server +listening at (\S+)/.exec(line)?.[1])
  const ready = first((line) => (line.startsWith("ready ") ? true : undefined)).then((value) => value === true)
  const kill = async (whom: "group" | "alone") => {
    const pid = child.pid ?? 0
    const starter =
      whom === "alone"
        ? processesIn(root).find(({ command }) => command.startsWith("node ") && command.includes("scripts/start.ts"))
        : undefined
    end(starter?.pid ?? -pid)
    await Promise.race([ended, wait(5000)])
  }
  return { lines, url, ready, hasEnded: () => child.exitCode !== null || child.signalCode !== null, kill }
}

function end(pid: number): void {
  try {
    process.kill(pid, "SIGKILL")
  } catch {
    // It has ended by itself.
  }
}

/** The processes that still run in a folder after ten seconds. There should be none. */
export async function leftIn(folder: string): Promise<readonly string[]> {
  for (let tries = 0; tries < 100 && processesIn(folder).length > 0; tries++) await wait(100)
  return processesIn(folder).map(({ pid, command }) => `process ${String(pid)} is left: ${command}`)
}
