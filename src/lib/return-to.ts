import { screenOf, screenPath } from "#contract/screens.ts"

export const loginPath = "/user/login/"
/** Where everyone starts. */
export const startPath = "/admin/post/"

/** The address of the login that leads back to where it was asked for. */
export function loginFor(address: string): string {
  return address === startPath ? loginPath : `${loginPath}?next=${encodeURIComponent(address)}`
}

/**
 * Where to go after the login, by the query of its address.
 *
 * Only screens of the dashboard ask for a login, so nothing else is gone to: the address is made anew of what `next` names, never taken from it.
 */
export function returnTo(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? ""
  const [, path = "", query = ""] = /^([^?#]*)(\?[\w%=&.~+-]*)?/.exec(next) ?? []
  const screen = path.startsWith("/") ? screenOf(path) : null
  return screen === null ? startPath : screenPath(screen) + query
}
