import { execFileSync, spawn } from "node:child_process"
import { createInterface } from "node:readline"
import * as v from "valibot"

export type BenchServer = { readonly url: string; readonly pid: number; readonly stop: () => Promise<void> }

const listening = v.object({ event: v.literal("listening"), url: v.string() })

export function importInto(home: string, folder: string): void {
  execFileSync(process.execPath, ["--import", "tsx", "server/cli.ts", "import", folder], {
    env: { ...process.env, G30_HOME: home },
    stdio: ["ignore", "ignore", "inherit"],
  })
}

/** The server has one core if the system allows that. */
export async function startContentServer(home: string): Promise<BenchServer> {
  const command = [process.execPath, "--import", "tsx", "server/main.ts"]
  const [program = "", ...args] = hasTaskset() ? ["taskset", "--cpu-list", "0", ...command] : command
  const child = spawn(program, args, {
    env: { ...process.env, G30_HOME: home, PORT: "0", NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = new Promise<void>((done) => child.once("exit", () => done()))
  const url = await new Promise<string>((resolveUrl, rejectUrl) => {
    void ended.then(() => rejectUrl(new Error("The content server ended before it listened.")))
    createInterface({ input: child.stdout }).on("line", (line) => {
      const parsed = v.safeParse(listening, JSON.parse(line))
      if (parsed.success) resolveUrl(parsed.output.url)
    })
  })
  return {
    url,
    pid: child.pid ?? 0,
    stop: () => {
      child.kill("SIGTERM")
      return ended
    },
  }
}

export function stayOffServerCore(): void {
  if (hasTaskset()) execFileSync("taskset", ["--cpu-list", "--pid", "1", String(process.pid)], { stdio: "ignore" })
}

function hasTaskset(): boolean {
  try {
    execFileSync("taskset", ["--version"], { stdio: "ignore" })
    return process.platform === "linux"
  } catch {
    // The system can't bind a process to a core.
    return false
  }
}
