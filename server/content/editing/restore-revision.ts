/** Restores only text. Status, times, author and address stay, because restoring a text must not publish or hide a page. */
import { fieldsOf, kindOf } from "#contract/content.ts"
import { labelFields, isRelationship, targetType, type Langcode, type RelationshipField, type ResourceType } from "#contract/fields.ts"
import { nativeNames } from "#contract/languages.ts"
import { mayWriteField } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { fromSeconds } from "#contract/agenda/brussels.ts"
import type { Reference } from "#server/content/entities/entity.ts"
import { findRevision, referencesIn } from "#server/content/entities/revisions.ts"
import { DomainError } from "#server/content/errors.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"
import type { WriteContext } from "#server/content/validation/validate.ts"
import type { WriteDocument, SentLinkage } from "#server/content/validation/write-document.ts"
import { updateContent, type Edited } from "./save.ts"

type RevisionText = { readonly vid: number; readonly created: number; readonly snapshot: JsonObject }

/** @throws DomainError missing */
export function revisionText(db: Database, { item, language }: Edited, vid: number): RevisionText {
  const revision = findRevision(db, item, vid)
  if (revision === undefined) throw new DomainError("missing", `The requested version, identified by \`id:${vid}\`, could not be found.`)
  const snapshot = textIn(revision.snapshot, language)
  if (snapshot === undefined) throw new DomainError("missing", `Version ${vid} has no text in ${nativeNames[language]}.`)
  return { vid, created: revision.created, snapshot }
}

/** The result counts references to deleted or hidden entities as `unset`. @throws DomainError invalid */
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
  return { isList: field.many === true, identifiers: references.map(({ uuid, meta }) => ({ type: targetType(field), id: uuid, meta })) }
}
