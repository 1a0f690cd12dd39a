/** The revisions of a node, newest first. */
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import type { Entity } from "./read.ts"
import { atRevision } from "./revisions.ts"
import { readRow, readRows } from "#server/database/rows.ts"
import { sql } from "#server/database/sql.ts"

export type RevisionPage = { readonly entities: readonly Entity[]; readonly count: number; readonly hasNext: boolean }

type Asked = { readonly viewer: Viewer; readonly offset: number; readonly limit: number }

/** A page of the revisions of an entity, each as the entity at that revision. */
export function revisionsOf(db: Database, entity: Entity, { viewer, offset, limit }: Asked): RevisionPage {
  const query = "SELECT vid FROM revision WHERE entity = ? ORDER BY vid DESC LIMIT ? OFFSET ?"
  const vids = readRows(db, sql(query, entity.pk, limit + 1, offset)).map(({ vid }) => Number(vid))
  // The present one is read as it is, since what it referred to may have been deleted since it was saved.
  const at = (vid: number) => (vid === entity.vid ? entity : atRevision(db, entity, vid, viewer))
  return {
    entities: vids.slice(0, limit).flatMap((vid) => at(vid) ?? []),
    count: Number(readRow(db, sql("SELECT COUNT(*) AS count FROM revision WHERE entity = ?", entity.pk))?.count ?? 0),
    hasNext: vids.length > limit,
  }
}
