import { screenOf, screenPath } from "#contract/screens.ts"

export const loginPath = "/user/login/"
export const startPath = "/admin/post/"

export function loginFor(address: string): string {
  return address === startPath ? loginPath : `${loginPath}?next=${encodeURIComponent(address)}`
}

/** The address after a login. Against open redirects it is built from the screen that `next` names, never taken from `next`. */
export function returnTo(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? ""
  const [, path = "", query = ""] = /^([^?#]*)(\?[\w%=&.~+-]*)?/.exec(next) ?? []
  const screen = path.startsWith("/") ? screenOf(path) : null
  return screen === null ? startPath : screenPath(screen) + query
}
