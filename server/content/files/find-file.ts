import * as v from "valibot"
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { whereVisible } from "#server/content/visibility.ts"
import { row } from "#server/database/query.ts"
import { concat, sql } from "#server/database/sql.ts"

const fileRow = v.object({ filename: v.string(), mediaType: v.string() })
export type StoredFile = Readonly<v.InferOutput<typeof fileRow>>

/** Treats a file that the viewer may not see as missing. */
export function findFile(db: Database, viewer: Viewer, path: string): StoredFile | undefined {
  const select = `SELECT e.label AS filename, coalesce(json_extract(e.fields, '$.filemime'), 'application/octet-stream') AS mediaType
    FROM entity e WHERE e.type = 'file--file' AND json_extract(e.fields, '$.uri') = ? AND `
  return row(db, fileRow, concat(sql(select, `public://${path}`), whereVisible(viewer, "e", "file--file")))
}

export function extensionOf(db: Database, pk: number): string {
  const query = "SELECT json_extract(fields, '$.uri') AS uri FROM entity WHERE pk = ?"
  const { uri } = row(db, v.object({ uri: v.nullable(v.string()) }), query, pk) ?? {}
  return /\.([^./]+)$/.exec(uri ?? "")?.[1]?.toLowerCase() ?? ""
}
