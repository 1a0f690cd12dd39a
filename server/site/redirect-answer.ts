/** Redirects of the content work before the next build knows of them. */
import { join } from "node:path"
import { homeAlias, kindOf } from "#contract/content.ts"
import { inLanguage } from "#contract/languages.ts"
import { isOwnAddress } from "#contract/own-addresses.ts"
import { isApiPath } from "#contract/paths.ts"
import type { Destination } from "#server/content/redirects/resolve.ts"
import { findPlainFile } from "#server/http/answers/send-file.ts"
import { cacheControl } from "./media-types.ts"

/** Returns undefined if the requested page is to be served. */
export async function answerRedirect(
  destination: (path: string) => Destination | undefined,
  { folder, segments, search }: { readonly folder: string; readonly segments: readonly string[]; readonly search: string },
): Promise<Response | undefined> {
  // Gatsby asks for this file when a reader follows a link within the site.
  const isData = segments.length > 2 && segments[0] === "page-data" && segments.at(-1) === "page-data.json"
  const page = isData ? segments.slice(1, -1) : segments
  const redirect = destination(`/${page.join("/")}`)
  const target = redirect === undefined ? undefined : targetOf(redirect)
  if (redirect === undefined || target === undefined) return undefined
  if (await isOfSite(folder, { page, isData })) return undefined
  if (target.kind === "web") return isData ? undefined : movedTo(withQuery(target.address, search), redirect.status)
  // A page with a new address is served at the old one until the build has made the new one.
  if ((await isBuilt(folder, page)) && !(await isThere(folder, target.segments))) return undefined
  if (isData) return movedTo(dataAddress(target.segments) + search, redirect.status)
  return movedTo(withQuery(pageAddress(target.segments) + target.suffix, search), redirect.status)
}

type SiteTarget = { readonly kind: "site"; readonly segments: readonly string[]; readonly suffix: string }
type Target = SiteTarget | { readonly kind: "web"; readonly address: string }

function targetOf(redirect: Destination): Target | undefined {
  if ("address" in redirect && !redirect.address.startsWith("/")) return { kind: "web", address: new URL(redirect.address).href }
  const path = "item" in redirect ? pathOfItem(redirect.item) : redirect.address === homeAlias ? "/" : redirect.address
  if (path === null) return undefined
  const segments = path.split("/").filter((segment) => segment !== "")
  return { kind: "site", segments, suffix: redirect.suffix }
}

function pathOfItem({ type, alias, langcode, isVisible }: Extract<Destination, { readonly item: unknown }>["item"]): string | null {
  if (!isVisible || kindOf(type).publicPath === null || alias === null) return null
  return inLanguage(langcode, alias === homeAlias ? "/" : alias)
}

/** Redirects of earlier versions may start at the site's own addresses, where none may start now. */
async function isOfSite(folder: string, { page, isData }: { readonly page: readonly string[]; readonly isData: boolean }) {
  const isFile = !isData && (await findPlainFile(join(folder, ...page))) !== undefined
  return isFile || (isOwnAddress(`/${page.join("/")}`) && (await isBuilt(folder, page)))
}

async function isBuilt(folder: string, segments: readonly string[]): Promise<boolean> {
  return (await findPlainFile(join(folder, ...segments, "index.html"))) !== undefined
}

async function isThere(folder: string, segments: readonly string[]): Promise<boolean> {
  return (
    isApiPath(encodedPath(segments)) || (await isBuilt(folder, segments)) || (await findPlainFile(join(folder, ...segments))) !== undefined
  )
}

// Encoding each segment prevents a redirect to another site through `//elsewhere`.
export function encodedPath(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join("/")}`
}

/** Pages end in a slash, files don't. */
function pageAddress(segments: readonly string[]): string {
  const path = encodedPath(segments)
  return segments.length === 0 || /\.[a-z0-9]+$/i.test(path) ? path : `${path}/`
}

function dataAddress(segments: readonly string[]): string {
  return encodedPath(["page-data", ...(segments.length === 0 ? ["index"] : segments), "page-data.json"])
}

function withQuery(address: string, search: string): string {
  if (search === "") return address
  const [, before = "", hash = ""] = /^([^#]*)(.*)$/s.exec(address) ?? []
  return `${before}${before.includes("?") ? `&${search.slice(1)}` : search}${hash}`
}

function movedTo(location: string, status: number): Response {
  // A header takes only ASCII. Browsers ask again each time, because the address may get a page of its own.
  return new Response(null, {
    status,
    headers: { Location: location.replaceAll(/[^!-~]+/gu, encodeURIComponent), "Cache-Control": cacheControl("") },
  })
}
