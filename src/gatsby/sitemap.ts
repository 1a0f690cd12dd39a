import { rm } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import * as v from "valibot"
import { splitLanguage } from "../../contract/languages.ts"
import { screenOf } from "../../contract/screens.ts"
import { defaultVersion, versionsOf, type Version } from "../lib/content/versions.ts"
import { writeIfChanged } from "./chunk-map.ts"

const page = v.object({ path: v.string(), matchPath: v.optional(v.string()), context: v.record(v.string(), v.unknown()) })
const gatsbyStore = v.object({ getState: v.custom<() => unknown>((value) => typeof value === "function") })
const state = v.object({ pages: v.instance(Map) })

export type SitePage = { readonly path: string; readonly versions: readonly Version[] }

/** Writes sitemap.xml with all public pages in their languages, and names it in robots.txt. Without the site's address there is none. */
export async function writeSitemap(folder: string, { store, getNode }: BuildArgs, siteUrl: string): Promise<void> {
  const file = path.join(folder, "sitemap.xml")
  const origin = siteUrl.replace(/\/+$/, "")
  if (origin === "") return rm(file, { force: true })
  const pages = [...v.parse(state, v.parse(gatsbyStore, store).getState()).pages.values()].flatMap((made) =>
    publicPage(v.parse(page, made), getNode),
  )
  await writeIfChanged(file, sitemapOf(pages, origin))
  await writeIfChanged(path.join(folder, "robots.txt"), `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`)
}

const work = /^\/(user|password-reset)\//

function publicPage(
  { path: pathname, matchPath, context }: v.InferOutput<typeof page>,
  getNode: BuildArgs["getNode"],
): SitePage | readonly [] {
  const bare = splitLanguage(pathname).path
  if (matchPath !== undefined || context.isMissing === true || work.test(bare) || screenOf(bare) !== null) return []
  const data = { item: typeof context.id === "string" ? getNode(context.id) : undefined }
  return { path: pathname, versions: versionsOf({ location: { pathname }, pageContext: context, data }) }
}

export function sitemapOf(pages: readonly SitePage[], origin: string): string {
  const urls = pages
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path: address, versions }) => `<url><loc>${escaped(origin + address)}</loc>${alternates(versions, origin)}</url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("")}</urlset>
`
}

function alternates(versions: readonly Version[], origin: string): string {
  if (versions.length < 2) return ""
  const all = [
    ...versions.map(({ language, path: address }) => [language, address] as const),
    ["x-default", defaultVersion(versions)] as const,
  ]
  return all.map(([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escaped(origin + address)}"/>`).join("")
}

/** As in the address bar: letters of any language are allowed in paths, but not in a sitemap. */
function escaped(address: string): string {
  return new URL(address).href.replaceAll("&", "&amp;").replaceAll("'", "&apos;")
}
