/** Stores an entity's languages: the first by weight in the row of `entity`, the others in rows of `translation`. */
import { isDeepStrictEqual } from "node:util"
import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { languages } from "#contract/languages.ts"
import { ContentError } from "#server/content/errors.ts"
import type { Database } from "#server/database/open.ts"
import { flag, jsonObject, row, rows, run } from "#server/database/query.ts"
import {
  canonicalFields,
  fieldsIn,
  isLangcode,
  type Fields,
  type StoredEntity,
  type StoredReference,
  type StoredTranslation,
} from "./entity.ts"

const langcode = v.custom<StoredEntity["langcode"]>(isLangcode)
const textRow = {
  langcode,
  status: flag,
  label: v.string(),
  created: v.number(),
  changed: v.number(),
  uid: v.nullable(v.number()),
  is_original: flag,
  source_langcode: v.string(),
  outdated: flag,
  confirmed_vid: v.nullable(v.number()),
  fields: jsonObject,
}
const baseRow = v.object({ pk: v.number(), type: v.custom<ResourceType>(isResourceType), isTranslated: flag, ...textRow })
const translationRow = v.object(textRow)
type TextRow = v.InferOutput<typeof translationRow>

const textColumns = "langcode, status, label, created, changed, uid, is_original, source_langcode, outdated, confirmed_vid, fields"

export type StoredItem = {
  readonly pk: number
  readonly type: string
  /** By weight. The first is also in `entity`. */
  readonly rows: readonly TextRow[]
  readonly translations: readonly StoredTranslation[]
}

export function storedItem(db: Database, uuid: string): StoredItem | undefined {
  const isTranslated = "(fr_status IS NOT NULL OR nl_status IS NOT NULL) AS isTranslated"
  const base = row(db, baseRow, `SELECT pk, type, ${isTranslated}, ${textColumns} FROM entity WHERE uuid = ?`, uuid)
  if (base === undefined) return undefined
  const { pk, type, isTranslated: hasOthers, ...text } = base
  const select = `SELECT ${textColumns} FROM translation WHERE entity = ? ORDER BY langcode`
  const all = [text, ...(hasOthers ? rows(db, translationRow, select, pk) : [])]
  const others = all.filter((one) => !one.is_original)
  return { pk, type, rows: all, translations: others.map((one) => translationOf(db, pk, { type, text: one })) }
}

const referenceRow = v.object({ field: v.string(), uuid: v.string(), meta: jsonObject })
const aliasRow = v.object({ alias: v.string() })

function translationOf(
  db: Database,
  pk: number,
  { type, text }: { readonly type: ResourceType; readonly text: TextRow },
): StoredTranslation {
  const query = `SELECT field, uuid, meta FROM reference JOIN entity ON pk = target
    WHERE source = ? AND reference.langcode = ? AND field <> 'body' ORDER BY field, delta`
  const references: Record<string, StoredReference[]> = {}
  for (const { field, uuid, meta } of rows(db, referenceRow, query, pk, text.langcode)) (references[field] ??= []).push({ uuid, meta })
  const alias = row(db, aliasRow, "SELECT alias FROM alias WHERE entity = ? AND langcode = ? AND is_current = 1", pk, text.langcode)
  const { langcode: code, status, label, created, changed, uid, outdated, source_langcode, confirmed_vid } = text
  return {
    ...{ langcode: code, status, label, created, changed, uid, outdated },
    fields: fieldsIn(type, text.fields, "translated"),
    references,
    alias: alias?.alias ?? null,
    source: isLangcode(source_langcode) ? source_langcode : code,
    confirmedVid: confirmed_vid,
  }
}

export function fieldsToStore(entity: Pick<StoredEntity, "type" | "fields">): string {
  return JSON.stringify(canonicalFields(entity))
}

type Saving = {
  /** The languages whose references have changed; "" for those that all share. */
  readonly references: ReadonlySet<string>
  readonly vid: number | null
  readonly isForced: boolean
  readonly isNew: boolean
}

/** Writes the rows of all languages. Returns the languages that the save changed; null if it stores nothing, since nothing differs. */
export function storeRows(db: Database, item: StoredItem, entity: StoredEntity, saving: Saving): ReadonlySet<string> | null {
  const { type } = entity
  const storedRows = new Map(item.rows.map((one) => [one.langcode, one]))
  const newRows = rowsOf(entity, storedRows, saving)
  const sharedOf = (all: readonly TextRow[]) => all.slice(0, 1).map(({ fields }) => fieldsIn(type, fields, "shared"))
  const isSharedChanged = saving.isNew || saving.references.has("") || !isDeepStrictEqual(sharedOf(item.rows), sharedOf(newRows))
  const changedRows = newRows.filter((one) => {
    const before = storedRows.get(one.langcode)
    return (
      before === undefined || saving.references.has(one.langcode) || !isDeepStrictEqual(comparable(type, before), comparable(type, one))
    )
  })
  const isGone = item.rows.some((one) => newRows.every((other) => other.langcode !== one.langcode))
  if (!saving.isForced && !isSharedChanged && changedRows.length === 0 && !isGone) return null
  const affected = new Set((isSharedChanged ? newRows : changedRows).map((one) => one.langcode))
  // A save that changes no text is one of the original.
  if (affected.size === 0) affected.add(entity.langcode)
  writeRows(db, { pk: item.pk, type }, newRows, affected)
  return affected
}

