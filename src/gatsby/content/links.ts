import { existsSync, readdirSync } from "node:fs"
import type { Langcode } from "../../../contract/fields.ts"
import { defaultLanguage, inLanguage, languages, splitLanguage } from "../../../contract/languages.ts"
import { isLinkable } from "../../../contract/link.ts"
import { isMadeAddress } from "../../../contract/generated-addresses.ts"
import { publicCalendarPath } from "../../../contract/agenda/public-calendar.ts"
import { filesPath } from "../../../contract/paths.ts"
import { screenOf } from "../../../contract/screens.ts"
import { seriesOf } from "./agenda/event-times.ts"
import type { FindTarget, LinkTarget } from "../../lib/content/item-data.ts"
import { fixedAliasOf, pathIn, shownIn, type Item, type Places } from "./items.ts"
import { homeAlias } from "../../../contract/content.ts"
import { ownPath, withTrailingSlash } from "../../lib/prose/own-path.ts"

/** A link leads to the page in its text's language, if it exists. A language's prefix in the address means that language. */
export function linkTargets(places: Places, ownHosts: readonly string[]): (language: Langcode) => FindTarget {
  const { pages, byNumber } = pagesOf(places)
  const routes = siteRoutes()

  return (language) => {
    const itemPage = (item: Item | undefined, rest = ""): LinkTarget | null => {
      const target = item && pageIn(item, language, places)
      return target === null || target === undefined ? null : { ...target, url: target.url + rest }
    }
    const withinSite = (address: string): LinkTarget | null => {
      const [, encodedPath = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(withTrailingSlash(address)) ?? []
      const plain = decoded(encodedPath)
      const { language: pathLanguage, path } = splitLanguage(plain)
      const node = /^\/node\/(\d+)\/$/.exec(path)?.[1]
      const item = node === undefined ? itemAt(plain, language) : byNumber.get(Number(node))
      if (item !== undefined)
        return pathLanguage === defaultLanguage ? itemPage(item, rest) : pageWith(pageIn(item, pathLanguage, places), rest)
      const targetLanguage = pathLanguage === defaultLanguage ? language : pathLanguage
      const route = [path, `${path}/`].find((candidate) => routes.has(candidate))
      if (route !== undefined) return { url: inLanguage(targetLanguage, route) + rest, title: null }
      if (screenOf(path) !== null || path === publicCalendarPath) return { url: inLanguage(targetLanguage, path) + rest, title: null }
      // Each language has names of its own for them.
      if (isMadeAddress(path)) return { url: plain + rest, title: null }
      return plain.startsWith(`${filesPath}/`) || isStaticFile(plain) ? { url: plain + rest, title: null } : null
    }
    // A text may name a page of its own language without the prefix.
    const itemAt = (path: string, of: Langcode): Item | undefined =>
      [path, `${path}/`, inLanguage(of, path), `${inLanguage(of, path)}/`].map((candidate) => pages.get(candidate)).find(Boolean)

    return (uri) => {
      if (!isLinkable(uri)) return null
      const [, scheme = "", rest = ""] = /^([a-z]+):(.*)$/i.exec(uri) ?? []
      if (scheme === "entity") return /^node\/\d+$/.test(rest) ? itemPage(byNumber.get(Number(rest.slice("node/".length)))) : null
      if (scheme === "route") return null
      if (scheme === "internal" && !rest.startsWith("/")) return /^#./.test(rest) ? { url: rest, title: null } : null
      const own = ownPath(scheme === "internal" ? rest : uri, ownHosts)
      return own === null ? { url: uri, title: null } : withinSite(own)
    }
  }
}

function pageWith(target: LinkTarget | null, rest: string): LinkTarget | null {
  return target && { ...target, url: target.url + rest }
}

function pagesOf(places: Places) {
  const items = [...places.items.values()]
  const pages = items.flatMap((item) =>
    seriesOf(item.main) === null ? item.translations.flatMap((one) => [[places.paths.get(one) ?? "", item] as const]) : [],
  )
  const homes = items.filter((item) => fixedAliasOf(item, places.paths) === homeAlias)
  const starts = homes.flatMap((item) => languages.map((language) => [inLanguage(language, "/"), item] as const))
  const nodes = items.flatMap((item) => (item.type.startsWith("node--") ? [[item.number, item] as const] : []))
  return { pages: new Map([...pages.filter(([path]) => path !== ""), ...starts]), byNumber: new Map(nodes) }
}

function pageIn(item: Item, language: Langcode, places: Places): LinkTarget | null {
  const path = pathIn(item, language, places)
  if (path === undefined) return null
  const entity = shownIn(item, language)
  const isHome = fixedAliasOf(item, places.paths) === homeAlias
  return { url: isHome ? inLanguage(language, "/") : path, title: seriesOf(item.main) === null ? entity.label : null }
}
function siteRoutes(): ReadonlySet<string> {
  const files = readdirSync("src/pages", { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".tsx") && name !== "404.tsx",
  )
  return new Set(files.map((name) => withTrailingSlash(`/${name.replaceAll("\\", "/").replace(/(^|\/)index\.tsx$|\.tsx$/, "")}`)))
}

function isStaticFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path) && existsSync(`static${path}`)
}

export function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // A % without two digits stays as it is.
    return path
  }
}
