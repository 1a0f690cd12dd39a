import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import { whereTranslationVisible } from "#server/content/visibility.ts"
import { isJsonObject, readObject, type JsonObject } from "#server/database/json.ts"
import type { Database } from "#server/database/open.ts"
import { columns, isNumber, isNumberOrNull, isText, isTextOrNull, row, rows } from "#server/database/query.ts"
import { concat, sql, type Sql } from "#server/database/sql.ts"
import { declaredRelationships, fieldsIn, isLangcode, type Entity, type Reference, type Translation, type UserReference } from "./entity.ts"
import { byWeight } from "./languages.ts"

const textColumns = {
  pk: isNumber,
  langcode: isLangcode,
  status: isNumber,
  label: isText,
  created: isNumber,
  changed: isNumber,
  uid: isNumberOrNull,
  fields: isText,
  is_original: isNumber,
  source_langcode: isText,
  outdated: isNumber,
  confirmed_vid: isNumberOrNull,
  affected: isNumber,
  visible: isNumberOrNull,
  alias: isTextOrNull,
  pid: isNumberOrNull,
  author_pk: isNumberOrNull,
  author_uuid: isTextOrNull,
  author_id: isNumberOrNull,
}

const entityRow = columns({
  ...textColumns,
  type: isResourceType,
  id: isNumber,
  uuid: isText,
  vid: isNumberOrNull,
  is_translated: isNumber,
  last_login: isNumberOrNull,
  has_password: isNumber,
  invited_until: isNumberOrNull,
  log: isTextOrNull,
  revision_created: isNumberOrNull,
  reviser_pk: isNumberOrNull,
  reviser_uuid: isTextOrNull,
  reviser_id: isNumberOrNull,
})

const selectText = (
  text: string,
) => `${text}.langcode, ${text}.status, ${text}.label, ${text}.created, ${text}.changed, ${text}.uid, ${text}.fields,
    ${text}.is_original, ${text}.source_langcode, ${text}.outdated, ${text}.confirmed_vid, ${text}.affected, a.alias, a.pid,
    author.pk AS author_pk, author.uuid AS author_uuid, author.id AS author_id`
const select = `SELECT e.pk, e.type, e.id, e.uuid, e.vid, ${selectText("e")}, r.created AS revision_created, r.log,
    e.fr_status IS NOT NULL OR e.nl_status IS NOT NULL AS is_translated,
    reviser.pk AS reviser_pk, reviser.uuid AS reviser_uuid, reviser.id AS reviser_id,
    CASE e.entity_type WHEN 'user' THEN (SELECT last_login FROM credential WHERE account = e.pk) END AS last_login,
    e.entity_type = 'user' AND EXISTS (SELECT 1 FROM credential WHERE account = e.pk) AS has_password,
    CASE e.entity_type WHEN 'user'
      THEN (SELECT expires FROM invitation WHERE account = e.pk AND mail = json_extract(e.fields, '$.mail')) END AS invited_until, (`
const tables = `) AS visible
  FROM entity e
  LEFT JOIN revision r ON r.vid = e.vid AND r.entity = e.pk
  LEFT JOIN alias a ON a.entity = e.pk AND a.is_current = 1 AND a.langcode = e.langcode
  LEFT JOIN entity author ON author.entity_type = 'user' AND author.id = e.uid
  LEFT JOIN entity reviser ON reviser.entity_type = 'user' AND reviser.id = r.uid
  WHERE `

const translationRow = columns(textColumns)
const selectTranslations = `SELECT e.pk, ${selectText("t")}, (`
const translationTables = `) AS visible
  FROM translation t
  JOIN entity e ON e.pk = t.entity
  LEFT JOIN alias a ON a.entity = t.entity AND a.is_current = 1 AND a.langcode = t.langcode
  LEFT JOIN entity author ON author.entity_type = 'user' AND author.id = t.uid
  WHERE t.entity IN (SELECT value FROM json_each(?))`

type Visibility = {
  readonly viewer: Viewer
  /** Reads from the row in `entity e`. */
  readonly self: Sql
  /** Reads from `entity t`, the target of a reference. */
  readonly target: Sql
}

export function readWhere(db: Database, which: Sql, { viewer, self, target }: Visibility): readonly Entity[] {
  const entityRows = rows(db, entityRow, concat(select, self, tables, which))
  const references = readReferences(db, entityRows, target)
  const translatedPks = entityRows.flatMap(({ pk, is_translated }) => (is_translated === 1 ? [pk] : []))
  const texts = readTranslations(db, translatedPks, viewer)
  return entityRows.map((each) => entityOf(each, { references: references.get(each.pk) ?? {}, others: texts.get(each.pk) ?? [] }))
}

type TextRow = v.InferOutput<typeof translationRow>

function readTranslations(db: Database, pks: readonly number[], viewer: Viewer): ReadonlyMap<number, readonly TextRow[]> {
  if (pks.length === 0) return new Map()
  const query = concat(selectTranslations, whereTranslationVisible(viewer, "e", "t.status"), sql(translationTables, JSON.stringify(pks)))
  const rowsByEntity = new Map<number, TextRow[]>()
  for (const text of rows(db, translationRow, query)) rowsByEntity.set(text.pk, [...(rowsByEntity.get(text.pk) ?? []), text])
  return rowsByEntity
}

