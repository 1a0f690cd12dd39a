import * as v from "valibot"
import type { Database } from "#server/database/open.ts"
import { row, rows, run } from "#server/database/query.ts"
import type { PictureSize } from "./new-file.ts"

/** Incomplete uploads lie here in the files folder. The dot keeps addresses from leading into it. */
export const incomingName = ".incoming"

/** Replaced bytes get this suffix until the database has the new ones. */
export const formerSuffix = ".former"

const contentRow = v.object({ pk: v.number(), uid: v.nullable(v.number()), changed: v.number(), uri: v.string() })

export type FileContent = {
  readonly pk: number
  readonly uid: number | null
  /** Unix seconds. */
  readonly changed: number
  /** Is relative to the files folder. */
  readonly path: string
  /** UUIDs of the entities that refer to the file. */
  readonly usedBy: readonly string[]
}

export function findContent(db: Database, uuid: string): FileContent | undefined {
  const select = `SELECT pk, uid, changed, coalesce(json_extract(fields, '$.uri'), '') AS uri FROM entity
    WHERE uuid = ? AND type = 'file--file'`
  const fileData = row(db, contentRow, select, uuid.toLowerCase())
  if (fileData === undefined) return undefined
  const { uri, ...content } = fileData
  const users = "SELECT DISTINCT e.uuid FROM reference JOIN entity e ON e.pk = source WHERE target = ?"
  const usedBy = rows(db, v.object({ uuid: v.string() }), users, content.pk).map(({ uuid: user }) => user)
  return { ...content, path: uri.replace(/^public:\/\//, ""), usedBy }
}

type NewContent = { readonly size: number; readonly picture: PictureSize | null; readonly now: number }

/** Returns the time of change in Unix seconds, which is always later than the former one. */
export function putContent(db: Database, { pk, changed }: FileContent, { size, picture, now }: NewContent): number {
  const at = Math.max(now, changed + 1)
  run(db, "UPDATE entity SET fields = json_set(fields, '$.filesize', ?), changed = ? WHERE pk = ?", size, at, pk)
  if (picture === null) return at
  const { width, height } = picture
  run(db, "INSERT OR REPLACE INTO picture (file, width, height) VALUES (?, ?, ?)", pk, width, height)
  const inReferences = `UPDATE reference SET meta = json_set(meta, '$.width', ?, '$.height', ?)
    WHERE target = ? AND json_type(meta, '$.width') IS NOT NULL`
  run(db, inReferences, width, height, pk)
  return at
}
