import * as v from "valibot"
import { kindOf } from "#contract/content.ts"
import { foldName } from "#contract/fold.ts"
import type { Database } from "#server/database/open.ts"
import { releaseAliases, removeAliases, setAliases, type LanguageAlias } from "./aliases.ts"
import { replaceReferences } from "./references.ts"
import { decideLinkRights, type Writing } from "./text-files.ts"
import { row, run } from "#server/database/query.ts"
import { ContentError } from "#server/content/errors.ts"
import { canonicalFields, type Entity, type StoredEntity } from "./entity.ts"
import { isTranslatable } from "./languages.ts"
import { fieldsToStore, storeRows, storedItem } from "./language-rows.ts"

export type Outcome = "created" | "updated" | "unchanged"
/** `before` is the stored item, if the caller has read it in the same transaction. */
export type Save = Writing & { readonly log: string | null; readonly before?: Entity | undefined }

/** A changed node gets a new revision, an unchanged one only with `save`. @throws ContentError for an impossible field, id, alias or reference */
export function putEntity(db: Database, entity: StoredEntity, save?: Save): Outcome {
  const outcome = complete(db, entity, { ...reserve(db, entity, save?.before), save })
  if (save?.isRestored === true) decideLinkRights(db)
  return outcome
}

/**
 * Stores entities that may refer to each other or swap aliases: each gets its row, and frees its alias, before the first reference. Files come before
 * texts. @throws ContentError, which names the entity, also for impossible languages
 */
export function putEntities(db: Database, entities: readonly StoredEntity[], onPut?: (done: number) => void): Outcome[] {
  for (const entity of entities) naming(entity, () => checkLanguages(entity))
  const reserved = entities.map((entity) => ({ entity, reservation: naming(entity, () => reserve(db, entity)) }))
  const outcomes = reserved.map(({ entity, reservation }, index) => {
    // References of another entity may have changed a file's status since its row was read.
    const item = storedItem(db, entity.uuid) ?? reservation.item
    const outcome = naming(entity, () => complete(db, entity, { ...reservation, item }))
    onPut?.(index + 1)
    return outcome
  })
  decideLinkRights(db)
  return outcomes
}

function naming<T>({ uuid }: StoredEntity, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof ContentError) error.uuid = uuid
    throw error
  }
}

type Reservation = {
  readonly state: "new" | "readdressed" | "known"
  readonly item: Entity
  readonly save?: Save | undefined
}

