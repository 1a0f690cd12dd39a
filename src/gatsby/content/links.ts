import { existsSync, readdirSync } from "node:fs"
import { homeAlias } from "../../../contract/content.ts"
import { isLinkable } from "../../../contract/link.ts"
import { filesPath, publicCalendarPath } from "../../../contract/paths.ts"
import { screenOf } from "../../../contract/screens.ts"
import { seriesOf } from "./agenda/event-times.ts"
import type { FindTarget, LinkTarget } from "../../lib/content/item-data.ts"
import type { Entity } from "./entity.ts"
import { ownPath, withTrailingSlash } from "../../lib/prose/own-path.ts"

export function linkTargets(entities: readonly Entity[], paths: ReadonlyMap<string, string>, ownHosts: readonly string[]): FindTarget {
  const pages = entities.flatMap((entity) => {
    const path = paths.get(entity.uuid)
    if (path === undefined) return []
    const isOwn = seriesOf(entity) === null
    return [{ number: entity.number, title: entity.label, path: path === `${homeAlias}/` ? "/" : path, isOwn }]
  })
  const titles = new Map(pages.filter(({ isOwn }) => isOwn).map(({ path, title }) => [path, title]))
  const byNumber = new Map(pages.map(({ number, path }) => [number, path]))
  const routes = siteRoutes()

  const page = (path: string, rest = ""): LinkTarget => ({ url: path + rest, title: titles.get(path) ?? null })
  const withinSite = (address: string): LinkTarget | null => {
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(withTrailingSlash(address)) ?? []
    if (path === `${homeAlias}/`) return page("/", rest)
    const node = /^\/node\/(\d+)\/$/.exec(path)?.[1]
    if (node !== undefined) return nodePage(Number(node))
    const plain = decoded(path)
    const found = [plain, `${plain}/`].find((candidate) => titles.has(candidate) || routes.has(candidate))
    if (found !== undefined) return page(found, rest)
    const isThere = plain.startsWith(`${filesPath}/`) || screenOf(plain) !== null || isStaticFile(plain) || plain === publicCalendarPath
    return isThere ? page(plain, rest) : null
  }
  const nodePage = (number: number): LinkTarget | null => {
    const path = byNumber.get(number)
    return path === undefined ? null : page(path)
  }

  return (uri) => {
    if (!isLinkable(uri)) return null
    const [, scheme = "", rest = ""] = /^([a-z]+):(.*)$/i.exec(uri) ?? []
    if (scheme === "entity") return /^node\/\d+$/.test(rest) ? nodePage(Number(rest.slice("node/".length))) : null
    if (scheme === "route") return null
    if (scheme === "internal" && !rest.startsWith("/")) return /^#./.test(rest) ? page(rest) : null
    const own = ownPath(scheme === "internal" ? rest : uri, ownHosts)
    return own === null ? page(uri) : withinSite(own)
  }
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

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // A % without two digits is taken as it is.
    return path
  }
}
