import { spawn } from "node:child_process"
import { cpSync, readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import * as v from "valibot"
import { isApiPath } from "#contract/paths.ts"
import { copyProject } from "#publisher/source-key.ts"

export type WholeProject = {
  readonly root: string
  readonly url: string
  readonly pid: number
  /** Counts requests to the back end so far. */
  readonly requests: () => number
  /** CPU milliseconds so far of the server, and of the processes that build. */
  readonly cpu: () => { readonly server: number; readonly build: number }
  /** Bytes of the largest other process, the builder. */
  readonly builderMemory: () => number
  readonly stop: () => Promise<void>
}

export function copyWhole(root: string, folder: string): string {
  copyProject(root, folder)
  for (const name of ["publisher", "scripts", "server", "demo"]) cpSync(join(root, name), join(folder, name), { recursive: true })
  return realpathSync(folder)
}

const requestLine = v.pipe(v.string(), v.parseJson(), v.object({ event: v.literal("request"), path: v.string() }))

/** With an address in the settings, builds make the sitemap, feeds and pictures of shared links, too. */
export const siteUrl = "http://localhost:8000"

type StartOptions = { readonly onLine?: (line: string) => void; readonly port?: string }

/** Waits until the site of the copied project is served. Builds have the port of an earlier start in their settings, so `port` repeats it. */
export async function startWhole(root: string, home: string, { onLine, port = "0" }: StartOptions = {}): Promise<WholeProject> {
  const settings = { PORT: port, HOST: "127.0.0.1", G30_HOME: home, G30_API_URL: "", G30_SITE_URL: siteUrl, G30_LOG: "requests" }
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const ended = new Promise<void>((done) => child.once("exit", () => done()))
  let requests = 0
  const outputLines: string[] = []
  createInterface({ input: child.stderr }).on("line", (line) => {
    const parsed = v.safeParse(requestLine, line)
    if (parsed.success && isApiPath(parsed.output.path)) requests += 1
    if (!parsed.success && !line.startsWith("{")) outputLines.push(line)
  })
  const url = await new Promise<string>((resolveUrl, rejectUrl) => {
    void ended.then(() => rejectUrl(new Error(`npm start has ended:\n${outputLines.join("\n")}`)))
    createInterface({ input: child.stdout }).on("line", (line) => {
      outputLines.push(line)
      onLine?.(line)
      const ready = /^ready +(\S+)/.exec(line)?.[1]
      if (ready !== undefined) resolveUrl(ready)
    })
  })
  const pid = child.pid ?? 0
  return {
    root,
    url,
    pid,
    requests: () => requests,
    cpu: () => cpuOf(root, pid),
    builderMemory: () => Math.max(0, ...processesIn(root).flatMap((one) => (one.pid === pid ? [] : [one.memory]))),
    stop: () => {
      child.kill("SIGINT")
      return ended
    },
  }
}

export type Process = {
  readonly pid: number
  readonly command: string
  /** CPU milliseconds of the process, and of its children that have ended. */
  readonly cpu: { readonly own: number; readonly children: number }
  /** Bytes. */
  readonly memory: number
}

function cpuOf(root: string, server: number) {
  const all = processesIn(root)
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0)
  return {
    server: sum(all.filter(({ pid }) => pid === server).map(({ cpu }) => cpu.own)),
    build: sum(all.map(({ pid, cpu }) => cpu.children + (pid === server ? 0 : cpu.own))),
  }
}

/** Returns the processes whose working directory is a folder. Linux only. */
export function processesIn(folder: string): readonly Process[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) !== folder) return []
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim()
      return [{ pid: Number(pid), command, ...usageOf(pid) }]
    } catch {
      // The process has ended in the meantime.
      return []
    }
  })
}

/** proc(5) describes the fields of `stat` after the command's name. A tick is 10 ms, a page 4,096 bytes. */
function usageOf(pid: string): Pick<Process, "cpu" | "memory"> {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
  const fields = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number)
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15)
  return { cpu: { own: (user + system) * 10, children: (childrenUser + childrenSystem) * 10 }, memory: (fields[21] ?? 0) * 4096 }
}
