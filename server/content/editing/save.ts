/** Saves nodes and terms inside the caller's transaction (`changeAs` of server/content/changes.ts). */
import type { ResourceType } from "#contract/fields.ts"
import { unixSeconds } from "#contract/agenda/brussels.ts"
import { carryAudience } from "#server/content/agenda/carry-audience.ts"
import { noteLateChange } from "#server/content/late-mails/note-late-change.ts"
import { typeOf } from "#server/content/entities/read.ts"
import { ContentError, DomainError } from "#server/content/errors.ts"
import { invalid, Violations, type Removed, type Sent, type SentLinkage } from "#server/content/validation/sent.ts"
import { putEntity } from "#server/content/entities/store.ts"
import { declaredRelationships, type Entity, type StoredEntity, type StoredReference } from "#server/content/entities/entity.ts"
import { validate, type WriteContext } from "#server/content/validation/validate.ts"
import { checkAudience } from "#server/content/validation/repeating.ts"
import { checkAlts, referencesOf, type NamedRelationship } from "#server/content/validation/references.ts"

export type Creation = { readonly type: ResourceType; readonly uuid: string; readonly sent: Sent }

/** Creates a node or a term. Returns what was taken out of its texts. @throws DomainError missing, conflict (a known UUID), invalid */
export function createContent(context: WriteContext, { type, uuid, sent }: Creation): readonly Removed[] {
  const seconds = unixSeconds(context.now)
  const empty = { label: "", fields: {}, references: {}, alias: null }
  const uid = context.viewer.uid
  const base: StoredEntity = { type, uuid, id: null, langcode: "en", status: false, created: seconds, changed: seconds, uid, ...empty }
  const { entity, log, removed } = validate(context, { base, sent })
  if (typeOf(context.db, uuid) !== undefined) throw new DomainError("conflict", "Conflict: Entity already exists.")
  put(context, entity, { log })
  return removed
}

/** @throws DomainError missing, invalid */
export function updateContent(context: WriteContext, current: Entity, sent: Sent): readonly Removed[] {
  const { entity, log, removed } = validate(context, { base: current, current, sent })
  put(context, entity, { log, current, continuedBy: sent.continuedBy })
  return removed
}

export type ReferenceChange = { readonly name: string; readonly linkage: SentLinkage; readonly how: "replace" | "add" | "remove" }

/** Changes one relationship. References that the writer can't see stay. @throws DomainError missing, invalid */
export function updateReferences(context: WriteContext, current: Entity, { name, linkage, how }: ReferenceChange): void {
  const [, field] = declaredRelationships(current.type).find(([known]) => known === name) ?? []
  if (field === undefined) throw new TypeError(`${current.type} has no relationship "${name}".`)
  const before = current.references[name] ?? []
  const named = { name, field, current: before }
  const kept = how === "add" ? before : untouched(named, { linkage, how })
  const known = new Set(kept.map(({ uuid }) => uuid))
  const identifiers = linkage.identifiers.filter(({ id }) => how === "replace" || !known.has(id.toLowerCase()))
  const added = how === "remove" ? [] : resolve(context, named, { ...linkage, identifiers })
  if (how !== "replace" && added.length === 0 && kept.length === before.length) return
  const after = how === "add" ? [...kept, ...added] : [...added, ...kept]
  const entity = { ...current, references: { ...current.references, [name]: after } }
  const found = new Violations()
  checkAlts(entity, found)
  if (name === "field_series") checkAudience(context.db, entity, found)
  found.throwIfAny()
  put(context, entity, { log: null, current })
}

type Replacement = { readonly linkage: SentLinkage; readonly how: "replace" | "remove" }

function untouched({ field, current }: NamedRelationship, { linkage, how }: Replacement): readonly StoredReference[] {
  const hidden = current.filter(({ isVisible }) => !isVisible)
  if (how === "replace") return field.many === true || linkage.identifiers.length === 0 ? hidden : []
  const sent = new Set(linkage.identifiers.map(({ id }) => id.toLowerCase()))
  return current.filter(({ uuid, isVisible }) => !isVisible || !sent.has(uuid))
}

function resolve({ db, viewer }: WriteContext, named: NamedRelationship, linkage: SentLinkage): readonly StoredReference[] {
  const found = new Violations()
  const references = referencesOf(linkage, named, { db, viewer, found })
  found.throwIfAny()
  return references === invalid ? [] : references
}

type Put = { readonly log: string | null; readonly current?: Entity; readonly continuedBy?: string | undefined }

function put(context: WriteContext, entity: StoredEntity, { log, current, continuedBy }: Put): void {
  const { db, viewer, now } = context
  try {
    putEntity(db, { ...entity, changed: unixSeconds(now) }, { uid: viewer.uid, log })
  } catch (error) {
    // The rules were checked before, but the store refuses addresses and names that others have.
    if (error instanceof ContentError) throw new DomainError("invalid", error.message)
    throw error
  }
  carryAudience(context, { before: current, after: entity })
  noteLateChange(db, { before: current, after: entity, now, continuedBy })
}
