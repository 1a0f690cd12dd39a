import { accessSync, constants } from "node:fs"
import { isAdmin } from "#contract/permissions.ts"
import { contentVersion } from "#server/content/changes.ts"
import type { Who } from "#server/content/caller.ts"
import { Refusal } from "#server/http/refusal.ts"
import { schemaVersion, type Database } from "#server/database/open.ts"
import { spaceOf } from "#server/disk/space.ts"

export type HealthSource = {
  readonly db: Database
  readonly filesFolder: string
  readonly now: () => Date
}

// A page of the database and its log need at least this.
const leastBytes = 64 * 1024

/** Answers 200 if the database can be read and the disk written, else 503. Only admins see more facts. */
export function makeHealth({ db, filesFolder, now }: HealthSource): (who: Who) => Response {
  const started = now().getTime()
  return (who) => {
    const disk = diskOf(filesFolder)
    const facts = { ...disk, uptime_seconds: Math.round((now().getTime() - started) / 1000) }
    const { isHealthy, ...database } = databaseHealth(db, disk)
    const body = isKnownAdmin(who) ? { ...database, ...facts } : { status: isHealthy ? "ok" : "failed" }
    return Response.json(body, { status: isHealthy ? 200 : 503, headers: { "Cache-Control": "no-store" } })
  }
}

function isKnownAdmin(who: Who): boolean {
  try {
    return isAdmin(who())
  } catch (error) {
    if (error instanceof Refusal) throw error
    // The database can't be read.
    return false
  }
}

function databaseHealth(db: Database, disk: Disk) {
  try {
    const versions = { schema: schemaVersion(db), content_version: contentVersion(db) }
    return { isHealthy: disk.writable, status: statusOf(disk), ...versions }
  } catch (error) {
    return { isHealthy: false, status: "failed", reason: error instanceof Error ? error.name : "Error" }
  }
}

function statusOf({ writable, free_bytes }: Disk): "ok" | "disk full" | "read-only" {
  if (writable) return "ok"
  return free_bytes === null ? "read-only" : "disk full"
}

type Disk = { readonly writable: boolean; readonly free_bytes: number | null }

function diskOf(folder: string): Disk {
  try {
    const { free } = spaceOf(folder)
    accessSync(folder, constants.W_OK)
    return { writable: free >= leastBytes, free_bytes: free }
  } catch {
    // The folder is missing, or its disk is read-only.
    return { writable: false, free_bytes: null }
  }
}
