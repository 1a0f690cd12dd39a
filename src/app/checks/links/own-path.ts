import { isApiPath } from "#contract/paths.ts"
import { screenOf } from "#contract/screens.ts"

/** Pages of the site that no item of content has (src/pages/). */
const withoutItem = /^\/(members|actions-projects|user|password-reset|taxonomy)?(\/|$)/

/** The path of a link that leads to an item of this site, without the slash at its end; null for other links. */
export function ownPath(address: string | null): string | null {
  const path = address?.replace(`//${window.location.host}/`, "/") ?? "/"
  if (!/^\/[^/]/.test(path) || /\.\w{2,5}$/.test(path)) return null
  return withoutItem.test(path) || isApiPath(path) || screenOf(path) !== null ? null : path
}
