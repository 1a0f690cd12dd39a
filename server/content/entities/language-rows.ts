/** The first language by weight has the row in `entity`; the others have rows in `translation`. */
import { isDeepStrictEqual } from "node:util"
import type { ResourceType } from "#contract/fields.ts"
import { operator } from "#server/content/caller.ts"
import { ContentError } from "#server/content/errors.ts"
import type { Database } from "#server/database/open.ts"
import { run } from "#server/database/query.ts"
import { always, sql } from "#server/database/sql.ts"
import { canonicalFields, fieldsIn, type Entity, type Fields, type StoredEntity, type StoredTranslation } from "./entity.ts"
import { byWeight } from "./languages.ts"
import { readWhere } from "./read-rows.ts"

type TextRow = ReturnType<typeof rowsOf>[number]

export function storedItem(db: Database, uuid: string): Entity | undefined {
  return readWhere(db, sql("e.uuid = ?", uuid), { viewer: operator, self: always, target: always })[0]
}

export function fieldsToStore(entity: Pick<StoredEntity, "type" | "fields">): string {
  return JSON.stringify(canonicalFields(entity))
}

type Saving = {
  /** "" stands for references that all languages share. */
  readonly references: ReadonlySet<string>
  readonly vid: number | null
  readonly isForced: boolean
  readonly isNew: boolean
}

/** Returns the languages that the save changed; null if nothing differs. */
export function storeRows(db: Database, item: Entity, entity: StoredEntity, saving: Saving): ReadonlySet<string> | null {
  const { type } = entity
  const fields = canonicalFields(entity)
  const storedRows = new Map(rowsOf(item).map((one) => [one.langcode, one]))
  const newRows = rowsOf({ ...entity, fields, translations: confirmTranslations(entity, item, saving) })
  const isSharedSame = isDeepStrictEqual(fieldsIn(type, item.fields, "shared"), fieldsIn(type, fields, "shared"))
  const isSharedChanged = saving.isNew || saving.references.has("") || !isSharedSame
  const changedRows = newRows.filter((one) => {
    const before = storedRows.get(one.langcode)
    return (
      before === undefined || saving.references.has(one.langcode) || !isDeepStrictEqual(comparable(type, before), comparable(type, one))
    )
  })
  if (!saving.isForced && !isSharedChanged && changedRows.length === 0) return null
  const affected = new Set((isSharedChanged ? newRows : changedRows).map((one) => one.langcode))
  // A save that changes no text is one of the original.
  if (affected.size === 0) affected.add(entity.langcode)
  writeRows(db, { pk: item.pk, type }, newRows, affected)
  return affected
}

/** Confirming a translation is no change by itself; otherwise each import of a folder would change all. */
function comparable(type: ResourceType, { changed, confirmed_vid: confirmed, fields, ...text }: TextRow) {
  return { ...text, fields: fieldsIn(type, fields, "translated") }
}

/** Notes the version of the original at which each translation was made or confirmed. */
function confirmTranslations({ type, translations = [] }: StoredEntity, item: Entity, { vid }: Saving): readonly StoredTranslation[] {
  return translations.map((one) => {
    const former = item.translations.find(({ langcode }) => langcode === one.langcode)
    const confirmedVid = one.isConfirmed === true ? vid : (one.confirmedVid ?? former?.confirmedVid ?? vid)
    return { ...one, confirmedVid, fields: translatedFields(type, one) }
  })
}

/** Sorts rows by weight. The first one also has the shared fields. */
function rowsOf(entity: StoredEntity) {
  const { type, fields, translations = [] } = entity
  const original = { ...entity, source: "und", outdated: false, confirmedVid: null }
  return [original, ...translations].toSorted(byWeight).map((one, index) => {
    const { langcode, status, label, created, changed, uid, source, outdated, confirmedVid } = one
    const own = fieldsIn(type, one.fields, "translated")
    return {
      ...{ langcode, status, label, created, changed, uid, outdated },
      ...{ is_original: one === original, source_langcode: source, confirmed_vid: confirmedVid },
      fields: index === 0 ? { ...fieldsIn(type, fields, "shared"), ...own } : own,
    }
  })
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
const columns = "status, label, created, changed, uid, is_original, source_langcode, outdated, confirmed_vid, fields"
const newColumns = columns.replaceAll(/\w+/g, "excluded.$&")
// Triggers index a written row again, so rows that stay the same aren't written.
const insert = `INSERT INTO translation (langcode, ${columns}, affected, entity, type) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (entity, langcode) DO UPDATE SET (${columns}) = (${newColumns}) WHERE (${columns}) IS NOT (${newColumns})`

/** Writes new rows before it deletes old ones. Otherwise triggers would log a withdrawal that never happened. */
function writeRows(db: Database, { pk, type }: Owner, [base, ...others]: readonly TextRow[], affected: ReadonlySet<string>): void {
  for (const one of others) run(db, insert, ...columnsOf(type, one, affected), pk, type)
  if (base !== undefined) run(db, update, ...columnsOf(type, base, affected), pk)
  const setAffected = "UPDATE translation SET affected = langcode IN (SELECT value FROM json_each(?)) WHERE entity = ?"
  if (others.length > 0) run(db, setAffected, JSON.stringify([...affected]), pk)
  const langcodesToKeep = JSON.stringify(others.map((one) => one.langcode))
  run(db, "DELETE FROM translation WHERE entity = ? AND langcode NOT IN (SELECT value FROM json_each(?))", pk, langcodesToKeep)
}

function columnsOf(type: ResourceType, text: TextRow, affected: ReadonlySet<string>) {
  const { langcode: code, status, label, created, changed, uid, is_original, source_langcode, outdated, confirmed_vid, fields } = text
  const own = [code, Number(status), label, created, changed, uid, Number(is_original), source_langcode] as const
  return [...own, Number(outdated), confirmed_vid, fieldsToStore({ type, fields }), Number(affected.has(code))] as const
}
