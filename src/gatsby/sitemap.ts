import { readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import * as v from "valibot"
import { splitLanguage } from "../../contract/languages.ts"
import { screenOf } from "../../contract/screens.ts"
import { defaultVersion, versionsOf, type Version } from "../lib/content/versions.ts"
import type { ItemFields } from "./content/item-fields.ts"
import { hrefOf } from "./href.ts"
import { changeOf, newest } from "./last-changes.ts"
import { robots } from "./robots.ts"

const page = v.object({ path: v.string(), matchPath: v.optional(v.string()), context: v.record(v.string(), v.unknown()) })
const gatsbyStore = v.object({ getState: v.custom<() => unknown>((value) => typeof value === "function") })
const state = v.object({ pages: v.instance(Map) })

export type SitePage = {
  readonly path: string
  readonly versions: readonly Version[]
  /** Is null for a page without an item, such as a list. */
  readonly changed: string | null
}

type FindNode = (id: string) => Readonly<Record<string, unknown>> | undefined
type Nodes = Pick<BuildArgs, "store"> & { readonly getNode: FindNode }

/** The protocol allows five times as many, and 50 MB. Smaller files let an edit change less. */
const mostPages = 10_000

/** Without the site's address there is no sitemap. One of many pages is in several files. */
export async function writeSitemap(
  folder: string,
  { store, getNode }: Nodes,
  { items, siteUrl }: { readonly items: readonly ItemFields[]; readonly siteUrl: string },
): Promise<void> {
  const origin = siteUrl.replace(/(?<!\/)\/+$/, "")
  const files = origin === "" ? new Map<string, string>() : sitemaps(publicPages({ store, getNode }, items), origin)
  for (const [name, text] of files) await writeFile(path.join(folder, name), text)
  const former = (await readdir(folder)).filter((name) => /^sitemap(-\d+)?\.xml$/.test(name) && !files.has(name))
  for (const name of former) await rm(path.join(folder, name))
  await writeFile(path.join(folder, "robots.txt"), robots(origin === "" ? null : `${origin}/sitemap.xml`))
}

function publicPages({ store, getNode }: Nodes, items: readonly ItemFields[]): readonly SitePage[] {
  const ofItems = pagesOfItems(items)
  // Most pages show an item, and a check of each would take longer than the sitemap.
  return Array.from(
    pagesOf(store),
    ([address, sitePage]) => ofItems.get(String(address)) ?? publicPage(v.parse(page, sitePage), getNode),
  ).flat()
}

/** The page of a series shows its changed occurrences, which have none of their own. */
function pagesOfItems(items: readonly ItemFields[]): ReadonlyMap<string, SitePage> {
  const pages = new Map<string, SitePage>()
  for (const item of items) {
    const { path: pathname, pages: versions } = item.placement
    if (pathname === undefined) continue
    const former = pages.get(pathname)
    pages.set(pathname, {
      path: pathname,
      versions: versions.length > 0 ? versions : (former?.versions ?? []),
      changed: newest([changeOf(item), former?.changed ?? ""]),
    })
  }
  return pages
}

export function pagesOf(store: unknown): ReadonlyMap<unknown, unknown> {
  return v.parse(state, v.parse(gatsbyStore, store).getState()).pages
}

const work = /^\/(user|password-reset)\//

/** Returns none for items' pages, shells, screens and the not-found page. */
function publicPage({ path: pathname, matchPath, context }: v.InferOutput<typeof page>, getNode: FindNode): SitePage | readonly [] {
  const { path: bare } = splitLanguage(pathname)
  if (matchPath !== undefined || context.isMissing === true || work.test(bare) || screenOf(bare) !== null) return []
  const node = getNode(String(context.id))
  return { path: pathname, versions: versionsOf({ location: { pathname }, pageContext: context, data: { node } }), changed: null }
}

export function sitemaps(pages: readonly SitePage[], origin: string, most = mostPages): ReadonlyMap<string, string> {
  const ordered = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  if (ordered.length <= most) return new Map([["sitemap.xml", sitemapOf(ordered, origin)]])
  const parts = Array.from({ length: Math.ceil(ordered.length / most) }, (_, index) => {
    const some = ordered.slice(index * most, (index + 1) * most)
    return {
      name: `sitemap-${index + 1}.xml`,
      text: sitemapOf(some, origin),
      changed: newest(some.flatMap(({ changed }) => changed ?? [])),
    }
  })
  const entries = parts.map(({ name, changed }) => `<sitemap><loc>${escaped(`${origin}/${name}`)}</loc>${lastmod(changed)}</sitemap>\n`)
  const index = `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</sitemapindex>\n`
  return new Map([["sitemap.xml", index], ...parts.map(({ name, text }) => [name, text] as const)])
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

function sitemapOf(pages: readonly SitePage[], origin: string): string {
  // The pages of an item have the same versions.
  const ofVersions = new Map(
    [...new Set(pages.map(({ versions }) => versions))].map((versions) => [versions, alternates(versions, origin)]),
  )
  const urls = pages.map(
    ({ path: address, versions, changed }) =>
      `<url><loc>${escaped(origin + address)}</loc>${lastmod(changed)}${ofVersions.get(versions) ?? ""}</url>\n`,
  )
  return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("")}</urlset>
`
}

function lastmod(changed: string | null): string {
  return changed === null ? "" : `<lastmod>${changed}</lastmod>`
}

function alternates(versions: readonly Version[], origin: string): string {
  if (versions.length < 2) return ""
  const all = [
    ...versions.map(({ language, path: address }) => [language, address] as const),
    ["x-default", defaultVersion(versions)] as const,
  ]
  return all.map(([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escaped(origin + address)}"/>`).join("")
}

function escaped(address: string): string {
  return hrefOf(address).replaceAll("&", "&amp;").replaceAll("'", "&apos;")
}
