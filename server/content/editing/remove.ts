import * as v from "valibot"
import { kindOf } from "#contract/content.ts"
import { unixSeconds } from "#contract/agenda/brussels.ts"
import type { Database } from "#server/database/open.ts"
import { isPublished, noteWithdrawal } from "#server/content/late-mails/note-late-change.ts"
import type { Entity } from "#server/content/entities/entity.ts"
import { row, rows, run } from "#server/database/query.ts"
import { updateFileStatus } from "#server/content/entities/references.ts"
import { DomainError } from "#server/content/errors.ts"
import { guardLastAdministrator } from "#server/content/accounts/accounts.ts"

export type Removal = {
  readonly unset: number
  readonly reassigned: number
  /** The caller deletes these `public://` addresses after the commit. */
  readonly filesToDelete: readonly string[]
}

export type RemovalSource = { readonly db: Database; readonly now: () => Date }
type Removable = Pick<Entity, "pk" | "uuid" | "type" | "id" | "langcode" | "label" | "status" | "fields" | "references" | "translations">

/**
 * As in Drupal, referrers get no new revision, so editors can still save them. @throws DomainError conflict for a used file, invalid for the last
 * administrator
 */
export function removeEntity({ db, now }: RemovalSource, entity: Removable, heir: number | null = null): Removal {
  const { entityType } = kindOf(entity.type)
  if (entityType === "file") refuseReferred(db, entity.pk)
  if (entityType === "user") guardLastAdministrator(db, entity.id, undefined)
  const reassigned = entityType === "user" ? handOver(db, entity.id, heir) : 0
  const unset = unsetReferences(db, entity.pk)
  const references = rows(db, v.object({ target: v.number() }), "SELECT DISTINCT target FROM reference WHERE source = ?", entity.pk)
  run(db, "DELETE FROM entity WHERE pk = ?", entity.pk)
  const targets = references.map(({ target }) => target)
  updateFileStatus(db, targets, unixSeconds(now()))
  if (entity.type === "node--agenda" && isPublished(entity)) noteWithdrawal(db, entity, unixSeconds(now()))
  return { unset, reassigned, filesToDelete: entityType === "file" && typeof entity.fields.uri === "string" ? [entity.fields.uri] : [] }
}

function refuseReferred(db: Database, pk: number): void {
  const sql = "SELECT COUNT(DISTINCT source) AS count FROM reference WHERE target = ?"
  const { count = 0 } = row(db, v.object({ count: v.number() }), sql, pk) ?? {}
  if (count === 0) return
  const users = count === 1 ? "One item uses" : `${count} items use`
  const items = count === 1 ? "that item" : "those items"
  throw new DomainError("conflict", `${users} this file, so it can't be deleted. Take it out of ${items} first.`)
}

/** Follows Drupal's "make its content belong to the Anonymous user", or to an heir. Old revisions keep no author. */
function handOver(db: Database, uid: number, heir: number | null): number {
  run(db, "UPDATE revision SET uid = NULL WHERE uid = ?", uid)
  const own = "SELECT count(*) AS count FROM (SELECT pk FROM entity WHERE uid = ? UNION SELECT entity FROM translation WHERE uid = ?)"
  const { count = 0 } = row(db, v.object({ count: v.number() }), own, uid, uid) ?? {}
  run(db, "UPDATE translation SET uid = ? WHERE uid = ?", heir, uid)
  run(db, "UPDATE entity SET uid = ? WHERE uid = ?", heir, uid)
  return count
}

const referrer = v.object({ source: v.number(), field: v.string(), langcode: v.string() })
const place = v.object({ delta: v.number() })

function unsetReferences(db: Database, target: number): number {
  const sql = "SELECT DISTINCT source, field, langcode FROM reference WHERE target = ? AND source <> ?"
  const referrers = rows(db, referrer, sql, target, target)
  run(db, "DELETE FROM reference WHERE target = ?", target)
  for (const list of referrers) closeGaps(db, list)
  return new Set(referrers.map(({ source }) => source)).size
}

/** Moves each place down to a free number, so that the key stays unique. */
function closeGaps(db: Database, { source, field, langcode }: v.InferOutput<typeof referrer>): void {
  const list = "source = ? AND field = ? AND langcode = ?"
  const places = rows(db, place, `SELECT delta FROM reference WHERE ${list} ORDER BY delta`, source, field, langcode)
  for (const [index, { delta }] of places.entries()) {
    if (delta !== index) run(db, `UPDATE reference SET delta = ? WHERE ${list} AND delta = ?`, index, source, field, langcode, delta)
  }
}
