import { DatabaseSync } from "@photostructure/sqlite"
import { isResourceType } from "#contract/content.ts"
import { fold, foldName } from "#contract/fold.ts"
import { linksIn } from "#contract/text-links.ts"
import { readObject } from "./json.ts"

/** Connects to a database file as it is, with the functions that our triggers call (migrations 008, 009, 011 and 013). */
export function connect(file: string): InstanceType<typeof DatabaseSync> {
  const db = new DatabaseSync(file)
  // Kilobytes, for the indexes of 100,000 nodes. With SQLite's 2 MB, each list reads them from the disk.
  db.exec("PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA cache_size = -32000")
  db.function("folded", { deterministic: true }, (text: unknown) => (typeof text === "string" ? fold(text) : null))
  db.function("folded_name", { deterministic: true }, (text: unknown) => (typeof text === "string" ? foldName(text) : null))
  db.function("links_in", { deterministic: true }, (type: unknown, fields: unknown) =>
    JSON.stringify(isResourceType(type) ? linksIn(type, readObject(fields)) : []),
  )
  return db
}
