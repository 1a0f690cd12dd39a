import * as v from "valibot"
import { fixedAliases, homeAlias, kindOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { key, langcode, textIn, textMap } from "./keys.ts"
import type { Key, Patch } from "./item.ts"

const slugSchema = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u, "is no slug: use letters, digits and hyphens"))
const aliasSchema = v.pipe(v.string(), v.regex(/^\/[^\s/?#][^\s?#]*$/, "is no address: write it as /post/ten-points"))

/** An item's address from its slug. */
export function aliasOf(type: ResourceType, slugText: string): string {
  return `${kindOf(type).publicPath ?? "/"}${slugText}`
}

/** A slug made of a text: lower case, without accents, words joined by hyphens. */
export function slugify(text: string): string {
  const plainText = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae")
  return plainText.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "item"
}

/** The key that an entity's address is written by. */
function form({ type, alias }: StoredEntity): "route" | "slug" | "alias" | null {
  const { publicPath } = kindOf(type)
  if (publicPath === null) return alias === null ? null : "alias"
  if (alias === null) return "alias"
  if (type === "node--page" && [homeAlias, ...fixedAliases].some((fixed) => fixed === alias)) return "route"
  return alias.startsWith(publicPath) && v.is(slugSchema, alias.slice(publicPath.length)) ? "slug" : "alias"
}

/** The last part of an item's address, in its language. */
export const slug: Key = key(
  textMap,
  (map, at): Patch => {
    const found = textIn(map, at)
    const parsed = found === undefined ? undefined : at.parse(slugSchema, found)
    return parsed === undefined ? {} : { alias: aliasOf(at.type, parsed.value) }
  },
  (entity) => {
    const last = entity.alias?.slice(kindOf(entity.type).publicPath?.length ?? 0)
    return form(entity) === "slug" && last !== undefined ? { [entity.langcode]: last } : undefined
  },
)

/** The whole address, where it isn't made of a slug; `null` for an item that has none. */
export const alias: Key = key(
  v.nullable(aliasSchema),
  (address) => ({ alias: address }),
  (entity) => (form(entity) === "alias" ? entity.alias : undefined),
)

/** The fixed address of a page; `/` for the one whose text is shown on the home page. */
export const route: Key = key(
  v.nullable(v.picklist(["/", ...fixedAliases])),
  (path) => (path === null ? {} : { alias: path === "/" ? homeAlias : path }),
  (entity) => (form(entity) === "route" ? (entity.alias === homeAlias ? "/" : entity.alias) : undefined),
)

/** Addresses that an item had before. */
export const formerAliases: Key = key(
  v.array(v.strictObject({ alias: aliasSchema, langcode })),
  (list) => ({ formerAliases: list }),
  (entity) => (entity.formerAliases?.length === 0 ? undefined : entity.formerAliases),
)
