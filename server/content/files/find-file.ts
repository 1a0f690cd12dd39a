/** Finds the file behind an address below /sites/default/files. */
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { isVisible } from "#server/content/access.ts"
import { readRow, readText } from "#server/database/rows.ts"
import { concat, sql } from "#server/database/sql.ts"

export type StoredFile = { readonly filename: string; readonly mediaType: string; readonly isVisible: boolean }

/** The file with the address `public://<path>`, or undefined where there is none. */
export function findFile(db: Database, viewer: Viewer, path: string): StoredFile | undefined {
  const row = readRow(
    db,
    concat(
      "SELECT e.label, json_extract(e.fields, '$.filemime') AS mime, (",
      isVisible(viewer, "e", "file--file"),
      sql(") AS visible FROM entity e WHERE e.type = 'file--file' AND json_extract(e.fields, '$.uri') = ?", `public://${path}`),
    ),
  )
  if (row === undefined) return undefined
  return { filename: String(row.label), mediaType: readText(row.mime) ?? "application/octet-stream", isVisible: row.visible === 1 }
}
