/** Runs in the caller's transaction (`changeContent`). */
import { withPrefix, codedWords, type RefusalWords } from "#server/content/refusal-words.ts"
import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import { isOwnAddress } from "#contract/own-addresses.ts"
import { anyLanguage } from "#contract/redirect.ts"
import type { ResourceType } from "#contract/fields.ts"
import { formProblem } from "#server/content/entities/alias-rules.ts"
import { DomainError } from "#server/content/errors.ts"
import { Violations } from "#server/content/validation/write-document.ts"
import { unstorableIn } from "#contract/field-types/text.ts"
import type { Database } from "#server/database/open.ts"
import { row, run } from "#server/database/query.ts"
import { redirectTargetOf, type ParsedTarget } from "./target.ts"

export type RedirectValues = {
  readonly uuid: string
  /** The path has a slash at the start. */
  readonly path: string
  readonly uri: string
  readonly status: number
  readonly langcode: string
  /** Unix seconds. */
  readonly created: number
}

const sourcePointer = "/data/attributes/redirect_source/path"
const targetPointer = "/data/attributes/redirect_redirect/uri"

/** @throws DomainError conflict for a known UUID, invalid */
export function createRedirect(db: Database, values: RedirectValues): void {
  const storedRedirect = row(db, v.object({ pid: v.number() }), "SELECT pid FROM alias WHERE redirect = ?", values.uuid)
  if (storedRedirect !== undefined) throw new DomainError("conflict", "Conflict: Entity already exists.")
  const { entity, leadsTo } = validated(db, values)
  const { path, langcode, uuid, uri, status, created } = values
  const sql = `INSERT INTO alias (entity, alias, langcode, is_current, redirect, uri, leads_to, status_code, redirected)
    VALUES (?, ?, ?, 0, ?, ?, ?, ?, ?)`
  run(db, sql, entity, path, langcode, uuid, uri, leadsTo, status, created)
}

/** @throws DomainError invalid */
export function updateRedirect(db: Database, values: RedirectValues): void {
  const { entity, leadsTo } = validated(db, values)
  const { path, langcode, uuid, uri, status } = values
  const sql =
    "UPDATE alias SET entity = ?, alias = ?, langcode = ?, uri = ?, leads_to = ?, status_code = ? WHERE redirect = ? AND is_current = 0"
  run(db, sql, entity, path, langcode, uri, leadsTo, status, uuid)
}

export function removeRedirect(db: Database, uuid: string): void {
  run(db, "DELETE FROM alias WHERE redirect = ? AND is_current = 0", uuid)
}

function validated(db: Database, values: RedirectValues) {
  const violations = new Violations()
  const source = sourceProblem(db, values)
  if (source !== null) violations.add(withPrefix("redirect_source.0.path: ", source), sourcePointer)
  const target = redirectTargetOf(values.uri)
  const item = target !== null && "number" in target ? itemNumbered(db, target.number) : undefined
  const problem = targetProblem(db, values, { target, item })
  if (problem !== null) violations.add(withPrefix("redirect_redirect.0.uri: ", problem), targetPointer)
  violations.throwIfAny()
  return { entity: item?.pk ?? null, leadsTo: target !== null && "path" in target ? target.path : null }
}

function sourceProblem(db: Database, { path, uuid, langcode }: RedirectValues): RefusalWords | null {
  const form = formProblem(path)
  if (form !== null) return typeof form === "string" ? ofAddress(form) : { ...form, text: ofAddress(form.text) }
  if (isOwnAddress(path)) return `${path} is the site's own address, so it can't redirect.`
  const owner = row(db, v.object({ label: v.string() }), publishedAt, path, langcode, langcode)
  if (owner !== undefined)
    return `${path} is the address of "${owner.label}". Unpublish or delete that item first, or give it another address.`
  const other = row(db, v.object({ alias: v.string() }), otherFrom, path, uuid, langcode, langcode)
  return other === undefined ? null : `${other.alias} redirects already. Change that redirect, or delete it first.`
}

function ofAddress(sentence: string): string {
  return sentence.replace("The alias path has to", "The address has to").replace("The alias", "The address")
}

// A redirect of one language starts at the address with that language's prefix.
const publishedAt = `SELECT coalesce(t.label, e.label) AS label FROM alias a JOIN entity e ON e.pk = a.entity
  LEFT JOIN translation t ON t.entity = e.pk AND t.langcode = a.langcode
  WHERE a.alias = ? COLLATE NOCASE AND a.is_current = 1 AND coalesce(t.status, e.status) = 1 AND (a.langcode = ? OR ? = 'und') LIMIT 1`
const otherFrom = `SELECT alias FROM alias
  WHERE alias = ? COLLATE NOCASE AND is_current = 0 AND redirect <> ? AND (langcode IN (?, 'und') OR ? = 'und') LIMIT 1`

const itemRow = v.object({
  pk: v.number(),
  type: v.custom<ResourceType>(isResourceType),
  alias: v.nullable(v.string()),
  langcode: v.nullable(v.string()),
})
type Item = v.InferOutput<typeof itemRow>

function itemNumbered(db: Database, number: number): Item | undefined {
  const query = `SELECT e.pk, e.type, a.alias, a.langcode FROM entity e LEFT JOIN alias a ON a.entity = e.pk AND a.is_current = 1 AND a.langcode = e.langcode
    WHERE e.entity_type = 'node' AND e.id = ?`
  return row(db, itemRow, query, number)
}

type RedirectTarget = { readonly target: ParsedTarget | null; readonly item: Item | undefined }

const mostCharacters = 2048
const circle = (way: readonly string[]) => `It would lead back to where it starts: ${way.join(" → ")}. Choose another target.`

function targetProblem(db: Database, { path, uri, uuid, langcode }: RedirectValues, { target, item }: RedirectTarget): RefusalWords | null {
  if (uri.length > mostCharacters) return codedWords("target-long", { most: mostCharacters })
  if (target === null || unstorableIn(uri, false) !== null) return codedWords("target-form")
  if ("number" in target) {
    if (item === undefined) return codedWords("target-missing", { number: target.number })
    if (item.alias === null) return `${uri} has no page of its own.`
    const isThere = item.alias === path && (langcode === anyLanguage || item.langcode === langcode)
    return isThere ? circle([path, path]) : null
  }
  const way = "path" in target ? wayBack(db, target.path, { path, uuid }) : null
  return way === null ? null : circle(way)
}

/** Returns the addresses of a circle; null if there is none. */
function wayBack(db: Database, from: string, { path, uuid }: Pick<RedirectValues, "path" | "uuid">): readonly string[] | null {
  const query = "SELECT leads_to FROM alias WHERE alias = ? AND is_current = 0 AND leads_to IS NOT NULL AND redirect <> ?"
  const passed = new Set<string>()
  for (let at: string | null = from; at !== null && !passed.has(at);) {
    if (at === path) return [path, ...passed, path]
    passed.add(at)
    at = row(db, v.object({ leads_to: v.string() }), query, at, uuid)?.leads_to ?? null
  }
  return null
}
