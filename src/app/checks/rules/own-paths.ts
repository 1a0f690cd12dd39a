import type { ResourceType } from "#contract/fields.ts"
import { isApiPath } from "#contract/paths.ts"
import { screenOf } from "#contract/screens.ts"
import { linksIn } from "#contract/text-links.ts"
import type { Values } from "#app/resources/values.ts"

/** Pages of the site that are not items of content (src/pages/). */
const withoutItem = /^\/(members|actions-projects|user|password-reset|taxonomy)?(\/|$)/

/** The path of a link to an item of this site, without the slash at its end; null for other links. */
export function ownPath(address: string | null): string | null {
  const path = address?.replace(`//${window.location.host}/`, "/") ?? "/"
  if (!/^\/[^/]/.test(path) || /\.\w{2,5}$/.test(path)) return null
  return withoutItem.test(path) || isApiPath(path) || screenOf(path) !== null ? null : path
}

/** The paths of the items of this site to which the texts and links of a form lead, each once. */
export function ownPathsIn(type: ResourceType, values: Values): readonly string[] {
  const paths = linksIn(type, values).flatMap(({ address }) => ownPath(address) ?? [])
  return [...new Set(paths)]
}
