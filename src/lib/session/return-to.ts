import { defaultLanguage, inLanguage, splitLanguage } from "#contract/languages.ts"
import { screenOf, screenPath, type Screen } from "#contract/screens.ts"
import type { Langcode } from "#contract/fields.ts"
import { language } from "../strings/language.ts"

const start = { kind: "list", of: "post" } as const satisfies Screen

export function loginPath(langcode: Langcode = language): string {
  return inLanguage(langcode, "/user/login/")
}

export function startPath(preferred: Langcode = language): string {
  return screenPath(start, preferred)
}

/** The login has the language of the address to which it leads back. */
export function loginFor(address: string): string {
  const login = loginPath(splitLanguage(address).language)
  return address === startPath(defaultLanguage) ? login : `${login}?next=${encodeURIComponent(address)}`
}

/** `next` names a screen, else the start follows. Against open redirects, the address is built from that screen, never taken from `next`. */
export function returnTo(search: string, preferred: Langcode): string {
  const next = new URLSearchParams(search).get("next") ?? ""
  const [, path = "", query = ""] = /^([^?#]*)(\?[\w%=&.~+-]*)?/.exec(next) ?? []
  const screen = path.startsWith("/") ? screenOf(path) : null
  return screen === null ? startPath(preferred) : screenPath(screen, preferred) + query
}
