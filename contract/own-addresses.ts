/** No redirect may start at the site's own addresses: it would lead users who sign in, and the site's scripts, elsewhere. */
import { publicCalendarPath } from "./agenda/public-calendar.ts"
import { splitLanguage } from "./languages.ts"
import { isMadeFile } from "./generated-addresses.ts"
import { isApiPath } from "./paths.ts"
import { isReservedSegment } from "./reserved-segments.ts"
import { screenOf } from "./screens.ts"

const closed = ["admin", "user", "password-reset", "static", "page-data", "social", "404", "help", "icons", "logo", "pictures"]

const ofBuild = /\.(css|js|json|map|webmanifest)$/
const atTheTop = /^\/(favicon\.\w+|apple-touch-icon\.png|provinces\.svg|robots\.txt|sitemap(-\d+)?\.xml|404\.html|_headers|_redirects)$/

export function isOwnAddress(address: string): boolean {
  const { path } = splitLanguage(address.toLowerCase())
  const [first = "", ...others] = path.slice(1).split("/")
  const isPage = others.length === 0 && (first === "" || isReservedSegment(first))
  const isFile = ofBuild.test(path) || atTheTop.test(path) || path === publicCalendarPath || isMadeFile(path)
  return isPage || isFile || closed.includes(first) || isApiPath(address.toLowerCase()) || screenOf(path) !== null
}
