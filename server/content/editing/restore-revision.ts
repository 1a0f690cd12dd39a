import { fieldsOf, kindOf } from "#contract/content.ts"
import { labelFields, isRelationship, targetOf, type Langcode, type RelationshipField, type ResourceType } from "#contract/fields.ts"
import { nativeNames } from "#contract/languages.ts"
import { mayWrite, mayWriteField } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { fromSeconds } from "#contract/agenda/brussels.ts"
import type { Who } from "#server/content/caller.ts"
import { versionNumber, type Entity, type Reference } from "#server/content/entities/entity.ts"
import { readEntity } from "#server/content/entities/read.ts"
import { findRevision, referencesIn } from "#server/content/entities/revisions.ts"
import { DomainError } from "#server/content/errors.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"
import type { WriteContext } from "#server/content/validation/validate.ts"
import type { WriteDocument, SentLinkage } from "#server/content/validation/write-document.ts"
import { updateContent, type Edited } from "./save.ts"
import { changeAs } from "#server/content/changes.ts"

export type RestoreRequest = {
  readonly type: ResourceType
  readonly uuid: string
  readonly vid: number
  /** Returns the text to restore. Throws if the item lacks the language of the address. */
  readonly editedIn: (item: Entity) => Edited
  /** Throws if the client knows another revision than the present one. */
  readonly checkVersion: (present: number) => void
}

const notYours = "The current user is not allowed to restore a revision of this item."
type Source = { readonly db: Database; readonly now: () => Date }

/**
 * Gives a node the content of an earlier revision, in a new one: at the address of a translation that text alone, at the original's its text
 * and what all languages share. Other texts stay. Its status, times, author and address stay: restoring a text must not
 * publish or hide a page. The result counts as `unset` the references to entities that are gone or hidden.
 * @throws DomainError forbidden, missing, invalid
 */
export function restoreRevision({ db, now }: Source, who: Who, restoring: RestoreRequest) {
  const { type, uuid, vid, editedIn, checkVersion } = restoring
  const target = { type, uuid }
  return changeAs(db, who, (viewer) => {
    const current = readEntity(db, type, uuid, viewer)
    if (current?.type !== type) throw new DomainError("missing", `There is no ${type} ${uuid}.`)
    if (!mayWrite(viewer, "update", target)) throw new DomainError("forbidden", notYours)
    const edited = editedIn(current)
    const text = revisionText(db, edited, vid)
    checkVersion(versionNumber(current))
    return { ...restoreText({ db, viewer, now: now() }, edited, text), viewer }
  })
}

type RevisionText = { readonly vid: number; readonly created: number; readonly snapshot: JsonObject }

/** @throws DomainError missing */
export function revisionText(db: Database, { item, language }: Edited, vid: number): RevisionText {
  const revision = findRevision(db, item, vid)
  if (revision === undefined) throw new DomainError("missing", `The requested version, identified by \`id:${vid}\`, could not be found.`)
  const snapshot = textIn(revision.snapshot, language)
  if (snapshot === undefined) throw new DomainError("missing", `Version ${vid} has no text in ${nativeNames[language]}.`)
  return { vid, created: revision.created, snapshot }
}

/** Restores a text inside the caller's transaction. @throws DomainError invalid */
export function restoreText(context: WriteContext, edited: Edited, { vid, created, snapshot }: RevisionText) {
  const { db, viewer } = context
  const { type, uuid, langcode } = edited.item
  const isOriginal = langcode === edited.language
  const restored = contentFields(type).filter(([, field]) => isOriginal || field.translatable === true)
  const writable = restored.filter(([name]) => mayWriteField(viewer, { type, uuid }, name))
  const { references, unset } = referencesIn(db, snapshot, viewer)
  const document = sentOf(writable, { type, snapshot, references })
  const revision_log = `Restored from version ${vid} of ${fromSeconds(created).slice(0, 16).replace("T", " ")}.`
  const attributes = { ...document.attributes, revision_log }
  const removed = updateContent({ ...context, isRestored: true }, edited, { ...document, attributes })
  return { removed, unset }
}

function textIn(snapshot: JsonObject, language: Langcode): JsonObject | undefined {
  const translations = Array.isArray(snapshot.translations) ? snapshot.translations.filter(isJsonObject) : []
  return [snapshot, ...translations].find(({ langcode }) => langcode === language)
}

const editorial = ["status", "promote"]

function contentFields(type: ResourceType) {
  return Object.entries(fieldsOf(type)).filter(([name]) => !editorial.includes(name))
}

type Content = {
  readonly type: ResourceType
  readonly snapshot: JsonObject
  readonly references: Readonly<Record<string, readonly Reference[]>>
}

function sentOf(fields: ReturnType<typeof contentFields>, { type, snapshot, references }: Content): WriteDocument {
  const values = snapshot.fields !== undefined && isJsonObject(snapshot.fields) ? snapshot.fields : {}
  const attributes = fields.flatMap(([name, field]) => {
    if (isRelationship(field)) return []
    return [[name, (name === labelFields[kindOf(type).entityType] ? snapshot.label : values[name]) ?? null] as const]
  })
  const relationships = fields.flatMap(([name, field]) =>
    isRelationship(field) ? [[name, linkageOf(field, references[name] ?? [])] as const] : [],
  )
  return { attributes: Object.fromEntries(attributes), relationships: Object.fromEntries(relationships) }
}

function linkageOf(field: RelationshipField, references: readonly Reference[]): SentLinkage {
  return { isList: field.many === true, identifiers: references.map(({ uuid, meta }) => ({ type: targetOf(field), id: uuid, meta })) }
}
