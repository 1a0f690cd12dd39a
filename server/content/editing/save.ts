/** Runs in the caller's transaction (`changeAs` of server/content/changes.ts). */
import { withPrefix } from "#server/content/refusal-words.ts"
import { mostValues, type Langcode, type ResourceType } from "#contract/fields.ts"
import { defaultLanguage } from "#contract/languages.ts"
import { unixSeconds } from "#contract/agenda/brussels.ts"
import { followSeries } from "#server/content/agenda/follow-series.ts"
import { noteLateChange } from "#server/content/late-mails/note-late-change.ts"
import { automaticAlias } from "#server/content/entities/alias-rules.ts"
import { typeOf } from "#server/content/entities/read.ts"
import { ContentError, DomainError, tooMany } from "#server/content/errors.ts"
import { invalid, Violations, type Removed, type WriteDocument, type SentLinkage } from "#server/content/validation/write-document.ts"
import { putEntity } from "#server/content/entities/entity-store.ts"
import { declaredRelationships, type Entity, type StoredEntity, type StoredReference } from "#server/content/entities/entity.ts"
import { shownIn, withLanguage } from "#server/content/entities/languages.ts"
import { withMarks } from "#server/content/entities/outdated.ts"
import { validate, type WriteContext } from "#server/content/validation/validate.ts"
import { checkAudience } from "#server/content/validation/repeating.ts"
import { checkAlts, referencesOf, type NamedRelationship } from "#server/content/validation/reference-checks.ts"

export type Creation = { readonly type: ResourceType; readonly uuid: string; readonly document: WriteDocument }

/** Returns the removed markup. @throws DomainError missing, conflict (a known UUID), invalid */
export function createContent(context: WriteContext, { type, uuid, document }: Creation): readonly Removed[] {
  const seconds = unixSeconds(context.now)
  const empty = { label: "", fields: {}, references: {}, alias: null }
  const uid = context.viewer.uid
  const langcode = defaultLanguage
  const base: StoredEntity = { type, uuid, id: null, langcode, status: false, created: seconds, changed: seconds, uid, ...empty }
  const { entity, log, removed } = validate(context, { base, document })
  if (typeOf(context.db, uuid) !== undefined) throw new DomainError("conflict", "Conflict: Entity already exists.")
  storeWithEventEffects(context, { ...entity, changed: seconds }, { log })
  return removed
}

export type NewCopy = { readonly uuid: string; readonly document: WriteDocument }

/** The document's values apply to one language of the copy. @throws DomainError missing, conflict, invalid */
export function createCopy(context: WriteContext, { item, language }: Edited, { uuid, document }: NewCopy): readonly Removed[] {
  const { db, viewer, now } = context
  const seconds = unixSeconds(now)
  const fresh = { created: seconds, changed: seconds, uid: viewer.uid, alias: null, pid: null, confirmedVid: null }
  const copy = { ...item, ...fresh, uuid, formerAliases: [], translations: item.translations.map((one) => ({ ...one, ...fresh })) }
  const current = shownIn(copy, language)
  const { entity, log, removed } = validate(context, { base: current, current, original: copy, document })
  if (typeOf(db, uuid) !== undefined) throw new DomainError("conflict", "Conflict: Entity already exists.")
  const joined = withMarks({ before: copy, after: withLanguage(copy, entity) }, { language, outdated: undefined })
  const addressed = <Text extends Pick<StoredEntity, "label" | "langcode">>(text: Text) => ({
    ...text,
    alias: text.langcode === language ? entity.alias : automaticAlias(db, { ...joined, label: text.label, langcode: text.langcode }),
  })
  storeWithEventEffects(context, { ...addressed(joined), id: null, translations: (joined.translations ?? []).map(addressed) }, { log })
  return removed
}

/** The writer changes the item in this language, which the item has. */
export type Edited = { readonly item: Entity; readonly language: Langcode }

/** Changes one language, and the fields that all languages share. @throws DomainError missing, invalid */
export function updateContent(context: WriteContext, edited: Edited, document: WriteDocument): readonly Removed[] {
  const current = shownIn(edited.item, edited.language)
  const { entity, log, removed } = validate(context, { base: current, current, original: edited.item, document })
  storeEditedLanguage(context, edited, { entity, log, document })
  return removed
}

