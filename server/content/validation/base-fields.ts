/** What every node and term has beside the model's fields: language, time of creation, author, the note of a revision. */
import type { Langcode } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import type { Findings, Sent } from "./sent.ts"
import { isLangcode, type StoredEntity } from "#server/content/entities/entity.ts"
import { findTarget, type ReferenceContext } from "./references.ts"
import { lengthOf, unstorableIn } from "./text.ts"
import { secondsOf } from "./time.ts"

type Input = { readonly sent: Sent; readonly found: Findings }

/** @throws DomainError missing where the author is nobody, invalid where the time is none */
export function applyBaseFields(reader: Pick<ReferenceContext, "db" | "viewer">, base: StoredEntity, { sent, found }: Input): StoredEntity {
  const { langcode, created } = sent.attributes
  checkLog(sent, found)
  const language = langcode === undefined ? base.langcode : langcodeOf(langcode, found)
  return {
    ...base,
    langcode: language ?? base.langcode,
    ...(created === undefined || created === null ? {} : { created: secondsOf(created) }),
    ...authorOf(reader, { sent, found }),
  }
}

function langcodeOf(sent: Json, found: Findings): Langcode | undefined {
  if (isLangcode(sent)) return sent
  found.add("langcode.0.value: The value you selected is not a valid choice.", "/data/attributes/langcode/value")
  return undefined
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

// What one sees of a list of revisions; more is no note.
const mostInLog = 1000

/** What the writer says of this save, kept with its revision. */
export function logOf({ attributes: { revision_log: log } }: Sent): string | null {
  return typeof log === "string" && log.trim() !== "" ? log : null
}

function checkLog({ attributes: { revision_log: log } }: Sent, found: Findings): void {
  if (log === undefined || log === null) return
  const problem = typeof log === "string" ? textProblem(log) : "This value should be of the correct primitive type."
  if (problem !== null) found.add(`revision_log.0.value: ${problem}`, "/data/attributes/revision_log/value")
}

function textProblem(log: string): string | null {
  return unstorableIn(log, true) ?? (lengthOf(log) > mostInLog ? `may not be longer than ${mostInLog} characters.` : null)
}