/** To confirm a translation is no change by itself, or each import of a folder would change all. */
function comparable(type: ResourceType, { changed, confirmed_vid: confirmed, fields, ...text }: TextRow) {
  return { ...text, fields: fieldsIn(type, fields, "translated") }
}

function rowsOf(entity: StoredEntity, storedRows: ReadonlyMap<string, TextRow>, { vid }: Saving): readonly TextRow[] {
  const { type, translations = [] } = entity
  const fields = canonicalFields(entity)
  const shared = fieldsIn(type, fields, "shared")
  const original = { ...textOf(entity), is_original: true, source_langcode: "und", outdated: false, confirmed_vid: null, fields }
  const others = translations.map((translation): TextRow => {
    const { source, outdated, confirmedVid, isConfirmed = false } = translation
    const before = storedRows.get(translation.langcode)
    const formerVid = before?.is_original === false ? before.confirmed_vid : null
    const confirmed_vid = isConfirmed ? vid : (confirmedVid ?? formerVid ?? vid)
    return {
      ...textOf(translation),
      is_original: false,
      source_langcode: source,
      outdated,
      confirmed_vid,
      fields: translatedFields(type, translation),
    }
  })
  const byWeight = [original, ...others].toSorted((one, other) => languages.indexOf(one.langcode) - languages.indexOf(other.langcode))
  return byWeight.map((one, index) => {
    const own = fieldsIn(type, one.fields, "translated")
    return { ...one, fields: index === 0 ? canonicalFields({ type, fields: { ...shared, ...own } }) : own }
  })
}

function textOf({ langcode: code, status, label, created, changed, uid }: StoredEntity | StoredTranslation) {
  return { langcode: code, status, label, created, changed, uid }
}

/** @throws ContentError for a field that all languages share */
function translatedFields(type: ResourceType, { fields }: StoredTranslation): Fields {
  const canonical = canonicalFields({ type, fields })
  const [wrong] = Object.keys(fieldsIn(type, canonical, "shared"))
  if (wrong === undefined) return canonical
  throw new ContentError(`${type}: "${wrong}" has one value in all languages. Give it with the original.`)
}

type Owner = { readonly pk: number; readonly type: ResourceType }

const update = `UPDATE entity SET langcode = ?, status = ?, label = ?, created = ?, changed = ?, uid = ?, is_original = ?, source_langcode = ?,
  outdated = ?, confirmed_vid = ?, fields = ?, affected = ? WHERE pk = ?`
const insert = `INSERT INTO translation (langcode, status, label, created, changed, uid, is_original, source_langcode, outdated, confirmed_vid,
    fields, affected, entity, type) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (entity, langcode) DO UPDATE SET status = excluded.status, label = excluded.label, created = excluded.created,
    changed = excluded.changed, uid = excluded.uid, is_original = excluded.is_original, source_langcode = excluded.source_langcode,
    outdated = excluded.outdated, confirmed_vid = excluded.confirmed_vid, fields = excluded.fields, affected = excluded.affected`

/** Writes new rows before it deletes old ones: the triggers of the change log would otherwise note a withdrawal that never was. */
function writeRows(db: Database, { pk, type }: Owner, [base, ...others]: readonly TextRow[], affected: ReadonlySet<string>): void {
  for (const one of others) run(db, insert, ...columnsOf(one, affected), pk, type)
  if (base !== undefined) run(db, update, ...columnsOf(base, affected), pk)
  const langcodesToKeep = JSON.stringify(others.map((one) => one.langcode))
  run(db, "DELETE FROM translation WHERE entity = ? AND langcode NOT IN (SELECT value FROM json_each(?))", pk, langcodesToKeep)
}

function columnsOf(text: TextRow, affected: ReadonlySet<string>) {
  const { langcode: code, status, label, created, changed, uid, is_original, source_langcode, outdated, confirmed_vid, fields } = text
  const facts = [Number(is_original), source_langcode, Number(outdated), confirmed_vid] as const
  return [code, Number(status), label, created, changed, uid, ...facts, JSON.stringify(fields), Number(affected.has(code))] as const
}
