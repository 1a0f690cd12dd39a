import { transliterate } from "transliteration"
import { fixedAliases, homeAlias, kindOf } from "#contract/content.ts"
import { isReservedSegment } from "#contract/reserved-segments.ts"
import { isOfDirectory } from "#contract/directory.ts"
import type { ResourceType } from "#contract/fields.ts"
import { publicCalendarPath } from "#contract/agenda/public-calendar.ts"
import { screenOf } from "#contract/screens.ts"
import { slugFrom } from "#contract/slug.ts"
import { codedWords, type RefusalWords } from "#server/content/refusal-words.ts"
import type { Database } from "#server/database/open.ts"
import { isKnownAlias, otherWithAlias, type Addressee } from "./aliases.ts"
import type { Entity, StoredEntity } from "./entity.ts"

const mostCharacters = 255
const fixedPaths: readonly string[] = [homeAlias, ...fixedAliases]

export function aliasProblem(db: Database, item: Addressee, alias: string): RefusalWords | null {
  return formProblem(alias) ?? placeProblem(item.type, alias) ?? ownerProblem(db, item, alias)
}

/** Checks only the form of an address, not whether another item has it. */
export function formProblem(alias: string): RefusalWords | null {
  if (!alias.startsWith("/")) return 'The alias path has to start with a slash: write it as "/post/ten-points".'
  if (alias.length > mostCharacters) return codedWords("address-long", { most: mostCharacters })
  if (/[?#]/.test(alias)) return 'The alias may not contain "?" or "#".'
  if (/%|\\/.test(alias)) return codedWords("address-encoded")
  if (/[\s\p{Cc}\p{Cf}\p{Surrogate}]/u.test(alias)) return codedWords("address-spaced")
  if (/\/(\.{0,2})(\/|$)/.test(alias)) return codedWords("address-dotted")
  return null
}

export function placeProblem(type: ResourceType, alias: string): RefusalWords | null {
  const { publicPath, label } = kindOf(type)
  const [segment = "", ...others] = alias.slice(1).split("/")
  if (screenOf(alias.toLowerCase()) !== null) return `${alias} is an address of the dashboard. Choose another one.`
  if (alias.toLowerCase() === publicCalendarPath) return `${alias} is a file of the site. Choose another address.`
  if (publicPath !== null && publicPath !== "/") {
    const slug = alias.startsWith(publicPath) ? alias.slice(publicPath.length) : ""
    if (type === "node--member" && isOfDirectory(slug)) return `${alias} is an address of the directory. Choose another one.`
    return slug === "" || slug.includes("/") ? codedWords("address-of-kind", { label, path: publicPath }) : null
  }
  if (type === "node--page" && others.length > 0) return codedWords("address-of-page")
  if (type !== "node--page" && fixedPaths.includes(alias)) return `${alias} is the address of a page of the site.`
  return isReservedSegment(segment) ? codedWords("address-of-site", { path: `/${segment}` }) : null
}

function ownerProblem(db: Database, item: Addressee, alias: string): RefusalWords | null {
  const otherLabel = otherWithAlias(db, item, { alias, inAnyLanguage: fixedPaths.includes(alias) })
  return otherLabel === undefined ? null : codedWords("address-taken", { address: alias, label: otherLabel })
}

const mostNumbers = 100
type TitledItem = Pick<StoredEntity, "type" | "uuid" | "label" | "langcode" | "references">

/** Kinds without public pages have no address, and the page of a series shows its changed occurrences. */
export function hasAddress({ type, references }: Pick<StoredEntity, "type" | "references">): boolean {
  return kindOf(type).publicPath !== null && (references.field_series ?? []).length === 0
}

/** Adds a number if another item has or had the alias. A page of the site has one address in all languages. */
export function automaticAlias(db: Database, item: TitledItem, current?: Pick<Entity, "isOriginal" | "languages">): string | null {
  const { type, uuid, label } = item
  if (!hasAddress(item)) return null
  const ofOriginal = current?.languages.find(({ isOriginal }) => isOriginal)?.alias ?? ""
  if (current?.isOriginal === false && fixedPaths.includes(ofOriginal)) return ofOriginal
  const base = `${kindOf(type).publicPath ?? "/"}${slugOf(label)}`
  const isFree = (alias: string) => !fixedPaths.includes(alias) && placeProblem(type, alias) === null && !isKnownAlias(db, item, alias)
  for (let number = 1; number <= mostNumbers; number++) {
    const alias = number === 1 ? base : `${base}-${number}`
    if (isFree(alias)) return alias
  }
  return `${base}-${uuid}`
}

export function slugOf(title: string): string {
  return slugFrom(transliterate(title))
}
