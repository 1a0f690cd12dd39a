import { withPrefix, codedWords } from "#server/content/refusal-words.ts"
import * as v from "valibot"
import { roles, type Langcode, type Role } from "#contract/fields.ts"
import { foldName } from "#contract/fold.ts"
import type { Database } from "#server/database/open.ts"
import { flag, jsonObject, row, rows } from "#server/database/query.ts"
import { isLangcode } from "#server/content/entities/entity.ts"
import { InvalidContent } from "#server/content/errors.ts"

export type Account = {
  /** Credentials and tokens refer to this row number. */
  readonly pk: number
  readonly uid: number
  readonly uuid: string
  readonly name: string
  readonly mail: string
  readonly isActive: boolean
  readonly roles: readonly Role[]
  readonly isBoard: boolean
  readonly wantsMails: boolean
  readonly langcode: Langcode
  readonly created: number
  readonly changed: number
  readonly member: { readonly uuid: string; readonly id: number; readonly alias: string | null } | null
}

const select = `SELECT e.pk, e.id, e.uuid, e.label, e.status, e.created, e.changed, e.fields,
    m.uuid AS member_uuid, m.id AS member_id, a.alias AS member_alias
  FROM entity e
  LEFT JOIN reference r ON r.source = e.pk AND r.field = 'field_member' AND r.delta = 0
  LEFT JOIN entity m ON m.pk = r.target
  LEFT JOIN alias a ON a.entity = m.pk AND a.is_current = 1 AND a.langcode = m.langcode
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

export function accountById(db: Database, uid: number): Account | undefined {
  return accountOf(row(db, accountRow, `${select} AND e.entity_type = 'user' AND e.id = ?`, uid))
}

export function accountByPk(db: Database, pk: number): Account | undefined {
  return accountOf(row(db, accountRow, `${select} AND e.pk = ?`, pk))
}

/** Finds an account by mail address or name in any case. As in Drupal, the address comes first. */
export function accountByName(db: Database, nameOrMail: string): Account | undefined {
  // Both queries always run, so that a known name and an unknown one take the same time.
  const knownAs = (kind: "name" | "mail") =>
    row(db, accountRow, `${select} AND e.pk IN (SELECT account FROM known_as WHERE folded = ? AND kind = ?)`, foldName(nameOrMail), kind)
  const [byMail, byName] = [knownAs("mail"), knownAs("name")]
  return accountOf(byMail ?? byName)
}

export function allAccounts(db: Database): readonly Account[] {
  return rows(db, accountRow, `${select} ORDER BY e.id`).flatMap((accountData) => accountOf(accountData) ?? [])
}

/** Tells whether another account has a value as its name or mail. Either signs in, so neither may be taken. */
export function isTaken(db: Database, uuid: string, value: string): boolean {
  const query = "SELECT e.pk FROM known_as k JOIN entity e ON e.pk = k.account WHERE k.folded = ? AND e.uuid <> ?"
  return row(db, v.object({ pk: v.number() }), query, foldName(value), uuid) !== undefined
}

const administrators = `SELECT id FROM entity WHERE type = 'user--user' AND status = 1
  AND EXISTS (SELECT 1 FROM json_each(entity.fields, '$.roles') AS role WHERE role.value = 'administrator')`

function hasAdministrator(db: Database, condition: "id = ?" | "id <> ?", uid: number): boolean {
  return row(db, v.object({ id: v.number() }), `${administrators} AND ${condition} LIMIT 1`, uid) !== undefined
}

export function hasActiveAdministrator(db: Database): boolean {
  return row(db, v.object({ id: v.number() }), `${administrators} LIMIT 1`) !== undefined
}

/** Is `undefined` for a removed account. */
export type AccountAfter = { readonly status: boolean; readonly roles: readonly string[] } | undefined

/** Must run in the transaction of the change, because two administrators may demote each other at once. @throws InvalidContent */
export function guardLastAdministrator(db: Database, uid: number, after: AccountAfter): void {
  const staysOne = after?.status === true && after.roles.includes("administrator")
  if (staysOne || !hasAdministrator(db, "id = ?", uid) || hasAdministrator(db, "id <> ?", uid)) return
  if (after === undefined) throw new InvalidContent([{ detail: codedWords("last-administrator-deleted") }])
  throw new InvalidContent([
    after.status
      ? { detail: withPrefix("roles: ", codedWords("last-administrator-demoted")), pointer: "/data/relationships/roles" }
      : { detail: withPrefix("status: ", codedWords("last-administrator-blocked")), pointer: "/data/attributes/status" },
  ])
}

function accountOf(accountData: v.InferOutput<typeof accountRow> | undefined): Account | undefined {
  if (accountData === undefined) return undefined
  const { fields, member_uuid: uuid, member_id: id, member_alias: alias } = accountData
  return {
    pk: accountData.pk,
    uid: accountData.id,
    uuid: accountData.uuid,
    name: accountData.label,
    mail: typeof fields.mail === "string" ? fields.mail : "",
    isActive: accountData.status,
    roles: Array.isArray(fields.roles) ? fields.roles.filter(isRole) : [],
    isBoard: fields.field_board === true,
    wantsMails: fields.field_mail_changes !== false,
    langcode: isLangcode(fields.preferred_langcode) ? fields.preferred_langcode : "en",
    created: accountData.created,
    changed: accountData.changed,
    member: uuid === null || id === null ? null : { uuid, id, alias },
  }
}

function isRole(value: unknown): value is Role {
  return typeof value === "string" && Object.hasOwn(roles, value)
}
