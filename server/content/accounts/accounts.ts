/** Users as what signs in: who they are, whether they may, what they may. */
import * as v from "valibot"
import { roles, type Langcode, type Role } from "#contract/fields.ts"
import { foldName } from "#contract/fold.ts"
import type { Database } from "#server/database/open.ts"
import { flag, jsonObject, row, rows } from "#server/database/query.ts"
import { isLangcode } from "#server/content/entities/entity.ts"

export type Account = {
  /** Its row, which credentials and tokens refer to. */
  readonly pk: number
  readonly uid: number
  readonly uuid: string
  readonly name: string
  readonly mail: string
  readonly isActive: boolean
  readonly roles: readonly Role[]
  readonly isBoard: boolean
  readonly langcode: Langcode
  /** Unix seconds, both. */
  readonly created: number
  readonly changed: number
  /** The linked member page. */
  readonly member: { readonly uuid: string; readonly id: number; readonly alias: string | null } | null
}

const select = `SELECT e.pk, e.id, e.uuid, e.label, e.status, e.created, e.changed, e.fields,
    m.uuid AS member_uuid, m.id AS member_id, a.alias AS member_alias
  FROM entity e
  LEFT JOIN reference r ON r.source = e.pk AND r.field = 'field_member' AND r.delta = 0
  LEFT JOIN entity m ON m.pk = r.target
  LEFT JOIN alias a ON a.entity = m.pk AND a.is_current = 1
  WHERE e.type = 'user--user'`

const accountRow = v.object({
  pk: v.number(),
  id: v.number(),
  uuid: v.string(),
  label: v.string(),
  status: flag,
  created: v.number(),
  changed: v.number(),
  fields: jsonObject,
  member_uuid: v.nullable(v.string()),
  member_id: v.nullable(v.number()),
  member_alias: v.nullable(v.string()),
})

/** The account of a user number. */
export function accountById(db: Database, uid: number): Account | undefined {
  return accountOf(row(db, accountRow, `${select} AND e.entity_type = 'user' AND e.id = ?`, uid))
}

/** The account of a row. */
export function accountByPk(db: Database, pk: number): Account | undefined {
  return accountOf(row(db, accountRow, `${select} AND e.pk = ?`, pk))
}

/** The account of a name or a mail address, whatever the case. As in Drupal, what looks like an address is first taken for one. */
export function accountByName(db: Database, nameOrMail: string): Account | undefined {
  // Both are always asked, so that a known name and an unknown one take the same time.
  const knownAs = (kind: "name" | "mail") =>
    row(db, accountRow, `${select} AND e.pk IN (SELECT account FROM known_as WHERE folded = ? AND kind = ?)`, foldName(nameOrMail), kind)
  const [byMail, byName] = [knownAs("mail"), knownAs("name")]
  return accountOf(byMail ?? byName)
}

/** Every account, by number. */
export function allAccounts(db: Database): readonly Account[] {
  return rows(db, accountRow, `${select} ORDER BY e.id`).flatMap((found) => accountOf(found) ?? [])
}

/** Whether another account has it as its name or its mail: one signs in by either, so nobody may pass for somebody else. */
export function isTaken(db: Database, uuid: string, value: string): boolean {
  const query = "SELECT e.pk FROM known_as k JOIN entity e ON e.pk = k.account WHERE k.folded = ? AND e.uuid <> ?"
  return row(db, v.object({ pk: v.number() }), query, foldName(value), uuid) !== undefined
}

const administrators = `SELECT id FROM entity WHERE type = 'user--user' AND status = 1
  AND EXISTS (SELECT 1 FROM json_each(entity.fields, '$.roles') AS role WHERE role.value = 'administrator')`

export function isActiveAdministrator(db: Database, uid: number): boolean {
  return row(db, v.object({ id: v.number() }), `${administrators} AND id = ?`, uid) !== undefined
}

/** Whether there is an active administrator besides an account. */
export function hasOtherAdministrator(db: Database, uid: number): boolean {
  return row(db, v.object({ id: v.number() }), `${administrators} AND id <> ? LIMIT 1`, uid) !== undefined
}

function accountOf(found: v.InferOutput<typeof accountRow> | undefined): Account | undefined {
  if (found === undefined) return undefined
  const { fields, member_uuid: uuid, member_id: id, member_alias: alias } = found
  return {
    pk: found.pk,
    uid: found.id,
    uuid: found.uuid,
    name: found.label,
    mail: typeof fields.mail === "string" ? fields.mail : "",
    isActive: found.status,
    roles: Array.isArray(fields.roles) ? fields.roles.filter(isRole) : [],
    isBoard: fields.field_board === true,
    langcode: isLangcode(fields.preferred_langcode) ? fields.preferred_langcode : "en",
    created: found.created,
    changed: found.changed,
    member: uuid === null || id === null ? null : { uuid, id, alias },
  }
}

function isRole(value: unknown): value is Role {
  return typeof value === "string" && Object.hasOwn(roles, value)
}
