import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs"
import { basename, dirname } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { DatabaseSync } from "@photostructure/sqlite"
import * as v from "valibot"

export type Lock = { readonly release: () => void }

/** Another process holds the lock; the message says which, in words that begin a sentence's object: "npm run start in /work (process 12)". */
export class LockedError extends Error {
  override name = "LockedError"
}

// A database that nothing holds on to is closed when memory is tidied, and its lock is free.
const held = new Set<InstanceType<typeof DatabaseSync>>()

const holder = v.object({ command: v.string(), folder: v.string(), pid: v.number() })

/**
 * Takes the lock that `file` stands for, for the process `pid` as others are told; waits so many milliseconds for it.
 *
 * It is a lock of the system (on a database of SQLite, which has it on every system), so that it ends with this process, however that ends.
 *
 * @throws LockedError where another process still holds it then
 */
export async function takeLock(file: string, patience: number, pid = process.pid): Promise<Lock> {
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
  held.add(db)
  writeFileSync(`${file}.json`, JSON.stringify({ command: ownCommand(), folder: process.cwd(), pid }), { mode: 0o600 })
  return {
    release: () => {
      held.delete(db)
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

/** Who has the lock, in words; only where it is taken is that known. */
export function holderOf(file: string): string {
  try {
    const { command, folder, pid } = v.parse(holder, JSON.parse(readFileSync(`${file}.json`, "utf8")))
    return `${command} in ${folder} (process ${pid})`
  } catch {
    // It has the lock and hasn't written yet who it is.
    return "another process"
  }
}

function ownCommand(): string {
  const { npm_lifecycle_event: script } = process.env
  return script === undefined ? basename(process.argv[1] ?? "node") : `npm run ${script}`
}
