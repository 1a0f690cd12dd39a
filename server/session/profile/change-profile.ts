import { englishText } from "#server/content/refusal-words.ts"
import type { Json } from "#contract/jsonapi.ts"
import { accountById } from "#server/content/accounts/accounts.ts"
import type { Who } from "#server/content/caller.ts"
import type { Credentials } from "#server/content/accounts/credentials.ts"
import { InvalidContent } from "#server/content/errors.ts"
import { Refusal } from "#server/http/refusal.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"
import { entityById } from "#server/content/entities/entity-store.ts"
import { changeUser } from "#server/content/accounts/change-account.ts"
import type { Database } from "#server/database/open.ts"
import type { SessionContext } from "#server/session/context/context.ts"
import { noSuchUser, profileAnswer } from "./read-profile.ts"

/** Clients send whole profiles, so these read-only fields are ignored. */
const fixedFields = [
  "uid",
  "uuid",
  "created",
  "changed",
  "timezone",
  "default_langcode",
  "preferred_admin_langcode",
  "login",
  "g30_features",
]

/** In a profile of Drupal's REST module every value is a list. @throws Refusal, DomainError */
export async function changeProfile(
  context: SessionContext & { readonly credentials: Credentials },
  who: Who,
  { uid, body }: { readonly uid: number; readonly body: JsonObject },
): Promise<Response> {
  const { db } = context
  const sender = who()
  const account = accountById(db, uid)
  // Only admins may learn whether an account exists.
  if (account === undefined) throw sender.roles.length > 0 ? new Refusal(404, noSuchUser) : new Refusal(403, ownersAlone)
  const entries = Object.entries(body).filter(([name]) => !fixedFields.includes(name))
  const accountValues = Object.fromEntries(entries.map(([name, list]) => [name, valueOf(db, name, list)]))
  const { caller } = await changeUser(context, who, { uuid: account.uuid, accountValues }).catch((error: unknown) => {
    throw error instanceof InvalidContent ? unprocessable(error.violations.map(({ detail }) => englishText(detail))) : error
  })
  return profileAnswer(db, accountById(db, uid) ?? account, caller)
}

const ownersAlone = "Users can only update their own account, unless they have the 'administer users' permission."

function valueOf(db: Database, name: string, list: Json): Json {
  const items: readonly Json[] = isList(list) ? list : [list]
  const [first] = items
  if (name === "roles") return items.map((item) => (isJsonObject(item) ? (item.target_id ?? null) : item))
  if (!isJsonObject(first)) return first ?? null
  if (name === "field_member") return memberOf(db, first)
  return name === "pass" ? first : (first.value ?? null)
}

function memberOf(db: Database, { target_id: id, target_uuid: uuid }: JsonObject): Json {
  if (typeof uuid === "string") return uuid
  const member = typeof id === "number" ? entityById(db, "node", id) : undefined
  if (member === undefined) throw unprocessable([`field_member: There is no member page ${JSON.stringify(id ?? null)}.`])
  return member.uuid
}

function unprocessable(details: readonly string[]): Refusal {
  return new Refusal(422, `Unprocessable Entity: validation failed.\n${details.map((detail) => `${detail}\n`).join("")}`)
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
