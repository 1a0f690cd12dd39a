import * as v from "valibot"
import { roles as roleNames } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { fromSeconds, toSeconds } from "#server/content/agenda/brussels.ts"
import { dropped, key, langcode } from "./keys.ts"
import type { Key, Keys, Patch } from "./item.ts"
import { stableUuid } from "./stable-uuid.ts"
import { labelSchema } from "./text-keys.ts"

/** What the importer reads before anything else, so that items can refer to each other. */
export const identity: Keys = {
  id: { read: () => ({}), write: ({ id }) => id ?? undefined },
  uuid: { read: () => ({}), write: ({ type, id, uuid }) => (uuid === stableUuid(type, id ?? 0) ? undefined : uuid) },
  langcode: { read: () => ({}), write: (entity) => entity.langcode },
}

export const identitySchema = v.looseObject({
  id: v.pipe(v.number(), v.integer("is no whole number"), v.minValue(1, "is less than 1")),
  uuid: v.optional(v.pipe(v.string(), v.uuid("is no UUID"))),
  langcode: v.optional(langcode),
  key: v.optional(v.pipe(v.string(), v.nonEmpty("is empty"))),
})

/** What `status` may say, the word for published or active first. */
export function status(on: string, off: string): Key {
  return key(
    v.picklist([on, off]),
    (word) => ({ status: word === on }),
    (entity) => (entity.status ? on : off),
  )
}

/** An instant: RFC 3339 with an offset in the file, Unix seconds in the database. */
function instant(read: (seconds: number) => Patch, write: Key["write"]): Key {
  const schema = v.pipe(
    v.string(),
    v.check((text) => toSeconds(text) !== null, "is no instant: write it as 2026-10-06T09:00:00+02:00"),
  )
  return key(schema, (text) => read(toSeconds(text) ?? 0), write)
}

/** Times and author, which every kind has. */
export const history: Keys = {
  created: instant(
    (created) => ({ created }),
    ({ created }) => fromSeconds(created),
  ),
  changed: instant(
    (changed) => ({ changed }),
    ({ changed }) => fromSeconds(changed),
  ),
  author: key(
    v.nullable(v.number()),
    (author) => ({ author }),
    ({ uid }) => uid,
  ),
}

/** The name of a user. */
export const userName: Key = key(
  labelSchema,
  (label) => ({ label }),
  ({ label }) => label,
)

/** The roles of a user. Role "member" says only that the user has none. */
export const userRoles: Key = key(
  v.array(v.picklist([...Object.keys(roleNames), "member"])),
  (list, at) => {
    for (const role of list.filter((name) => name === "member")) at.drop(`role "${role}" (who has an account and no role is a member)`)
    return { fields: { roles: list.filter((name) => name !== "member") } }
  },
  ({ fields }): Json => fields.roles ?? [],
)

/** The language that a user prefers. */
export const userLanguage: Key = key(
  v.nullable(v.picklist(["en", "fr", "nl", "de"])),
  (language, at) => {
    if (language === "de") at.drop('preferred language "de" (became "en")')
    return { fields: { preferred_langcode: language === "de" ? "en" : language } }
  },
  ({ fields }) => fields.preferred_langcode ?? null,
)

/** Texts of kinds that have no page, or no such text. */
export function droppedTexts(kind: string): Keys {
  return { slug: dropped(`slugs of ${kind}`), summary: dropped(`summaries of ${kind}`) }
}
