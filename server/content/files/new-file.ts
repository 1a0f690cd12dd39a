import * as v from "valibot"
import type { Database } from "#server/database/open.ts"
import { row, run } from "#server/database/query.ts"
import { putEntity } from "#server/content/entities/entity-store.ts"

export type PictureSize = { readonly width: number; readonly height: number }

export type NewFile = {
  readonly uuid: string
  /** The bytes at `public://images/2026-11/photo.jpg` are stored already. */
  readonly uri: string
  readonly mediaType: string
  readonly size: number
  readonly owner: number | null
  readonly created: number
  readonly isInUse: boolean
  readonly picture: PictureSize | null
}

/** Runs in the caller's transaction (`changeContent`). */
export function addFile(db: Database, { uuid, uri, mediaType, size, owner, created, isInUse, picture }: NewFile): void {
  putEntity(db, {
    type: "file--file",
    uuid,
    id: null,
    langcode: "en",
    status: isInUse,
    label: uri.slice(uri.lastIndexOf("/") + 1),
    created,
    changed: created,
    uid: owner,
    fields: { filemime: mediaType, filesize: size, uri },
    references: {},
    alias: null,
  })
  if (picture === null) return
  const sql = "INSERT INTO picture (file, width, height) SELECT pk, ?, ? FROM entity WHERE uuid = ?"
  run(db, sql, picture.width, picture.height, uuid)
}

export function isAddressTaken(db: Database, uri: string): boolean {
  const sql = "SELECT 1 AS taken FROM entity WHERE type = 'file--file' AND json_extract(fields, '$.uri') = ?"
  return row(db, v.object({ taken: v.number() }), sql, uri) !== undefined
}

const size = v.object({ width: v.number(), height: v.number() })

/** Imported pictures have their size in the references to them. */
export function pictureSize(db: Database, uuid: string): PictureSize | undefined {
  const measured = row(db, size, "SELECT width, height FROM picture JOIN entity ON pk = file WHERE uuid = ?", uuid)
  return measured ?? row(db, size, sizeInReference, uuid)
}

const sizeInReference = `SELECT json_extract(meta, '$.width') AS width, json_extract(meta, '$.height') AS height
  FROM reference JOIN entity ON pk = target
  WHERE uuid = ? AND json_type(meta, '$.width') = 'integer' AND json_type(meta, '$.height') = 'integer' LIMIT 1`
