import { spawn, type ChildProcess } from "node:child_process"
import { createInterface } from "node:readline"
import { delimiter, resolve } from "node:path"

export type Finished = { readonly code: number; readonly output: string }

export type RunOptions = {
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  readonly onLine?: (line: string) => void
  readonly signal?: AbortSignal
  /** The standard input closes when this process ends, so the child can notice that. */
  readonly hasLifeline?: boolean
}

const windows = process.platform === "win32"

/** Runs a program of node_modules/.bin or of the PATH. One that can't start has code 127; `signal` ends its children too. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const child = spawn(command, args, {
    cwd: options.cwd ?? process.cwd(),
    env: environment(options.env ?? {}),
    stdio: ["pipe", "pipe", "pipe"],
    shell: windows && !command.includes("\\"),
    // In its own process group, one signal reaches its children too.
    detached: !windows,
  })
  if (options.hasLifeline !== true) child.stdin.end()
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line)
      options.onLine?.(line)
    })
  }
  const stop = () => void endTree(child)
  options.signal?.addEventListener("abort", stop, { once: true })
  if (options.signal?.aborted === true) stop()
  return new Promise((done) => {
    child.on("error", (error) => lines.push(error.message))
    // Children that outlive it would keep its output open.
    child.on("exit", () => child.pid !== undefined && signalGroup(child.pid, "SIGKILL"))
    child.on("close", (code) => {
      options.signal?.removeEventListener("abort", stop)
      done({ code: code ?? (child.pid === undefined ? 127 : 1), output: lines.join("\n") })
    })
  })
}

async function endTree(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return
  signalGroup(child.pid, "SIGTERM")
  const exit = new Promise((done) => child.once("exit", done))
  const timer = setTimeout(() => child.pid !== undefined && signalGroup(child.pid, "SIGKILL"), 3000)
  await exit
  clearTimeout(timer)
}

export function signalGroup(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(windows ? pid : -pid, signal)
  } catch {
    // ESRCH means that the process has ended by itself.
    return false
  }
}

function environment(extra: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const path = [resolve("node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter)
  const { FORCE_COLOR: _, ...inherited } = process.env
  return { ...inherited, PATH: path, NO_COLOR: "1", ...extra }
}
