import { withPrefix } from "#server/content/refusal-words.ts"
import { defaultsOf, fieldsOf, kindOf } from "#contract/content.ts"
import { labelFields, isRelationship } from "#contract/fields.ts"
import { dayAt } from "#contract/agenda/brussels.ts"
import type { Json } from "#contract/jsonapi.ts"
import { filesPath } from "#contract/paths.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { invalid, missingValue, Violations, type WriteDocument, noChoice, wrongType } from "./write-document.ts"
import { decodePath, isLangcode, type Entity, type StoredEntity } from "#server/content/entities/entity.ts"
import { findFile } from "#server/content/files/find-file.ts"
import { applyRelationships, authorOf, checkAlts, type ReferenceContext } from "./reference-checks.ts"
import { checkPublishable } from "./publishing-checks.ts"
import { checkRepeating } from "./repeating.ts"
import { checkOrder, checkWholeDays, secondsOf } from "./time.ts"
import { applyPath } from "./path.ts"
import { valueOf, type ValueContext } from "./value.ts"
import { lengthOf, unstorableIn } from "#contract/field-types/text.ts"

export type WriteContext = {
  readonly db: Database
  readonly viewer: Viewer
  readonly now: Date
  readonly isRestored?: boolean
}

/** A new entity has no `current`, and its `base` has only id, type and author. */
export type Change = {
  readonly base: StoredEntity
  readonly current?: Entity
  readonly original?: Entity
  readonly document: WriteDocument
}

/** @throws InvalidContent with all violations; DomainError for unknown targets, and for faults that Drupal reports first */
export function validate(context: WriteContext, change: Change) {
  const { document, current } = change
  const violations = new Violations()
  const start = current === undefined ? withDefaults(change.base, context.now) : change.base
  const log = logOf(document, violations)
  const base = applyBaseFields(context, start, { document, violations, isKnown: current !== undefined })
  const isOwnPicture = (address: string) => isPicture(context, address)
  const { entity: valued, wrong } = applyAttributes(base, {
    fields: base.fields,
    attributes: document.attributes,
    violations,
    isOwnPicture,
  })
  const entity = applyRelationships(valued, { document, current }, { ...context, violations })
  checkRequired(entity, { change, wrong, violations })
  checkAlts(entity, violations)
  if (wrong.size === 0) {
    checkPublishable(entity, { current, original: change.original, now: context.now, violations })
    checkOrder(entity, document, violations)
    if (entity.type === "node--agenda") {
      checkWholeDays(entity, document, violations)
      checkRepeating(context.db, entity, { document, violations })
    }
  }
  const { path, langcode } = document.attributes
  const keepsAddress = entity.alias !== null && path === undefined && langcode === undefined
  const addressedEntity = keepsAddress ? entity : applyPath(context.db, entity, { document, current, violations })
  violations.throwIfAny()
  return { entity: addressedEntity, log, removed: violations.removed }
}

function withDefaults(entity: StoredEntity, now: Date): StoredEntity {
  const { status, ...defaults } = defaultsOf(entity.type)
  const fields = Object.entries(defaults).map(([name, value]) => [name, value === "today" ? dayAt(now) : value] as const)
  return { ...entity, status: status === true, fields: Object.fromEntries(fields) }
}

function isPicture({ db, viewer }: WriteContext, address: string): boolean {
  return findFile(db, viewer, decodePath(address.slice(filesPath.length + 1)))?.mediaType.startsWith("image/") === true
}

function applyAttributes(base: StoredEntity, context: ValueContext) {
  const { type } = base
  const declared = fieldsOf(type)
  const values: Record<string, Json> = {}
  const wrong = new Set<string>()
  for (const [name, input] of Object.entries(context.attributes)) {
    const field = Object.hasOwn(declared, name) ? declared[name] : undefined
    if (field === undefined || isRelationship(field)) continue
    const value = valueOf(input, { type, name, field }, context)
    if (value === invalid) wrong.add(name)
    else values[name] = value
  }
  const { [labelFields[kindOf(type).entityType]]: label = base.label, status = base.status, ...fields } = values
  const present = { label: typeof label === "string" ? label : "", status: status === true }
  return { entity: { ...base, ...present, fields: { ...base.fields, ...fields } }, wrong }
}

type RequiredInput = { readonly change: Change; readonly wrong: ReadonlySet<string>; readonly violations: Violations }

function checkRequired(entity: StoredEntity, { change: { document, current }, wrong, violations }: RequiredInput): void {
  for (const [name, field] of Object.entries(fieldsOf(entity.type))) {
    const isAsked = field.required === true && !wrong.has(name) && (current === undefined || Object.hasOwn(document.attributes, name))
    const value = name === labelFields[kindOf(entity.type).entityType] ? entity.label : entity.fields[name]
    if (isAsked && (value === undefined || value === null || value === "")) {
      violations.add(withPrefix(`${name}: `, missingValue), `/data/attributes/${name}`)
    }
  }
}

type Input = { readonly document: WriteDocument; readonly violations: Violations }

/** `isKnown` means that the item is stored. */
type BaseInput = Input & { readonly isKnown: boolean }

/** @throws DomainError missing if the author does not exist, invalid for a wrong time */
function applyBaseFields(
  reader: Pick<ReferenceContext, "db" | "viewer">,
  base: StoredEntity,
  { document, violations, isKnown }: BaseInput,
): StoredEntity {
  const { langcode, created, content_translation_outdated: outdated } = document.attributes
  const { uid } = document.relationships
  if (langcode !== undefined && !isLangcode(langcode)) violations.add(withPrefix("langcode.0: ", noChoice), "/data/attributes/langcode/0")
  else if (isKnown && langcode !== undefined && langcode !== base.langcode)
    violations.add(`langcode.0: The translation language cannot be changed (${base.langcode}).`, "/data/attributes/langcode/0")
  if (outdated !== undefined && typeof outdated !== "boolean")
    violations.add(withPrefix("content_translation_outdated.0.value: ", wrongType), "/data/attributes/content_translation_outdated/value")
  return {
    ...base,
    langcode: isLangcode(langcode) && !isKnown ? langcode : base.langcode,
    ...(created === undefined || created === null ? {} : { created: secondsOf(created) }),
    ...(uid === undefined ? {} : authorOf(uid, { ...reader, violations })),
  }
}

const mostInLog = 1000

function logOf({ attributes: { revision_log: log = null } }: WriteDocument, violations: Violations): string | null {
  if (log === null) return null
  const problem = typeof log === "string" ? textProblem(log) : wrongType
  if (problem !== null) violations.add(withPrefix("revision_log.0.value: ", problem), "/data/attributes/revision_log/value")
  return typeof log === "string" && log.trim() !== "" ? log : null
}

function textProblem(log: string): string | null {
  return unstorableIn(log, true) ?? (lengthOf(log) > mostInLog ? `may not be longer than ${mostInLog} characters.` : null)
}
