import { transliterate } from "transliteration"
import { fixedAliases, homeAlias, kindOf, reservedSegments } from "#contract/content.ts"
import { isOfDirectory } from "#contract/directory.ts"
import type { ResourceType } from "#contract/fields.ts"
import { publicCalendarPath } from "#contract/agenda/public-calendar.ts"
import { screenOf } from "#contract/screens.ts"
import { slugFrom } from "#contract/slug.ts"
import type { Database } from "#server/database/open.ts"
import { isKnownAlias, otherWithAlias, type Addressee } from "./aliases.ts"
import type { Entity, StoredEntity } from "./entity.ts"

const mostCharacters = 255
const fixed: readonly string[] = [homeAlias, ...fixedAliases]
const reserved: readonly string[] = reservedSegments

/** The fault of an alias, with what to do, or null. */
export function aliasProblem(db: Database, item: Addressee, alias: string): string | null {
  return formProblem(alias) ?? placeProblem(item.type, alias) ?? ownerProblem(db, item, alias)
}

/** The fault of an address whoever has it, or null. */
export function formProblem(alias: string): string | null {
  if (!alias.startsWith("/")) return 'The alias path has to start with a slash: write it as "/post/ten-points".'
  if (alias.length > mostCharacters) return `The alias may not be longer than ${mostCharacters} characters.`
  if (/[?#]/.test(alias)) return 'The alias may not contain "?" or "#".'
  if (/%|\\/.test(alias)) return "The alias may not contain percent signs or backslashes: write its letters as they are."
  if (/[\s\p{Cc}\p{Cf}\p{Surrogate}]/u.test(alias)) return "The alias may not contain spaces or invisible characters."
  if (/\/(\.{0,2})(\/|$)/.test(alias)) return "The alias may not have an empty part, or one of dots."
  return null
}

export function placeProblem(type: ResourceType, alias: string): string | null {
  const { publicPath, label } = kindOf(type)
  const [segment = "", ...others] = alias.slice(1).split("/")
  if (screenOf(alias.toLowerCase()) !== null) return `${alias} is an address of the dashboard. Choose another one.`
  if (alias.toLowerCase() === publicCalendarPath) return `${alias} is a file of the site. Choose another address.`
  if (publicPath !== null && publicPath !== "/") {
    const slug = alias.startsWith(publicPath) ? alias.slice(publicPath.length) : ""
    if (type === "node--member" && isOfDirectory(slug)) return `${alias} is an address of the directory. Choose another one.`
    return slug === "" || slug.includes("/") ? `The address of this kind (${label}) is ${publicPath} and one more part.` : null
  }
  if (type === "node--page" && others.length > 0) return "The address of a page has one part."
  if (type !== "node--page" && fixed.includes(alias)) return `${alias} is the address of a page of the site.`
  return reserved.includes(segment.toLowerCase()) ? `Addresses with /${segment} are the site's own. Choose another one.` : null
}

function ownerProblem(db: Database, item: Addressee, alias: string): string | null {
  const taken = otherWithAlias(db, item, { alias, inAnyLanguage: fixed.includes(alias) })
  return taken === undefined ? null : `The address ${alias} is already that of "${taken}" in this language. Choose another one.`
}

const mostNumbers = 100
type TitledItem = Pick<StoredEntity, "type" | "uuid" | "label" | "langcode" | "references">

/** Kinds without public pages have no address, and the page of a series shows its changed occurrences. */
export function hasAddress({ type, references }: Pick<StoredEntity, "type" | "references">): boolean {
  return kindOf(type).publicPath !== null && (references.field_series ?? []).length === 0
}

/**
 * Makes an alias of a title, with a number if another item has or had it. A page of the site has its address in all languages. Null for an
 * item without an address.
 */
export function automaticAlias(db: Database, item: TitledItem, current?: Pick<Entity, "isOriginal" | "languages">): string | null {
  const { type, uuid, label } = item
  if (!hasAddress(item)) return null
  const ofOriginal = current?.languages.find(({ isOriginal }) => isOriginal)?.alias ?? ""
  if (current?.isOriginal === false && fixed.includes(ofOriginal)) return ofOriginal
  const wanted = `${kindOf(type).publicPath ?? "/"}${slugOf(label)}`
  // Fixed addresses are never made automatically.
  const isFree = (alias: string) => !fixed.includes(alias) && placeProblem(type, alias) === null && !isKnownAlias(db, item, alias)
  for (let number = 1; number <= mostNumbers; number++) {
    const alias = number === 1 ? wanted : `${wanted}-${number}`
    if (isFree(alias)) return alias
  }
  return `${wanted}-${uuid}`
}

/** A title as the last part of an address. */
export function slugOf(title: string): string {
  return slugFrom(transliterate(title))
}