export type ReferenceChange = { readonly name: string; readonly linkage: SentLinkage; readonly how: "replace" | "add" | "remove" }

/** Keeps references that the writer can't see. @throws DomainError missing, invalid */
export function updateReferences(context: WriteContext, edited: Edited, { name, linkage, how }: ReferenceChange): void {
  const current = shownIn(edited.item, edited.language)
  const field = declaredRelationships(current.type).get(name)
  if (field === undefined) throw new TypeError(`${current.type} has no relationship "${name}".`)
  const before = current.references[name] ?? []
  const relationship = { name, field, current: before }
  const unchanged = how === "add" ? before : untouched(relationship, { linkage, how })
  const presentIds = new Set(unchanged.map(({ uuid }) => uuid))
  const identifiers = linkage.identifiers.filter(({ id }) => how === "replace" || !presentIds.has(id.toLowerCase()))
  const addedReferences = how === "remove" ? [] : resolve(context, relationship, { ...linkage, identifiers })
  if (how !== "replace" && addedReferences.length === 0 && unchanged.length === before.length) return
  const after = how === "add" ? [...unchanged, ...addedReferences] : [...addedReferences, ...unchanged]
  if (after.length > Math.max(mostValues, before.length))
    throw new DomainError("invalid", withPrefix(`${name}: `, tooMany), `/data/relationships/${name}`)
  const entity = { ...current, references: { ...current.references, [name]: after } }
  const violations = new Violations()
  checkAlts(entity, violations)
  if (name === "field_series") checkAudience(context.db, entity, violations)
  violations.throwIfAny()
  storeEditedLanguage(context, edited, { entity, log: null, document: { attributes: {}, relationships: {} } })
}

type Replacement = { readonly linkage: SentLinkage; readonly how: "replace" | "remove" }

function untouched({ field, current }: NamedRelationship, { linkage, how }: Replacement): readonly StoredReference[] {
  const hidden = current.filter(({ isVisible }) => !isVisible)
  if (how === "replace") return field.many === true || linkage.identifiers.length === 0 ? hidden : []
  const linkedIds = new Set(linkage.identifiers.map(({ id }) => id.toLowerCase()))
  return current.filter(({ uuid, isVisible }) => !isVisible || !linkedIds.has(uuid))
}

function resolve({ db, viewer }: WriteContext, relationship: NamedRelationship, linkage: SentLinkage): readonly StoredReference[] {
  const violations = new Violations()
  const references = referencesOf(linkage, relationship, { db, viewer, violations })
  violations.throwIfAny()
  return references === invalid ? [] : references
}

type EditedEntity = { readonly entity: StoredEntity; readonly log: string | null; readonly document: WriteDocument }

function storeEditedLanguage(context: WriteContext, { item, language }: Edited, { entity, log, document }: EditedEntity): void {
  const entityAfter = withLanguage(item, { ...entity, changed: unixSeconds(context.now) })
  const markedEntity = withMarks(
    { before: item, after: entityAfter },
    { language, outdated: document.attributes.content_translation_outdated },
  )
  storeWithEventEffects(context, markedEntity, { log, before: item, continuedBy: document.continuedBy })
}

type SaveDetails = { readonly log: string | null; readonly before?: Entity; readonly continuedBy?: string | undefined }

/** For an event, also queues mails of a late change, and updates the exceptions of a series. */
export function storeWithEventEffects(context: WriteContext, entity: StoredEntity, { log, before, continuedBy }: SaveDetails): void {
  const { db, viewer, now, isRestored = false } = context
  try {
    putEntity(db, entity, { writer: viewer, log, isRestored, before })
  } catch (error) {
    // The rules were checked before, but the store refuses addresses and names that others have.
    if (error instanceof ContentError) throw new DomainError("invalid", error.words)
    throw error
  }
  if (entity.type !== "node--agenda") return
  noteLateChange(db, { before, after: entity, now, continuedBy })
  if (before !== undefined) followSeries(context, { before, after: entity })
}
