import { filesPath } from "#contract/paths.ts"
import { allowedAttributes, isTextAttribute } from "#contract/restricted-html.ts"
import { decodePath } from "#server/content/entities/entity.ts"

/** Tells whether an address, such as `/sites/default/files/a.jpg`, is a picture that the writer sees. */
export type PictureCheck = (address: string) => boolean
type Attributes = Readonly<Record<string, string>>

export function keptAttributes(tag: string, attributes: Attributes, isOwnPicture: PictureCheck): Record<string, string> {
  const allowed = allowedAttributes(tag) ?? []
  const isPicture = (address: string) => isPlainPath(address) && address.startsWith(`${filesPath}/`) && isOwnPicture(address)
  const kept = Object.entries(attributes).filter(([name, value]) => allowed.includes(name) && isTextAttribute(name, value, isPicture))
  return Object.fromEntries(kept)
}

const base = "https://own.invalid"

/** Tells whether a browser resolves a root-relative path to itself, apart from escapes. */
function isPlainPath(path: string): boolean {
  if (!URL.canParse(path, base)) return false
  const { origin, pathname, search, hash } = new URL(path, base)
  return origin === base && search === "" && hash === "" && !/[?#\\]/.test(path) && decodePath(pathname) === decodePath(path)
}
