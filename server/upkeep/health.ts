/** Whether the server can do its work: for a monitor, a proxy, or a script that waits for it. It tells nothing of the content. */
import { accessSync, constants, statfsSync } from "node:fs"
import { isAdmin } from "#contract/permissions.ts"
import { contentVersion, schemaVersion } from "#server/content/changes.ts"
import type { Who } from "#server/content/caller.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { Database } from "#server/database/open.ts"

export type HealthSource = {
  readonly db: Database
  /** On the disk of the database. */
  readonly filesFolder: string
  readonly now: () => Date
}

// With less not even a page of the database and its log can be written.
const leastBytes = 64 * 1024

/**
 * Answers 200 where the database can be read and the disk written, 503 otherwise. Cheap: it writes nothing.
 *
 * Everyone learns the status; only admins learn facts of the disk and the content.
 */
export function makeHealth(source: HealthSource): (who: Who) => Response {
  const look = makeLook(source)
  return (who) => {
    const { isWell, facts } = look()
    const status = isWell ? 200 : 503
    return say(status, isTold(who) ? facts : { status: isWell ? "ok" : "failed" })
  }
}

/** Without a database nobody can be told apart. */
function isTold(who: Who): boolean {
  try {
    return isAdmin(who())
  } catch (error) {
    if (error instanceof Refusal) throw error
    return false
  }
}

function makeLook({ db, filesFolder, now }: HealthSource): () => { readonly isWell: boolean; readonly facts: object } {
  const started = now().getTime()
  return () => {
    const disk = diskOf(filesFolder)
    const facts = { ...disk, uptime_seconds: Math.round((now().getTime() - started) / 1000) }
    try {
      const known = { schema: schemaVersion(db), content_version: contentVersion(db) }
      return { isWell: disk.writable, facts: { status: statusOf(disk), ...known, ...facts } }
    } catch (error) {
      return { isWell: false, facts: { status: "failed", reason: error instanceof Error ? error.name : "Error", ...facts } }
    }
  }
}

function statusOf({ writable, free_bytes }: Disk): "ok" | "disk full" | "read-only" {
  if (writable) return "ok"
  return free_bytes === null ? "read-only" : "disk full"
}

function say(status: number, body: object): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } })
}

type Disk = { readonly writable: boolean; readonly free_bytes: number | null }

function diskOf(folder: string): Disk {
  try {
    const { bavail, bsize } = statfsSync(folder)
    accessSync(folder, constants.W_OK)
    return { writable: bavail * bsize >= leastBytes, free_bytes: bavail * bsize }
  } catch {
    // The folder is gone or its disk is read-only: either way nothing can be written.
    return { writable: false, free_bytes: null }
  }
}
