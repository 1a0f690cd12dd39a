import { weakMapMemoize } from "@reduxjs/toolkit"
import { isBackEndFeature } from "#contract/back-end-features.ts"
import { langcodes, roles, type Langcode, type Role } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import { isRecord } from "#contract/is-record.ts"
import type { Profile } from "#lib/session/session.ts"
import type { Account } from "../slices/user-slice.ts"

/** The answer of `GET /user/{id}?_format=json` needs number and name. A Drupal may hide the other fields. */
export function readAccount(body: unknown): Account | null {
  if (!isRecord(body)) return null
  const [uid] = valuesOf(body.uid)
  const name = textIn(body.name)
  if (typeof uid !== "number" || name === null || name === "") return null
  const heldRoles = itemsOf(body.roles).map(({ target_id }) => target_id)
  const langcode = textIn(body.preferred_langcode ?? body.langcode)
  return {
    id: textIn(body.uuid),
    profile: {
      uid,
      name,
      mail: textIn(body.mail),
      roles: heldRoles.filter(isRole),
      member: memberIn(body.field_member),
      langcode: isLangcode(langcode) ? langcode : "en",
      wantsMails: flagIn(body.field_mail_changes),
      features: body.g30_features === undefined ? null : valuesOf(body.g30_features).filter(isBackEndFeature),
    },
  }
}

/** The permissions judge this viewer. No screen depends on the board. A profile has one viewer, because another object would draw all fields again. */
export const viewerOf = weakMapMemoize(({ uid, roles, member }: Profile): Viewer => ({
  uid,
  roles,
  isBoard: false,
  memberId: member?.id ?? null,
}))

function memberIn(list: unknown): Profile["member"] {
  const [item] = itemsOf(list)
  const { target_id: number, target_uuid: id } = item ?? {}
  return typeof number === "number" && typeof id === "string" ? { number, id } : null
}

function textIn(list: unknown): string | null {
  const [text] = valuesOf(list)
  return typeof text === "string" ? text : null
}

function flagIn(list: unknown): boolean | null {
  const [flag] = valuesOf(list)
  return typeof flag === "boolean" ? flag : null
}

function valuesOf(list: unknown): readonly unknown[] {
  return itemsOf(list).map(({ value }) => value)
}

function itemsOf(list: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isRecord) : []
}

function isRole(name: unknown): name is Role {
  return typeof name === "string" && Object.hasOwn(roles, name)
}

function isLangcode(name: string | null): name is Langcode {
  return name !== null && Object.hasOwn(langcodes, name)
}
