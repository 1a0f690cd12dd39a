import { createHash } from "node:crypto"
import * as v from "valibot"
import { fixedAliases, homeAlias, kindOf } from "#contract/content.ts"
import { roles as roleNames, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { fromSeconds, toSeconds } from "#contract/agenda/brussels.ts"
import { key, type Key, type Keys, type Patch } from "./key.ts"
import { forAllOrEach, langcode, textIn, textMap, valueIn } from "./text-map.ts"
import { labelSchema } from "./text-keys.ts"

/** The UUIDv5 of "g30" in the DNS namespace. With another one, every import would create new items. */
const namespace = "8f13d092-acea-5f94-91cd-5005556f135c"

/** Returns the same UUIDv5 (RFC 9562) for the same kind and id. */
export function stableUuid(kind: string, id: string | number): string {
  const hash = createHash("sha1")
    .update(Buffer.from(namespace.replaceAll("-", ""), "hex"))
    .update(`${kind}/${id}`)
    .digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString("hex")
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join("-")
}

/** The import reads these first, so that items can refer to each other. */
export const identity: Keys = {
  id: { fields: [], read: () => ({}), write: ({ id }) => id ?? undefined },
  uuid: { fields: [], read: () => ({}), write: ({ type, id, uuid }) => (uuid === stableUuid(type, id ?? 0) ? undefined : uuid) },
  langcode: { fields: [], read: () => ({}), write: (entity) => entity.langcode },
}

export const identitySchema = v.looseObject({
  id: v.pipe(v.number(), v.integer("is no whole number"), v.minValue(1, "is less than 1")),
  uuid: v.optional(v.pipe(v.string(), v.uuid("is no UUID"))),
  langcode: v.optional(langcode),
  key: v.optional(v.pipe(v.string(), v.nonEmpty("is empty"))),
})

export function status(on: string, off: string): Key {
  return key(v.picklist([on, off]), {
    fields: ["status"],
    read: (word) => ({ status: word === on }),
    write: (entity) => (entity.status ? on : off),
  })
}

export const instantSchema = v.pipe(
  v.string(),
  v.check((text) => toSeconds(text) !== null, "is no instant: write it as 2026-10-06T09:00:00+02:00"),
)

function instant(name: "created" | "changed"): Key {
  return key(instantSchema, { read: (text) => ({ [name]: toSeconds(text) ?? 0 }), write: (entity) => fromSeconds(entity[name]) })
}

export const history: Keys = {
  created: instant("created"),
  changed: instant("changed"),
  author: key(v.nullable(v.number()), { read: (author) => ({ author }), write: ({ uid }) => uid }),
}

export const userName: Key = key(labelSchema, { fields: ["name"], read: (label) => ({ label }), write: ({ label }) => label })

/** "member" means no role. */
export const userRoles: Key = key(v.array(v.picklist([...Object.keys(roleNames), "member"])), {
  read: (list, at) => {
    for (const role of list.filter((name) => name === "member")) at.drop(`role "${role}" (who has an account and no role is a member)`)
    return { fields: { roles: list.filter((name) => name !== "member") } }
  },
  write: ({ fields }): Json => fields.roles ?? [],
})

export const userLanguage: Key = key(v.nullable(v.picklist(["en", "fr", "nl", "de"])), {
  fields: ["preferred_langcode"],
  read: (language, at) => {
    if (language === "de") at.drop('preferred language "de" (became "en")')
    return { fields: { preferred_langcode: language === "de" ? "en" : language } }
  },
  write: ({ fields }) => fields.preferred_langcode ?? null,
})

const slugSchema = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u, "is no slug: use letters, digits and hyphens"))
const aliasSchema = v.pipe(v.string(), v.regex(/^\/[^\s/?#][^\s?#]*$/, "is no address: write it as /post/ten-points"))

export function aliasOf(type: ResourceType, slugText: string): string {
  return `${kindOf(type).publicPath ?? "/"}${slugText}`
}

export const slug: Key = key(textMap, {
  read: (map, at): Patch => {
    const slugText = textIn(map, at)
    const parsed = slugText === undefined ? undefined : at.into(at.langcode).parse(slugSchema, slugText)
    return parsed === undefined ? {} : { addresses: { slug: aliasOf(at.type, parsed.value) } }
  },
})

/** An export writes each whole address; null for none. A single one holds for all languages. */
export const alias: Key = key(forAllOrEach(v.nullable(aliasSchema)), {
  read: (value, at) => {
    const address = valueIn(value, at)
    return address === undefined ? {} : { addresses: { alias: address } }
  },
  // A kind without public pages has no address unless an item was given one.
  write: ({ type, alias: address }) => (address === null && kindOf(type).publicPath === null ? undefined : address),
})

/** A page of the site has this address in all languages; `/` means the home page's text. */
export const route: Key = key(v.nullable(v.picklist(["/", ...fixedAliases])), {
  read: (path) => (path === null ? {} : { addresses: { route: path === "/" ? homeAlias : path } }),
})

export const formerAliases: Key = key(v.array(v.strictObject({ alias: aliasSchema, langcode })), {
  read: (list) => ({ formerAliases: list }),
  write: (entity) => (entity.formerAliases?.length === 0 ? undefined : entity.formerAliases),
})
