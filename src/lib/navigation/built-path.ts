import { inLanguage, splitLanguage } from "#contract/languages.ts"

const edit = /^\/(action[-_]project|agenda|member|page|people|post)\/[^/]+\/edit\/?$/
const admin = /^\/admin(\/|$)/

/** The built page of a screen's address, null for any other address. It is a short form of contract/screens.ts, which weighs more. */
export function shellOf(address: string): string | null {
  const { language, path } = splitLanguage(address)
  const [, segment] = edit.exec(path) ?? []
  if (segment !== undefined) return inLanguage(language, `/${segment}/~/edit`)
  return admin.test(path) ? inLanguage(language, "/admin") : null
}

/** The path of the built page at an address without query and fragment, with no slash at its end. */
export function builtPath(address: string): string {
  const path = decodeURIComponent(address).replace(/^\/index\.html$/, "/")
  return shellOf(path) ?? path.replace(/(.)\/$/, "$1")
}
