import { filesPath } from "#contract/paths.ts"
import { allowedAttributes, isLang, isTextId, isTextLink } from "#contract/restricted-html.ts"
import { decodePath } from "#server/content/entities/entity.ts"

/** Tells whether an address, such as `/sites/default/files/a.jpg`, is a picture that the writer sees. */
export type PictureCheck = (address: string) => boolean
type Attributes = Readonly<Record<string, string>>

export function keptAttributes(tag: string, attributes: Attributes, isOwnPicture: PictureCheck): Record<string, string> {
  const allowed = allowedAttributes(tag) ?? []
  const kept = Object.entries(attributes).filter(([name, value]) => allowed.includes(name) && isSafe(name, value, isOwnPicture))
  return Object.fromEntries(kept)
}

function isSafe(name: string, value: string, isOwnPicture: PictureCheck): boolean {
  switch (name) {
    case "href":
      return isTextLink(value)
    case "src":
      return isPlainPath(value) && value.startsWith(`${filesPath}/`) && isOwnPicture(value)
    case "id":
      return isTextId(value)
    case "lang":
      return isLang(value)
    case "width":
    case "height":
      return /^[1-9]\d{0,4}$/.test(value)
    case "scope":
      return /^(row|col|rowgroup|colgroup)$/.test(value)
    default:
      return name === "alt"
  }
}

const base = "https://own.invalid"

/** Tells whether a browser resolves a root-relative path to itself, apart from escapes. */
function isPlainPath(path: string): boolean {
  if (!URL.canParse(path, base)) return false
  const { origin, pathname, search, hash } = new URL(path, base)
  return origin === base && search === "" && hash === "" && !/[?#\\]/.test(path) && decodePath(pathname) === decodePath(path)
}
