import { transliterate } from "transliteration"
import { kindOf } from "#contract/content.ts"
import type { Database } from "#server/database/open.ts"
import { isFreeToMake } from "./alias-rules.ts"
import { isKnownAlias } from "./aliases.ts"
import type { StoredEntity } from "./entity.ts"

// Long titles make addresses that nobody can read out; Drupal's Pathauto stops here too.
const mostCharacters = 100

// So many items of one title were made by a program; theirs are numbered by what each has already.
const mostNumbers = 100

type Titled = Pick<StoredEntity, "type" | "uuid" | "label" | "langcode">

/**
 * The address of an item, made of its title: transliterated, unique in its language by a number at its end. Null for kinds without public pages.
 *
 * An address that another item had before isn't taken: it still leads there.
 */
export function automaticAlias(db: Database, item: Titled): string | null {
  const { type, uuid, label } = item
  const { publicPath } = kindOf(type)
  if (publicPath === null) return null
  const wanted = `${publicPath}${slugOf(label)}`
  const isFree = (alias: string) => isFreeToMake(type, alias) && !isKnownAlias(db, item, alias)
  for (let number = 1; number <= mostNumbers; number++) {
    const alias = number === 1 ? wanted : `${wanted}-${number}`
    if (isFree(alias)) return alias
  }
  return `${wanted}-${uuid}`
}

/** A title as the last part of an address: Latin letters in lower case, words joined by hyphens. */
export function slugOf(title: string): string {
  const slug = transliterate(title)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
  const short = slug.length <= mostCharacters ? slug : slug.slice(0, mostCharacters + 1).replace(/-[^-]*$/, "")
  return short.slice(0, mostCharacters) || "item"
}
