import { startedWith } from "#server/content/sentence.ts"
import { defaultsOf, fieldsOf, kindOf } from "#contract/content.ts"
import { labelFields, isRelationship } from "#contract/fields.ts"
import { dayAt } from "#contract/agenda/brussels.ts"
import type { Json } from "#contract/jsonapi.ts"
import { filesPath } from "#contract/paths.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { invalid, missingValue, Violations, type WriteDocument, noChoice, wrongType } from "./write-document.ts"
import {
  declaredRelationships,
  decodePath,
  type Entity,
  type Fields,
  type StoredEntity,
  isLangcode,
} from "#server/content/entities/entity.ts"
import { findFile } from "#server/content/files/find-file.ts"
import { checkAlts, referencesOf, findTarget, type ReferenceContext } from "./reference-checks.ts"
import { checkPublishable } from "./publishing-checks.ts"
import { checkRepeating } from "./repeating.ts"
import { checkOrder, checkWholeDays, secondsOf } from "./time.ts"
import { valueOf, type ValueContext, partsOf } from "./value.ts"
import { aliasProblem, automaticAlias } from "#server/content/entities/alias-rules.ts"
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
  const base = applyBaseFields(context, start, { document, violations, isKnown: current !== undefined })
  const fields = withFlags(base, document)
  const { entity: valued, wrong } = applyAttributes(base, document, {
    violations,
    fields,
    isOwnPicture: (address) => isPicture(context, address),
  })
  const entity = applyRelationships(context, valued, { document, current, violations })
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
  const addressed = applyPath(context.db, entity, { document, current, violations })
  violations.throwIfAny()
  return { entity: addressed, log: logOf(document), removed: violations.removed }
}

function withDefaults(entity: StoredEntity, now: Date): StoredEntity {
  const { status, ...defaults } = defaultsOf(entity.type)
  const fields = Object.entries(defaults).map(([name, value]) => [name, value === "today" ? dayAt(now) : value] as const)
  return { ...entity, status: status === true, fields: Object.fromEntries(fields) }
}

/** Includes the sent flags, which decide how other fields are read. */
function withFlags({ fields }: StoredEntity, { attributes }: WriteDocument): Fields {
  const flags = Object.entries(attributes).filter(([, value]) => typeof value === "boolean")
  return { ...fields, ...Object.fromEntries(flags) }
}

function isPicture({ db, viewer }: WriteContext, address: string): boolean {
  return findFile(db, viewer, decodePath(address.slice(filesPath.length + 1)))?.mediaType.startsWith("image/") === true
}

function applyAttributes(base: StoredEntity, { attributes }: WriteDocument, context: ValueContext) {
  const { type } = base
  const declared = fieldsOf(type)
  const values = new Map<string, Json>()
  const wrong = new Set<string>()
  for (const [name, input] of Object.entries(attributes)) {
    const field = Object.hasOwn(declared, name) ? declared[name] : undefined
    if (field === undefined || isRelationship(field)) continue
    const value = valueOf(input, { type, name, field }, context)
    if (value === invalid) wrong.add(name)
    else values.set(name, value)
  }
  const label = values.get(labelFields[kindOf(type).entityType])
  const status = values.get("status")
  const fields = [...values].filter(([name]) => name !== labelFields[kindOf(type).entityType] && name !== "status")
  const entity = {
    ...base,
    ...(label === undefined ? {} : { label: typeof label === "string" ? label : "" }),
    ...(status === undefined ? {} : { status: status === true }),
    fields: { ...base.fields, ...Object.fromEntries(fields) },
  }
  return { entity, wrong }
}

type ReferenceInput = { readonly document: WriteDocument; readonly current: Entity | undefined; readonly violations: Violations }

function applyRelationships(
  { db, viewer }: WriteContext,
  base: StoredEntity,
  { document, current, violations }: ReferenceInput,
): StoredEntity {
  const changedReferences = declaredRelationships(base.type).flatMap(([name, field]) => {
    const linkage = Object.hasOwn(document.relationships, name) ? document.relationships[name] : undefined
    if (linkage === undefined) return []
    const relationship = { name, field, current: current?.references[name] ?? [] }
    const references = referencesOf(linkage, relationship, { db, viewer, violations })
    if (references === invalid) return []
    // The writer did not see hidden references, so they stay.
    const hidden = field.many === true || references.length === 0 ? relationship.current.filter(({ isVisible }) => !isVisible) : []
    return [[name, [...references, ...hidden]] as const]
  })
  return { ...base, references: { ...base.references, ...Object.fromEntries(changedReferences) } }
}

type RequiredInput = { readonly change: Change; readonly wrong: ReadonlySet<string>; readonly violations: Violations }

