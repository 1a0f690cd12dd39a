/** Which address an item may have. */
import { fixedAliases, homeAlias, kindOf, reservedSegments } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { screenOf } from "#contract/screens.ts"
import type { Database } from "#server/database/open.ts"
import { otherWithAlias, type Addressee } from "./aliases.ts"

const mostCharacters = 255
const fixed: readonly string[] = [homeAlias, ...fixedAliases]
const reserved: readonly string[] = reservedSegments

/** What is wrong with an address for an item, in words that say what to do; null where nothing is. */
export function aliasProblem(db: Database, item: Addressee, alias: string): string | null {
  return formProblem(alias) ?? placeProblem(item.type, alias) ?? ownerProblem(db, item, alias)
}

function formProblem(alias: string): string | null {
  if (!alias.startsWith("/")) return 'The alias path has to start with a slash: write it as "/post/ten-points".'
  if (alias.length > mostCharacters) return `The alias may not be longer than ${mostCharacters} characters.`
  if (/[?#]/.test(alias)) return 'The alias may not contain "?" or "#".'
  if (/%|\\/.test(alias)) return "The alias may not contain percent signs or backslashes: write its letters as they are."
  if (/[\s\p{Cc}\p{Cf}\p{Surrogate}]/u.test(alias)) return "The alias may not contain spaces or invisible characters."
  if (/\/(\.{0,2})(\/|$)/.test(alias)) return "The alias may not have an empty part, or one of dots."
  return null
}

function placeProblem(type: ResourceType, alias: string): string | null {
  const { publicPath, label } = kindOf(type)
  const [segment = "", ...others] = alias.slice(1).split("/")
  if (screenOf(alias.toLowerCase()) !== null) return `${alias} is an address of the dashboard. Choose another one.`
  if (publicPath !== null && publicPath !== "/") {
    const slug = alias.startsWith(publicPath) ? alias.slice(publicPath.length) : ""
    return slug === "" || slug.includes("/") ? `The address of this kind (${label}) is ${publicPath} and one more part.` : null
  }
  if (type === "node--page" && others.length > 0) return "The address of a page has one part."
  if (type !== "node--page" && fixed.includes(alias)) return `${alias} is the address of a page of the site.`
  return isReserved(segment) ? `Addresses with /${segment} are the site's own. Choose another one.` : null
}

function isReserved(segment: string): boolean {
  return reserved.includes(segment.toLowerCase())
}

function ownerProblem(db: Database, item: Addressee, alias: string): string | null {
  // The site has one page at each of its fixed addresses, whatever its language.
  const taken = otherWithAlias(db, item, { alias, inAnyLanguage: fixed.includes(alias) })
  return taken === undefined ? null : `The address ${alias} is already that of "${taken}" in this language. Choose another one.`
}

/** Whether an address may be made for an item of a kind: the site's own ones are given by hand. */
export function isFreeToMake(type: ResourceType, alias: string): boolean {
  return !fixed.includes(alias) && placeProblem(type, alias) === null
}
