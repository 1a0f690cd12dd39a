import type { Database } from "#server/database/open.ts"
import { aliasProblem, automaticAlias } from "#server/content/entities/alias-rules.ts"
import { noChoice, wrongType, type Violations, type Sent } from "./sent.ts"
import { isLangcode, type Entity, type StoredEntity } from "#server/content/entities/entity.ts"
import { partsOf } from "./parts.ts"
import { findTarget, type ReferenceContext } from "./references.ts"
import { lengthOf, unstorableIn } from "#contract/field-types/text.ts"
import { secondsOf } from "./time.ts"

type Input = { readonly sent: Sent; readonly found: Violations }

/** @throws DomainError missing where the author does not exist, invalid for a wrong time */
export function applyBaseFields(reader: Pick<ReferenceContext, "db" | "viewer">, base: StoredEntity, { sent, found }: Input): StoredEntity {
  const { langcode, created } = sent.attributes
  checkLog(sent, found)
  if (langcode !== undefined && !isLangcode(langcode)) found.add(`langcode.0.value: ${noChoice}`, "/data/attributes/langcode/value")
  return {
    ...base,
    langcode: isLangcode(langcode) ? langcode : base.langcode,
    ...(created === undefined || created === null ? {} : { created: secondsOf(created) }),
    ...authorOf(reader, { sent, found }),
  }
}

function authorOf({ db, viewer }: Pick<ReferenceContext, "db" | "viewer">, { sent, found }: Input): { readonly uid?: number | null } {
  const { uid } = sent.relationships
  if (uid === undefined) return {}
  const [author, ...others] = uid.identifiers
  if (author === undefined && !uid.isList) return { uid: null }
  if (author === undefined || others.length > 0 || uid.isList || author.type !== "user--user") {
    found.add("uid: The author is one user--user.", "/data/relationships/uid")
    return {}
  }
  return { uid: findTarget("user--user", author.id, { db, viewer }).id }
}

const mostInLog = 1000

export function logOf({ attributes: { revision_log: log } }: Sent): string | null {
  return typeof log === "string" && log.trim() !== "" ? log : null
}

function checkLog({ attributes: { revision_log: log } }: Sent, found: Violations): void {
  if (log === undefined || log === null) return
  const problem = typeof log === "string" ? textProblem(log) : wrongType
  if (problem !== null) found.add(`revision_log.0.value: ${problem}`, "/data/attributes/revision_log/value")
}

function textProblem(log: string): string | null {
  return unstorableIn(log, true) ?? (lengthOf(log) > mostInLog ? `may not be longer than ${mostInLog} characters.` : null)
}

type PathInput = { readonly sent: Sent; readonly current: Entity | undefined; readonly found: Violations }

export function applyPath(db: Database, entity: StoredEntity, { sent, current, found }: PathInput): StoredEntity {
  const path = sent.attributes.path ?? {}
  const { alias = entity.alias, pid = null, langcode = null } = partsOf(path, ["alias", "pid", "langcode"], pathField)
  if (pid !== null && pid !== (current?.pid ?? null)) {
    const fault = "The item's address has changed since it was read. Send the alias alone, without pid."
    found.add(`path.0.pid: ${fault}`, "/data/attributes/path/pid")
  }
  if (langcode !== null && langcode !== entity.langcode) {
    found.add("path.0.langcode: The language of an address is that of its item.", "/data/attributes/path/langcode")
  }
  if (alias === null || alias === "") return { ...entity, alias: entity.label === "" ? null : automaticAlias(db, entity) }
  if (typeof alias !== "string") {
    found.add(`path.0.alias: ${wrongType}`, "/data/attributes/path/alias")
    return entity
  }
  const wanted = alias.length > 1 ? alias.replace(/\/$/, "") : alias
  const isAsked = wanted !== entity.alias || sent.attributes.langcode !== undefined
  const problem = isAsked ? aliasProblem(db, entity, wanted) : null
  if (problem !== null) found.add(`path.0.alias: ${problem}`, "/data/attributes/path/alias")
  return { ...entity, alias: wanted }
}

const pathField = { name: "path", fieldType: "path" } as const
