/** Unused files stay for a day, in case an editor wants them back. */
import * as v from "valibot"
import { filesPath } from "#contract/paths.ts"
import { transaction, type Database } from "#server/database/open.ts"
import { row, rows, run } from "#server/database/query.ts"
import { changeContent } from "#server/content/changes.ts"

const day = 86_400

/** Records since when files are unused: since their last change, else `now` (Unix seconds). */
export function noteUnusedFiles(db: Database, now: number): void {
  transaction(db, () => {
    run(db, "DELETE FROM unused_file WHERE EXISTS (SELECT 1 FROM reference WHERE target = unused_file.file)")
    const insert = `INSERT INTO unused_file (file, since) SELECT pk, CASE WHEN status = 0 THEN min(changed, ?) ELSE ? END FROM entity
      WHERE type = 'file--file' AND NOT EXISTS (SELECT 1 FROM reference WHERE target = pk) AND pk NOT IN (SELECT file FROM unused_file)`
    run(db, insert, now, now)
  })
}

const uploadsRow = v.object({ files: v.number(), bytes: v.number() })

export function unusedUploads(db: Database, uid: number): v.InferOutput<typeof uploadsRow> {
  const select = `SELECT count(*) AS files, coalesce(sum(json_extract(fields, '$.filesize')), 0) AS bytes FROM entity
    WHERE uid = ? AND type = 'file--file' AND NOT EXISTS (SELECT 1 FROM reference WHERE target = pk) AND pk NOT IN (SELECT file FROM kept_file)`
  return row(db, uploadsRow, select, uid) ?? { files: 0, bytes: 0 }
}

const candidate = v.object({ pk: v.number(), uuid: v.string(), uri: v.string() })

/** Removes one file at a time, so that other writes can come between. Returns its address. `now` is in Unix seconds. */
export function removeUnusedFile(db: Database, now: number): string | undefined {
  return changeContent(db, () => {
    for (;;) {
      const file = row(db, candidate, oldestUnused, now - day)
      if (file === undefined) return undefined
      const vid = revisionThatShows(db, file)
      if (vid !== undefined) {
        run(db, "INSERT INTO kept_file (file, vid) VALUES (?, ?)", file.pk, vid)
        continue
      }
      run(db, "DELETE FROM entity WHERE pk = ?", file.pk)
      return file.uri
    }
  })
}

const oldestUnused = `SELECT pk, uuid, coalesce(json_extract(fields, '$.uri'), '') AS uri FROM unused_file CROSS JOIN entity ON pk = unused_file.file
  WHERE since < ? AND NOT EXISTS (SELECT 1 FROM reference WHERE target = pk) AND pk NOT IN (SELECT file FROM kept_file)
    AND NOT EXISTS (SELECT 1 FROM text_link WHERE address = '${filesPath}/' || substr(json_extract(fields, '$.uri'), length('public://') + 1))
  ORDER BY since, pk LIMIT 1`

// A revision names files by UUID, and in its texts by address. A false match only keeps a file.
function revisionThatShows(db: Database, { pk, uuid, uri }: v.InferOutput<typeof candidate>): number | undefined {
  const address = `${filesPath}/${uri.replace(/^public:\/\//, "")}`
  const sql = `SELECT vid FROM revision WHERE entity IN (SELECT source FROM file_use WHERE file = ?)
    AND (instr(snapshot, ?) > 0 OR instr(snapshot, ?) > 0 OR instr(snapshot, ?) > 0) LIMIT 1`
  return row(db, v.object({ vid: v.number() }), sql, pk, uuid, address, encodeURI(address))?.vid
}

export function unknownAddresses(db: Database, uris: readonly string[]): readonly string[] {
  const sql = `SELECT value AS uri FROM json_each(?)
    WHERE NOT EXISTS (SELECT 1 FROM entity WHERE type = 'file--file' AND json_extract(fields, '$.uri') = value)`
  return rows(db, v.object({ uri: v.string() }), sql, JSON.stringify(uris)).map(({ uri }) => uri)
}