type Parts = { readonly references: LanguageReferences; readonly others: readonly TextRow[] }

function entityOf(mainRow: v.InferOutput<typeof entityRow>, { references, others }: Parts): Entity {
  const { type: kind } = mainRow
  const base = readObject(mainRow.fields)
  const texts = [mainRow, ...others]
  const original = texts.find((one) => one.is_original === 1) ?? mainRow
  const inText = (one: TextRow) => ({
    ...textOf(one, references[one.langcode] ?? {}),
    fields: others.length === 0 ? base : fieldsIn(kind, one === mainRow ? base : readObject(one.fields), "translated"),
  })
  const translations = texts.filter((one) => one !== original).map(inText)
  const own = inText(original)
  const itself = { ...own, isOriginal: true, outdated: false, confirmedVid: null, source: null }
  return {
    ...itself,
    pk: mainRow.pk,
    type: kind,
    id: mainRow.id,
    uuid: mainRow.uuid,
    vid: mainRow.vid,
    fields: others.length === 0 ? base : { ...fieldsIn(kind, base, "shared"), ...own.fields },
    references: { ...references[""], ...own.references },
    translations,
    languages: [itself, ...translations].toSorted(byWeight),
    lastLogin: mainRow.last_login,
    hasPassword: mainRow.has_password === 1,
    invitedUntil: mainRow.invited_until,
    revision: {
      created: mainRow.revision_created ?? mainRow.changed,
      log: mainRow.log,
      author: userOf(mainRow.reviser_pk, mainRow.reviser_uuid, mainRow.reviser_id),
    },
  }
}

function textOf(text: TextRow, references: References): Omit<Translation, "fields"> {
  const { langcode, label, created, changed, uid, alias, pid, source_langcode: source } = text
  return {
    ...{ langcode, label, created, changed, uid, alias, pid, references },
    status: text.status === 1,
    isVisible: text.visible === 1,
    author: userOf(text.author_pk, text.author_uuid, text.author_id),
    isOriginal: false,
    source: isLangcode(source) ? source : langcode,
    outdated: text.outdated === 1,
    confirmedVid: text.confirmed_vid,
    affected: text.affected === 1,
  }
}

export function userOf(pk: number | null, uuid: string | null, id: number | null): UserReference | null {
  return pk === null || uuid === null || id === null ? null : { pk, uuid, id }
}

// SQLite gives all references as one JSON text, because hundreds of rows of small strings take twice as long.
const referenceList = v.object({
  list: v.pipe(
    v.string(),
    v.parseJson(),
    v.array(v.custom<readonly [source: number, field: string, langcode: string, meta: JsonObject, ...target: Target]>(isReference)),
  ),
})
type Target = readonly [pk: number, type: ResourceType, uuid: string, id: number, visible: number | null]

function isReference(row: unknown): boolean {
  const values: readonly unknown[] = Array.isArray(row) ? row : []
  const [source, field, langcode, meta, pk, kind, uuid, id, visible] = values
  const isTarget = isNumber(pk) && isResourceType(kind) && isText(uuid) && isNumber(id) && isNumberOrNull(visible)
  return isNumber(source) && isText(field) && isText(langcode) && isJsonObject(meta) && isTarget
}

// References of the field "body" are pictures in texts, and no relationship.
const referencesOf = `) ORDER BY reference.source, reference.field, reference.delta) AS list
  FROM reference JOIN entity t ON t.pk = reference.target
  WHERE reference.source IN (SELECT value FROM json_each(?)) AND reference.field <> 'body'`
const selectReferences = `SELECT json_group_array(json_array(reference.source, reference.field, reference.langcode,
  json(reference.meta), t.pk, t.type, t.uuid, t.id, `

type References = Record<string, Reference[]>

/** Keys are languages; "" has the references that all share. */
type LanguageReferences = Record<string, References>

type Source = { readonly pk: number; readonly type: ResourceType }

/** Leaves out references of fields that the model no longer has, so that the entity can be stored again. */
function readReferences(db: Database, sources: readonly Source[], isTargetVisible: Sql): ReadonlyMap<number, LanguageReferences> {
  const bySource = new Map<number, LanguageReferences>()
  if (sources.length === 0) return bySource
  const typesByPk = new Map(sources.map(({ pk, type }) => [pk, type]))
  const query = concat(selectReferences, isTargetVisible, sql(referencesOf, JSON.stringify([...typesByPk.keys()])))
  for (const [source, field, langcode, meta, pk, kind, uuid, id, visible] of row(db, referenceList, query)?.list ?? []) {
    const type = typesByPk.get(source)
    if (type === undefined || !declaredRelationships(type).has(field)) continue
    const texts = bySource.get(source) ?? {}
    bySource.set(source, texts)
    const fields = (texts[langcode] ??= {})
    const list = (fields[field] ??= [])
    list.push({ pk, type: kind, uuid, id, meta, isVisible: visible === 1 })
  }
  return bySource
}
