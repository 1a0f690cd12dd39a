import { withPrefix, codedWords, type RefusalWords } from "#server/content/refusal-words.ts"
import { kindOf } from "#contract/content.ts"
import { mostValues, targetType, type RelationshipField, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { findEntity, type FoundEntity } from "#server/content/entities/read.ts"
import { extensionOf } from "#server/content/files/find-file.ts"
import { pictureSize } from "#server/content/files/new-file.ts"
import { DomainError, tooMany } from "#server/content/errors.ts"
import type { JsonObject } from "#server/database/json.ts"
import {
  invalid,
  wrongType,
  type Invalid,
  type SentIdentifier,
  type SentLinkage,
  type Violations,
  type WriteDocument,
} from "./write-document.ts"
import {
  declaredRelationships,
  type Entity,
  type Reference,
  type StoredEntity,
  type StoredReference,
} from "#server/content/entities/entity.ts"
import { lengthOf, unstorableIn } from "#contract/field-types/text.ts"

type Reader = { readonly db: Database; readonly viewer: Viewer }
export type ReferenceContext = Reader & { readonly violations: Violations }
export type NamedRelationship = { readonly name: string; readonly field: RelationshipField; readonly current: readonly Reference[] }

/** @throws DomainError where a target does not exist for the writer */
export function referencesOf(
  linkage: SentLinkage,
  relationship: NamedRelationship,
  context: ReferenceContext,
): readonly StoredReference[] | Invalid {
  const { name, field } = relationship
  const fail = (message: RefusalWords): Invalid => {
    context.violations.add(withPrefix(`${name}: `, message), `/data/relationships/${name}`)
    return invalid
  }
  if (linkage.isList !== (field.many === true) && (linkage.isList || linkage.identifiers.length > 0)) {
    return fail(
      linkage.isList ? "The relationship leads to one thing, not to a list." : "The relationship leads to many things: send a list.",
    )
  }
  if (linkage.identifiers.length > mostValues) return fail(tooMany)
  const references = linkage.identifiers.map((identifier, delta) =>
    referenceOf(identifier, { ...relationship, delta, violations: context.violations }, context),
  )
  return references.every((reference) => reference !== invalid) ? references : invalid
}

type Linked = { readonly document: WriteDocument; readonly current: Entity | undefined }

export function applyRelationships(base: StoredEntity, { document, current }: Linked, context: ReferenceContext): StoredEntity {
  const changedReferences: Record<string, readonly StoredReference[]> = {}
  for (const [name, field] of declaredRelationships(base.type)) {
    const linkage = Object.hasOwn(document.relationships, name) ? document.relationships[name] : undefined
    if (linkage === undefined) continue
    const relationship = { name, field, current: current?.references[name] ?? [] }
    const references = referencesOf(linkage, relationship, context)
    if (references === invalid) continue
    // The writer did not see hidden references, so they stay.
    const hidden = field.many === true || references.length === 0 ? relationship.current.filter(({ isVisible }) => !isVisible) : []
    changedReferences[name] = [...references, ...hidden]
  }
  return { ...base, references: { ...base.references, ...changedReferences } }
}

/** @throws DomainError missing */
export function authorOf({ isList, identifiers }: SentLinkage, context: ReferenceContext): { readonly uid?: number | null } {
  const [author, ...others] = identifiers
  if (author === undefined && !isList) return { uid: null }
  if (author === undefined || others.length > 0 || isList || author.type !== "user--user") {
    context.violations.add("uid: The author is one user--user.", "/data/relationships/uid")
    return {}
  }
  return { uid: findTarget("user--user", author.id, context).id }
}

type ReferencePlace = NamedRelationship & { readonly delta: number; readonly violations: Violations }

function referenceOf({ type, id, meta }: SentIdentifier, at: ReferencePlace, context: ReferenceContext): StoredReference | Invalid {
  const target = targetType(at.field)
  if (type !== target) return report(`The type ${type.slice(0, 100)} can't be referred to here; it has to be ${target}.`, at)
  const { pk } = findTarget(target, id, context)
  const uuid = id.toLowerCase()
  const before = at.current.find((reference) => reference.uuid === uuid)
  if (at.field.type === "entity_reference") return { uuid, meta: {} }
  if (before === undefined && !at.field.extensions.split(" ").includes(extensionOf(context.db, pk))) {
    return report(codedWords("file-extension", { extensions: at.field.extensions }), at)
  }
  const words = at.field.type === "image" ? imageMeta(meta, before?.meta ?? {}, at) : fileMeta(meta, before?.meta ?? {}, at)
  if (words === invalid) return invalid
  if (at.field.type === "file") return { uuid, meta: words }
  // The file decides about the size, whatever a client sends.
  return { uuid, meta: { ...words, ...(pictureSize(context.db, uuid) ?? { width: null, height: null }) } }
}

/** @throws DomainError missing */
export function findTarget(type: ResourceType, id: string, { db, viewer }: Reader): FoundEntity {
  const target = findEntity(db, kindOf(type).entityType, id, viewer)
  if (target?.isVisible === true && target.type === type) return target
  const identifier = `${type}:${id.slice(0, 100)}`
  throw new DomainError("missing", `The resource identified by \`${identifier}\` (given as a relationship item) could not be found.`)
}

// An empty alt marks decoration, null an unwritten alt. A picture with an alt keeps it.
function imageMeta(meta: JsonObject, before: JsonObject, at: ReferencePlace): JsonObject | Invalid {
  const words = (meta.alt === undefined ? before.alt : meta.alt) ?? null
  const alt = words === null ? null : wordsOf(words, { part: "alt", most: 512 }, at)
  const title = wordsOf(meta.title ?? before.title ?? "", { part: "title", most: 1024 }, at)
  return alt === invalid || title === invalid ? invalid : { alt, title }
}

function fileMeta(meta: JsonObject, before: JsonObject, at: ReferencePlace): JsonObject | Invalid {
  const display = meta.display ?? before.display ?? true
  const description = wordsOf(meta.description ?? before.description ?? "", { part: "description", most: 255 }, at)
  return description === invalid ? invalid : { display: display !== false, description }
}

function wordsOf(text: Json, { part, most }: { readonly part: string; readonly most: number }, at: ReferencePlace): string | Invalid {
  if (typeof text !== "string") return report(wrongType, at, part)
  const problem = unstorableIn(text, false) ?? (lengthOf(text) > most ? `The ${part} may not be longer than ${most} characters.` : null)
  return problem === null ? text : report(problem, at, part)
}

/** Only a draft may have pictures whose alt is null. An empty one marks a decoration. */
export function checkAlts({ type, status, references }: StoredEntity, violations: Violations): void {
  if (kindOf(type).entityType === "node" && !status) return
  for (const [name, field] of declaredRelationships(type)) {
    if (field.type !== "image") continue
    for (const [delta, { meta }] of (references[name] ?? []).entries()) {
      if (typeof meta.alt !== "string") report(codedWords("alt-missing"), { name, field, delta, violations }, "alt")
    }
  }
}

type FieldPlace = Pick<ReferencePlace, "name" | "field" | "delta" | "violations">

function report(message: RefusalWords, { name, delta, field, violations }: FieldPlace, part?: string): Invalid {
  const pointer = ["data", ...(field.many === true ? [delta] : []), ...(part === undefined ? [] : ["meta", part])].join("/")
  const path = [name, delta, ...(part === undefined ? [] : [part])].join(".")
  violations.add(withPrefix(`${path}: `, message), `/data/relationships/${name}/${pointer}`)
  return invalid
}
