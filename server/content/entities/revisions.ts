import * as v from "valibot"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { isResourceType } from "#contract/content.ts"
import { may, type Viewer } from "#contract/permissions.ts"
import { whereVisible } from "#server/content/visibility.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"
import type { Database } from "#server/database/open.ts"
import { jsonObject, row, rows } from "#server/database/query.ts"
import { concat, sql } from "#server/database/sql.ts"
import { isLangcode, type Entity, type Reference, type Translation } from "./entity.ts"
import { shownIn } from "./languages.ts"
import { changedFields } from "./revision-changes.ts"
import { userOf } from "./read-rows.ts"

export type Revision = { readonly created: number; readonly snapshot: JsonObject }

const revisionRow = v.object({
  created: v.number(),
  log: v.nullable(v.string()),
  snapshot: jsonObject,
  pk: v.nullable(v.number()),
  uuid: v.nullable(v.string()),
  id: v.nullable(v.number()),
})

const selectRevision = `SELECT r.created, r.log, r.snapshot, u.pk, u.uuid, u.id FROM revision r
  LEFT JOIN entity u ON u.entity_type = 'user' AND u.id = r.uid WHERE r.vid = ? AND r.entity = ?`

export function findRevision(db: Database, entity: Entity, vid: number): Revision | undefined {
  return row(db, revisionRow, selectRevision, vid, entity.pk)
}

export function atRevision(db: Database, entity: Entity, vid: number, viewer: Viewer): Entity | undefined {
  const revisionData = row(db, revisionRow, selectRevision, vid, entity.pk)
  if (revisionData === undefined) return undefined
  const { created, log, snapshot, pk, uuid, id } = revisionData
  const revision = { created, log, author: userOf(pk, uuid, id) }
  const original = textIn(db, snapshot, { viewer, present: entity })
  const translations = listOf(snapshot.translations).flatMap((text): Translation[] => {
    const source = isLangcode(text.source) ? text.source : original.langcode
    return isLangcode(text.langcode) ? [{ ...textIn(db, text, { viewer, present: entity }), isOriginal: false, source }] : []
  })
  const changed = typeof snapshot.changed === "number" ? snapshot.changed : created
  return { ...entity, ...original, changed, isOriginal: true, source: null, vid, revision, translations }
}

type SnapshotContext = { readonly viewer: Viewer; readonly present: Entity }

/** The address and the viewer's right to see it are those of the present version. */
function textIn(db: Database, snapshot: JsonObject, { viewer, present }: SnapshotContext) {
  const langcode = isLangcode(snapshot.langcode) ? snapshot.langcode : present.langcode
  const now = present.languages.find((one) => one.langcode === langcode)
  return {
    langcode,
    status: snapshot.status === true,
    label: typeof snapshot.label === "string" ? snapshot.label : present.label,
    created: typeof snapshot.created === "number" ? snapshot.created : present.created,
    changed: typeof snapshot.changed === "number" ? snapshot.changed : present.changed,
    uid: present.uid,
    author: present.author,
    alias: now?.alias ?? null,
    pid: now?.pid ?? null,
    isVisible: now?.isVisible ?? may.readDrafts(viewer),
    outdated: snapshot.outdated === true,
    confirmedVid: null,
    affected: snapshot.affected !== false,
    fields: objectOf(snapshot.fields),
    references: referencesIn(db, snapshot, viewer).references,
  }
}

function listOf(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}

const targetRow = v.object({ pk: v.number(), type: v.custom<ResourceType>(isResourceType), uuid: v.string(), id: v.number() })
type SnapshotReferences = { readonly references: Entity["references"]; readonly unset: number }

/** Returns the references that the viewer still sees, and counts the others. */
export function referencesIn(db: Database, { references: storedReferences }: JsonObject, viewer: Viewer): SnapshotReferences {
  const lists = Object.entries(objectOf(storedReferences)).map(
    ([field, list]) => [field, Array.isArray(list) ? list.filter(isJsonObject) : []] as const,
  )
  const uuids = lists.flatMap(([, list]) => list.map(({ uuid = null }) => uuid))
  const select = "SELECT e.pk, e.type, e.uuid, e.id FROM entity e WHERE e.uuid IN (SELECT value FROM json_each(?)) AND "
  const among = sql(select, JSON.stringify(uuids))
  const targets = new Map(rows(db, targetRow, concat(among, whereVisible(viewer, "e"))).map((target) => [target.uuid, target]))
  const referenceOf = ({ uuid, meta }: JsonObject): Reference[] => {
    const target = typeof uuid === "string" ? targets.get(uuid) : undefined
    return target === undefined ? [] : [{ ...target, meta: objectOf(meta), isVisible: true }]
  }
  const references = Object.fromEntries(lists.map(([field, list]) => [field, list.flatMap(referenceOf)]))
  return { references, unset: uuids.length - Object.values(references).flat().length }
}

type RevisionRange = {
  readonly viewer: Viewer
  readonly language: Langcode
  readonly offset: number
  readonly limit: number
  /** Bytes of all revisions together. One revision is always given. */
  readonly bytes: number
}

const sizeRow = v.object({ vid: v.number(), size: v.number() })

/** Returns as many revisions as fit, with the fields that each changed. `entity` is the present one. */
export function revisionsOf(db: Database, entity: Entity, { viewer, language, offset, limit, bytes }: RevisionRange) {
  const query = "SELECT vid, octet_length(snapshot) AS size FROM revision WHERE entity = ? ORDER BY vid DESC LIMIT ? OFFSET ?"
  const sizes = rows(db, sizeRow, query, entity.pk, limit + 1, offset)
  const fitting = withinBytes(sizes.slice(0, limit), bytes)
  // The present revision is read from the entity, because its references may have been deleted since.
  const at = (vid: number) => {
    if (vid === entity.vid) return [entity]
    const earlier = atRevision(db, entity, vid, viewer)
    return earlier === undefined ? [] : [shownIn(earlier, language)]
  }
  const entities = fitting.flatMap(({ vid }) => at(vid))
  const all = [...entities, ...sizes.slice(fitting.length, fitting.length + 1).flatMap(({ vid }) => at(vid))]
  const changesByRevision = all.flatMap((revision, index): (readonly [string, readonly string[]])[] => {
    const before = all[index + 1]
    return before === undefined ? [] : [[String(revision.vid), changedFields(before, revision)]]
  })
  const countedRow = row(db, v.object({ count: v.number() }), "SELECT COUNT(*) AS count FROM revision WHERE entity = ?", entity.pk)
  return { entities, changed: Object.fromEntries(changesByRevision), count: countedRow?.count ?? 0, hasNext: sizes.length > fitting.length }
}

function withinBytes<Sized extends { readonly size: number }>(all: readonly Sized[], bytes: number): readonly Sized[] {
  let sum = 0
  const beyond = all.findIndex(({ size }, index) => {
    sum += size
    return sum > bytes && index > 0
  })
  return beyond < 0 ? all : all.slice(0, beyond)
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {}
}
