import { defaultLanguage, splitLanguage } from "#contract/languages.ts"
import { screenOf, screenPath, type Screen } from "#contract/screens.ts"
import type { Langcode } from "#contract/fields.ts"
import { own } from "../navigation/own-address.ts"
import { language } from "../strings/language.ts"

const start = { kind: "list", of: "post" } as const satisfies Screen

export function loginPath(): string {
  return own("/user/login/")
}

/** The screen on which the dashboard begins. */
export function startPath(preferred: Langcode = language): string {
  return screenPath(start, preferred)
}

export function loginFor(address: string): string {
  return address === startPath(defaultLanguage) ? loginPath() : `${loginPath()}?next=${encodeURIComponent(address)}`
}

/**
 * The address after a login: without a page asked for, the start in the account's language. Against open redirects it is built from the
 * screen that `next` names, never taken from `next`.
 */
export function returnTo(search: string, preferred: Langcode): string {
  const next = new URLSearchParams(search).get("next") ?? ""
  const [, path = "", query = ""] = /^([^?#]*)(\?[\w%=&.~+-]*)?/.exec(next) ?? []
  const screen = path.startsWith("/") ? screenOf(path) : null
  return screen === null ? startPath(preferred) : screenPath(screen, splitLanguage(path).language) + query
}
