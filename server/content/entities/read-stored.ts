import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import { langcodes, type Langcode, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import type { Database } from "#server/database/open.ts"
import { rows } from "#server/database/query.ts"
import { declaredRelationships, type Fields, type FormerAlias, type StoredEntity, type StoredReference } from "./entity.ts"

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value)
const fields = v.pipe(v.string(), v.parseJson(), v.custom<Readonly<Record<string, Json>>>(isFields))
const langcode = v.custom<Langcode>((value) => typeof value === "string" && Object.hasOwn(langcodes, value))
const entityRow = v.object({
  pk: v.number(),
  type: v.custom<ResourceType>((value) => typeof value === "string" && isResourceType(value)),
  uuid: v.string(),
  id: v.number(),
  langcode,
  status: v.pipe(
    v.number(),
    v.transform((status) => status === 1),
  ),
  label: v.string(),
  created: v.number(),
  changed: v.number(),
  uid: v.nullable(v.number()),
  fields,
})
const referenceRow = v.object({ source: v.number(), field: v.string(), uuid: v.string(), meta: fields })
const aliasRow = v.object({ entity: v.number(), alias: v.string(), langcode, is_current: v.number() })

/** Reads every entity of a kind as it is stored, in the order of its numbers. */
export function readEntities(db: Database, type: ResourceType): StoredEntity[] {
  return readWhere(db, { type, where: "entity.type = ?", value: type })
}

/** Reads the entity with a UUID as it is stored, if there is one. */
export function readEntity(db: Database, uuid: string): StoredEntity | undefined {
  const known = rows(db, v.pick(entityRow, ["type"]), "SELECT type FROM entity WHERE uuid = ?", uuid)[0]
  return known && readWhere(db, { type: known.type, where: "entity.uuid = ?", value: uuid })[0]
}

/** Which entities: `where` speaks of table `entity` by that name, and binds `value`. */
type Which = { readonly type: ResourceType; readonly where: string; readonly value: string }

function readWhere(db: Database, { type, where, value }: Which): StoredEntity[] {
  const names = new Set(declaredRelationships(type).map(([name]) => name))
  const references = new Map<number, Record<string, StoredReference[]>>()
  for (const { source, field, uuid, meta } of rows(
    db,
    referenceRow,
    `SELECT source, field, aimed.uuid, meta FROM reference
     JOIN entity ON entity.pk = source JOIN entity AS aimed ON aimed.pk = target
     WHERE ${where} ORDER BY source, field, delta`,
    value,
  )) {
    const own = references.get(source) ?? {}
    references.set(source, own)
    if (names.has(field)) own[field] = [...(own[field] ?? []), { uuid, meta }]
  }
  const aliases = readAliases(db, where, value)
  const sql = `SELECT pk, type, uuid, id, langcode, status, label, created, changed, uid, fields FROM entity WHERE ${where} ORDER BY id`
  return rows(db, entityRow, sql, value).map(({ pk, ...entity }) => ({
    ...entity,
    references: references.get(pk) ?? {},
    alias: aliases.get(pk)?.current ?? null,
    formerAliases: aliases.get(pk)?.former ?? [],
  }))
}

type Aliases = { readonly current: string | null; readonly former: readonly FormerAlias[] }

function readAliases(db: Database, where: string, value: string): ReadonlyMap<number, Aliases> {
  const found = new Map<number, Aliases>()
  const sql = `SELECT alias.entity, alias, alias.langcode, is_current FROM alias JOIN entity ON entity.pk = alias.entity WHERE ${where} ORDER BY pid`
  for (const { entity, alias, langcode: language, is_current } of rows(db, aliasRow, sql, value)) {
    const { current, former } = found.get(entity) ?? { current: null, former: [] }
    found.set(entity, is_current === 1 ? { current: alias, former } : { current, former: [...former, { alias, langcode: language }] })
  }
  return found
}
