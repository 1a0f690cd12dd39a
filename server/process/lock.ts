import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs"
import { basename, dirname } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { DatabaseSync } from "@photostructure/sqlite"
import * as v from "valibot"

/** The message names the process that holds the lock: "npm run start in /work (process 12)". */
export class LockedError extends Error {
  override name = "LockedError"
}

// The garbage collector closes a database without references, which would free its lock.
const openLocks = new Set<InstanceType<typeof DatabaseSync>>()

const holder = v.object({ command: v.string(), folder: v.string(), pid: v.number() })

/** SQLite's lock ends with its process, even by SIGKILL. `pid` becomes the holder. @throws LockedError after `patience` milliseconds */
export async function takeLock(file: string, patience: number, pid = process.pid): Promise<{ readonly release: () => void }> {
  mkdirSync(dirname(file), { recursive: true })
  closeSync(openSync(file, "a", 0o600))
  const db = new DatabaseSync(file)
  const until = performance.now() + patience
  while (!begin(db)) {
    if (performance.now() >= until) {
      db.close()
      throw new LockedError(holderOf(file))
    }
    await wait(50)
  }
  openLocks.add(db)
  writeFileSync(`${file}.json`, JSON.stringify({ command: ownCommand(), folder: process.cwd(), pid }), { mode: 0o600 })
  return {
    release: () => {
      openLocks.delete(db)
      db.close()
    },
  }
}

function begin(db: InstanceType<typeof DatabaseSync>): boolean {
  try {
    db.exec("BEGIN IMMEDIATE")
    return true
  } catch (error) {
    if (String(error).includes("locked")) return false
    throw error
  }
}

export function holderOf(file: string): string {
  try {
    const { command, folder, pid } = v.parse(holder, JSON.parse(readFileSync(`${file}.json`, "utf8")))
    return `${command} in ${folder} (process ${pid})`
  } catch {
    // The holder hasn't written its name yet.
    return "another process"
  }
}

function ownCommand(): string {
  const { npm_lifecycle_event: script } = process.env
  return script === undefined ? basename(process.argv[1] ?? "node") : `npm run ${script}`
}
