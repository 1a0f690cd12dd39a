import * as v from "valibot"
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { isVisible } from "#server/content/access.ts"
import { flag, row } from "#server/database/query.ts"
import { concat, sql } from "#server/database/sql.ts"

export type StoredFile = { readonly filename: string; readonly mediaType: string; readonly isVisible: boolean }

const fileRow = v.object({ label: v.string(), mime: v.nullable(v.string()), visible: flag })

/** Finds the file `public://<path>`, which need not be visible to the viewer. */
export function findFile(db: Database, viewer: Viewer, path: string): StoredFile | undefined {
  const select = "SELECT e.label, json_extract(e.fields, '$.filemime') AS mime, ("
  const where = sql(") AS visible FROM entity e WHERE e.type = 'file--file' AND json_extract(e.fields, '$.uri') = ?", `public://${path}`)
  const found = row(db, fileRow, concat(select, isVisible(viewer, "e", "file--file"), where))
  return found && { filename: found.label, mediaType: found.mime ?? "application/octet-stream", isVisible: found.visible }
}

export function extensionOf(db: Database, pk: number): string {
  const query = "SELECT json_extract(fields, '$.uri') AS uri FROM entity WHERE pk = ?"
  const { uri } = row(db, v.object({ uri: v.nullable(v.string()) }), query, pk) ?? {}
  return /\.([^./]+)$/.exec(uri ?? "")?.[1]?.toLowerCase() ?? ""
}
