import { langcodes, roles, type Langcode, type Role } from "#contract/fields.ts"
import { isRecord } from "#lib/session/problem.ts"
import type { Profile } from "#lib/session/session.ts"

/** The fields of `GET /user/{id}?_format=json` that the session keeps (docs/drupal-contract.md). */
export type UserProfile = {
  readonly uid: readonly [{ readonly value: number }]
  readonly uuid: readonly { readonly value: string }[]
  readonly name: readonly [{ readonly value: string }]
  readonly mail: readonly { readonly value: string }[]
  readonly roles: readonly { readonly target_id: string }[]
  readonly field_member: readonly { readonly target_id: number; readonly target_uuid: string }[]
  readonly preferred_langcode: readonly { readonly value: string }[]
}

/** Reads an answer; null where it is no profile. Only id and name are required: a Drupal may hide the other fields. */
export function readProfile(body: unknown): UserProfile | null {
  if (!isRecord(body)) return null
  const uid = first(body.uid, "value")
  const name = first(body.name, "value")
  if (typeof uid !== "number" || typeof name !== "string" || name === "") return null
  return {
    uid: [{ value: uid }],
    uuid: texts(body.uuid),
    name: [{ value: name }],
    mail: texts(body.mail),
    roles: items(body.roles).flatMap(({ target_id }) => (typeof target_id === "string" ? [{ target_id }] : [])),
    field_member: items(body.field_member).flatMap(({ target_id, target_uuid }) =>
      typeof target_id === "number" && typeof target_uuid === "string" ? [{ target_id, target_uuid }] : [],
    ),
    preferred_langcode: texts(body.preferred_langcode ?? body.langcode),
  }
}

export function profileOf({ uid, name, mail, roles: held, field_member, preferred_langcode }: UserProfile): Profile {
  const [member] = field_member
  const langcode = preferred_langcode[0]?.value
  return {
    uid: uid[0].value,
    name: name[0].value,
    mail: mail[0]?.value ?? null,
    roles: held.map(({ target_id }) => target_id).filter(isRole),
    member: member === undefined ? null : { number: member.target_id, id: member.target_uuid },
    langcode: langcode !== undefined && isLangcode(langcode) ? langcode : "en",
  }
}

function items(list: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isRecord) : []
}

function first(list: unknown, name: string): unknown {
  return items(list)[0]?.[name]
}

function texts(list: unknown): readonly { readonly value: string }[] {
  return items(list).flatMap(({ value }) => (typeof value === "string" ? [{ value }] : []))
}

function isRole(name: string): name is Role {
  return Object.hasOwn(roles, name)
}

function isLangcode(name: string): name is Langcode {
  return Object.hasOwn(langcodes, name)
}
