import * as v from "valibot"
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { whereVisible } from "#server/content/visibility.ts"
import { row, rows } from "#server/database/query.ts"
import { concat, sql } from "#server/database/sql.ts"

const fileRow = v.object({ filename: v.string(), mediaType: v.string() })
export type StoredFile = Readonly<v.InferOutput<typeof fileRow>>

/** Treats a file that the viewer may not see as missing. */
export function findFile(db: Database, viewer: Viewer, path: string): StoredFile | undefined {
  const select = `SELECT e.label AS filename, coalesce(json_extract(e.fields, '$.filemime'), 'application/octet-stream') AS mediaType
    FROM entity e WHERE e.type = 'file--file' AND json_extract(e.fields, '$.uri') = ? AND `
  return row(db, fileRow, concat(sql(select, `public://${path}`), whereVisible(viewer, "e", "file--file")))
}

// The JSON of `fields` may hold any type.
const placeRow = v.object({
  id: v.number(),
  uri: v.fallback(v.nullable(v.string()), null),
  size: v.fallback(v.nullable(v.number()), null),
})

/** Files of the content with their paths in the files folder. A path is undefined if it would lead elsewhere. */
export function storedFiles(db: Database) {
  const query = `SELECT id, json_extract(fields, '$.uri') AS uri, json_extract(fields, '$.filesize') AS size
    FROM entity WHERE type = 'file--file' ORDER BY id`
  return rows(db, placeRow, query).map(({ id, uri, size }) => ({ id, size, path: pathIn(uri) }))
}

function pathIn(uri: string | null): string | undefined {
  const path = uri?.startsWith("public://") === true ? uri.slice("public://".length) : ""
  const segments = path.split("/")
  return segments.some((name) => name === "" || name === "." || name === ".." || /[\\\0]/.test(name)) ? undefined : path
}

export function extensionOf(db: Database, pk: number): string {
  const query = "SELECT json_extract(fields, '$.uri') AS uri FROM entity WHERE pk = ?"
  const { uri } = row(db, v.object({ uri: v.nullable(v.string()) }), query, pk) ?? {}
  return /\.([^./]+)$/.exec(uri ?? "")?.[1]?.toLowerCase() ?? ""
}