function checkRequired(entity: StoredEntity, { change: { document, current }, wrong, violations }: RequiredInput): void {
  for (const [name, field] of Object.entries(fieldsOf(entity.type))) {
    const isAsked = field.required === true && !wrong.has(name) && (current === undefined || Object.hasOwn(document.attributes, name))
    const value = name === labelFields[kindOf(entity.type).entityType] ? entity.label : entity.fields[name]
    if (isAsked && (value === undefined || value === null || value === "")) {
      violations.add(startedWith(`${name}: `, missingValue), `/data/attributes/${name}`)
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
  checkLog(document, violations)
  if (langcode !== undefined && !isLangcode(langcode)) violations.add(startedWith("langcode.0: ", noChoice), "/data/attributes/langcode/0")
  else if (isKnown && langcode !== undefined && langcode !== base.langcode)
    violations.add(`langcode.0: The translation language cannot be changed (${base.langcode}).`, "/data/attributes/langcode/0")
  if (outdated !== undefined && typeof outdated !== "boolean")
    violations.add(startedWith("content_translation_outdated.0.value: ", wrongType), "/data/attributes/content_translation_outdated/value")
  return {
    ...base,
    langcode: isLangcode(langcode) && !isKnown ? langcode : base.langcode,
    ...(created === undefined || created === null ? {} : { created: secondsOf(created) }),
    ...authorOf(reader, { document, violations }),
  }
}

function authorOf(
  { db, viewer }: Pick<ReferenceContext, "db" | "viewer">,
  { document, violations }: Input,
): { readonly uid?: number | null } {
  const { uid } = document.relationships
  if (uid === undefined) return {}
  const [author, ...others] = uid.identifiers
  if (author === undefined && !uid.isList) return { uid: null }
  if (author === undefined || others.length > 0 || uid.isList || author.type !== "user--user") {
    violations.add("uid: The author is one user--user.", "/data/relationships/uid")
    return {}
  }
  return { uid: findTarget("user--user", author.id, { db, viewer }).id }
}

const mostInLog = 1000

function logOf({ attributes: { revision_log: log } }: WriteDocument): string | null {
  return typeof log === "string" && log.trim() !== "" ? log : null
}

function checkLog({ attributes: { revision_log: log } }: WriteDocument, violations: Violations): void {
  if (log === undefined || log === null) return
  const problem = typeof log === "string" ? textProblem(log) : wrongType
  if (problem !== null) violations.add(startedWith("revision_log.0.value: ", problem), "/data/attributes/revision_log/value")
}

function textProblem(log: string): string | null {
  return unstorableIn(log, true) ?? (lengthOf(log) > mostInLog ? `may not be longer than ${mostInLog} characters.` : null)
}

type PathInput = { readonly document: WriteDocument; readonly current: Entity | undefined; readonly violations: Violations }

function applyPath(db: Database, entity: StoredEntity, { document, current, violations }: PathInput): StoredEntity {
  const path = document.attributes.path ?? {}
  const { alias = entity.alias, pid = null, langcode = null } = partsOf(path, ["alias", "pid", "langcode"], pathField)
  if (pid !== null && pid !== (current?.pid ?? null)) {
    const fault = "The item's address has changed since it was read. Send the alias alone, without pid."
    violations.add(`path.0.pid: ${fault}`, "/data/attributes/path/pid")
  }
  if (langcode !== null && langcode !== entity.langcode) {
    violations.add("path.0.langcode: The language of an address is that of its item.", "/data/attributes/path/langcode")
  }
  if (alias === null || alias === "")
    return { ...entity, alias: isAddressed(entity, { document, current }) ? automaticAlias(db, entity, current) : null }
  if (typeof alias !== "string") {
    violations.add(startedWith("path.0.alias: ", wrongType), "/data/attributes/path/alias")
    return entity
  }
  const newAlias = alias.length > 1 ? alias.replace(/\/$/, "") : alias
  const isAsked = newAlias !== entity.alias || document.attributes.langcode !== undefined
  const problem = isAsked ? aliasProblem(db, entity, newAlias) : null
  if (problem !== null) violations.add(startedWith("path.0.alias: ", problem), "/data/attributes/path/alias")
  return { ...entity, alias: newAlias }
}

/** A draft of a translation gets its address together with its own title. Before, it has the original's title. */
function isAddressed(entity: StoredEntity, { document, current }: Pick<PathInput, "document" | "current">): boolean {
  if (entity.label === "") return false
  const isUntouched = current?.isOriginal === false && current.alias === null && current.label === entity.label
  return !isUntouched || entity.status || document.attributes.path !== undefined
}

const pathField = { name: "path", fieldType: "path" } as const
