import * as v from "valibot"
import type { PictureMeta } from "#contract/jsonapi.ts"
import type { Viewer } from "#contract/permissions.ts"
import { whereTranslationVisible, statusIn } from "#server/content/visibility.ts"
import type { Database } from "#server/database/open.ts"
import { rows } from "#server/database/query.ts"
import { concat, sql } from "#server/database/sql.ts"

const factsRow = v.object({
  uuid: v.string(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  alt: v.nullable(v.string()),
})

// Imported pictures have their size in the references to them.
const sideInReference = (side: "width" | "height") => `(SELECT json_extract(meta, '$.${side}') FROM reference
  WHERE target = f.pk AND json_type(meta, '$.${side}') = 'integer' LIMIT 1)`

const select = `SELECT f.uuid, coalesce(p.width, ${sideInReference("width")}) AS width, coalesce(p.height, ${sideInReference("height")}) AS height,
  (SELECT json_extract(r.meta, '$.alt') FROM reference r JOIN entity s ON s.pk = r.source
    WHERE r.target = f.pk AND json_extract(r.meta, '$.alt') <> '' AND `
const from = `ORDER BY s.changed DESC LIMIT 1) AS alt FROM entity f LEFT JOIN picture p ON p.file = f.pk
  WHERE f.type = 'file--file' AND json_extract(f.fields, '$.filemime') LIKE 'image/%' AND f.uuid IN (SELECT value FROM json_each(?))`

/** Takes the alt text of a picture's last use that the viewer sees. Keys are UUIDs of files. */
export function pictureFacts(db: Database, uuids: readonly string[], viewer: Viewer): ReadonlyMap<string, PictureMeta> {
  const facts = rows(
    db,
    factsRow,
    concat(select, whereTranslationVisible(viewer, "s", statusIn("s", "r.langcode")), " ", sql(from, JSON.stringify(uuids))),
  )
  return new Map(
    facts.map(({ uuid, width, height, alt }) => {
      const sides = width === null || height === null ? {} : { width, height }
      return [uuid, { ...sides, ...(alt === null ? {} : { alt }) }]
    }),
  )
}