function reserve(db: Database, entity: StoredEntity, stored = storedItem(db, entity.uuid)): Reservation {
  if (entity.type === "user--user") checkNames(db, entity)
  if (entity.type === "file--file") checkUri(db, entity)
  if (stored !== undefined && stored.type !== entity.type) {
    throw new ContentError(`${entity.uuid} is already a ${stored.type} and can't become a ${entity.type}.`)
  }
  if (stored !== undefined) {
    const texts: readonly LanguageAlias[] = [entity, ...(entity.translations ?? stored.translations)]
    const langcodes = new Set(texts.map(({ langcode }) => langcode))
    const removedTexts = stored.translations.filter(({ langcode }) => !langcodes.has(langcode))
    for (const { langcode } of removedTexts) removeAliases(db, stored.pk, langcode)
    const isReleased = releaseAliases(db, stored.pk, texts, lastChange(entity))
    return { state: isReleased || removedTexts.length > 0 ? "readdressed" : "known", item: stored }
  }
  const { type, uuid, langcode, status, label, created, changed, uid } = entity
  const insert = `INSERT INTO entity (type, entity_type, id, uuid, langcode, status, label, created, changed, uid, fields)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
  const values = [langcode, Number(status), label, created, changed, uid, fieldsToStore(entity)] as const
  run(db, insert, type, kindOf(type).entityType, freeId(db, entity), uuid, ...values)
  const item = storedItem(db, uuid)
  if (item === undefined) throw new ContentError(`${uuid} is not in the database.`)
  return { state: "new", item }
}

/** Unix seconds. */
function lastChange({ changed, translations = [] }: StoredEntity): number {
  return Math.max(changed, ...translations.map((translation) => translation.changed))
}

function checkLanguages({ type, langcode, translations = [] }: StoredEntity): void {
  const all = [langcode, ...translations.map((translation) => translation.langcode)]
  const repeatedCode = all.find((code, index) => all.indexOf(code) !== index)
  if (repeatedCode !== undefined) throw new ContentError(`The item has two texts in the language "${repeatedCode}". Keep one of them.`)
  if (translations.length > 0 && !isTranslatable(type)) throw new ContentError(`${type} has no translations.`)
}

const owner = v.object({ label: v.string() })

/** @throws ContentError if another user has the name or mail in any case */
function checkNames(db: Database, { uuid, label, fields: { mail } }: StoredEntity): void {
  const sql = `SELECT e.label FROM known_as k JOIN entity e ON e.pk = k.account WHERE k.folded = ? AND k.kind = ? AND e.uuid <> ?`
  const sameName = row(db, owner, sql, foldName(label), "name", uuid)
  if (sameName !== undefined) throw new ContentError(`The name "${label}" is already that of another user.`)
  if (typeof mail !== "string") return
  const sameMail = row(db, owner, sql, foldName(mail), "mail", uuid)
  if (sameMail !== undefined) throw new ContentError(`The mail address ${mail} is already that of "${sameMail.label}".`)
}

/** @throws ContentError if another file has the address */
function checkUri(db: Database, { uuid, fields: { uri } }: StoredEntity): void {
  if (typeof uri !== "string") return
  const sql = "SELECT label FROM entity WHERE type = 'file--file' AND json_extract(fields, '$.uri') = ? AND uuid <> ?"
  if (row(db, owner, sql, uri, uuid) !== undefined) throw new ContentError(`The address ${uri} is already that of another file.`)
}

function freeId(db: Database, { type, id }: StoredEntity): number {
  const { entityType } = kindOf(type)
  if (id === null) return nextNumber(db, entityType)
  const owner = entityById(db, entityType, id)
  if (owner !== undefined) throw new ContentError(`The number ${id} is already that of "${owner.label}" (${owner.type}, ${owner.uuid}).`)
  return id
}

function nextNumber(db: Database, name: string): number {
  const sequence = row(db, v.object({ last: v.number() }), "SELECT last FROM sequence WHERE name = ?", name)
  return (sequence?.last ?? 0) + 1
}

export function entityById(db: Database, entityType: string, id: number): { uuid: string; type: string; label: string } | undefined {
  const schema = v.object({ uuid: v.string(), type: v.string(), label: v.string() })
  return row(db, schema, "SELECT uuid, type, label FROM entity WHERE entity_type = ? AND id = ?", entityType, id)
}

function complete(db: Database, entity: StoredEntity, { state, item, save }: Reservation): Outcome {
  const { pk } = item
  const whole = { ...entity, translations: entity.translations ?? item.translations }
  const texts = [whole, ...whole.translations]
  const former = state === "new" ? [] : [item, ...item.translations]
  const references = replaceReferences(db, pk, whole, { former, writing: save, now: lastChange(whole) })
  const hasAliases = setAliases(db, pk, texts, entity.formerAliases ?? [])
  const { entityType } = kindOf(entity.type)
  const version = entityType === "node" ? "revision" : entityType === "file" ? null : `${entityType} version`
  const isForced = state !== "known" || save !== undefined || references.size > 0 || hasAliases
  const vid = version === null ? null : nextNumber(db, version)
  const affected = storeRows(db, item, whole, { references, vid, isForced, isNew: state === "new" })
  if (affected === null) return "unchanged"
  if (vid !== null && version === "revision")
    writeRevision(db, { pk, vid, entity: whole, affected }, { uid: save?.writer.uid ?? entity.uid, log: save?.log ?? null })
  else if (vid !== null && version !== null) countVersion(db, { pk, vid, version })
  return state === "new" ? "created" : "updated"
}

type NewRevision = {
  readonly pk: number
  readonly vid: number
  readonly entity: StoredEntity
  readonly affected: ReadonlySet<string>
}

type RevisionFacts = { readonly uid: number | null; readonly log: string | null }

function writeRevision(db: Database, { pk, vid, entity, affected }: NewRevision, { uid, log }: RevisionFacts): void {
  const { translations = [] } = entity
  const ofAll = translations.map(({ source, outdated, ...text }) => ({
    ...textOf(text),
    changed: text.changed,
    source,
    outdated,
    affected: affected.has(text.langcode),
  }))
  const original = { ...textOf(entity), fields: canonicalFields(entity) }
  const languages = { changed: entity.changed, affected: affected.has(entity.langcode), translations: ofAll }
  const snapshot = { ...original, ...(ofAll.length > 0 ? languages : {}) }
  const sql = "INSERT INTO revision (vid, entity, created, uid, log, snapshot) VALUES (?, ?, ?, ?, ?, ?)"
  run(db, sql, vid, pk, lastChange(entity), uid, log, JSON.stringify(snapshot))
  run(db, "UPDATE entity SET vid = ? WHERE pk = ?", vid, pk)
}

type Text = Pick<StoredEntity, "langcode" | "status" | "label" | "created" | "uid" | "fields" | "references" | "alias">

function textOf({ langcode, status, label, created, uid, fields, references, alias }: Text) {
  const lists = Object.entries(references).map(([name, list]) => [name, list.map(({ uuid, meta }) => ({ uuid, meta }))] as const)
  const referencesByField = Object.fromEntries(lists)
  return { langcode, status, label, created, uid, fields, references: referencesByField, alias }
}

type NewVersion = { readonly pk: number; readonly vid: number; readonly version: string }

/** Versions of terms and users hold no content, unlike a node's revisions. They show that somebody else saved. */
function countVersion(db: Database, { pk, vid, version }: NewVersion): void {
  run(db, "INSERT INTO sequence (name, last) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET last = excluded.last", version, vid)
  run(db, "UPDATE entity SET vid = ? WHERE pk = ?", vid, pk)
}
