import { kindOf, resourceTypes } from "../../../contract/content.ts"
import type { Langcode } from "../../../contract/fields.ts"
import { defaultLanguage, inLanguage, isLanguage, splitLanguage } from "../../../contract/languages.ts"
import { isLinkable } from "../../../contract/link.ts"
import { isOwnAddress } from "../../../contract/own-addresses.ts"
import { redirectsPath } from "../../../contract/paths.ts"
import * as v from "valibot"
import { withTrailingSlash } from "../../lib/prose/own-path.ts"

const page = v.object({
  data: v.array(
    v.object({
      attributes: v.object({
        redirect_source: v.object({ path: v.string() }),
        redirect_redirect: v.object({ uri: v.string() }),
        status_code: v.fallback(v.number(), 301),
        // Drupal keeps the language of a former alias beside its path. An administrator's redirect for all languages has "und".
        language: v.optional(v.nullable(v.string())),
      }),
    }),
  ),
  links: v.optional(v.object({ next: v.optional(v.object({ href: v.string() })) }), {}),
})
type Redirect = { readonly from: string; readonly to: string; readonly status: number }

/** Readers of the language see the item with this number at `path`. */
export type NumberedPage = { readonly number: number; readonly language: Langcode; readonly path: string; readonly isHome: boolean }

type Ask = (address: string) => Promise<Response>

/** A Drupal without the Redirect module has no redirects (404), and one may hide them from visitors (403). */
export async function readRedirects(url: string, ask: Ask): Promise<readonly Redirect[]> {
  const redirects: Redirect[] = []
  for (let address: string | undefined = `${url}${redirectsPath}`; address !== undefined;) {
    const answer = await ask(address)
    if (answer.status === 404 || answer.status === 403) return redirects
    if (!answer.ok) throw new Error(`The back end answered ${answer.status} at ${address}.`)
    const { data, links } = v.parse(page, await answer.json())
    redirects.push(...data.map(({ attributes }) => redirectOf(attributes)))
    address = links.next?.href
  }
  return redirects
}

type Attributes = v.InferOutput<typeof page>["data"][number]["attributes"]

function redirectOf({ redirect_source: { path }, redirect_redirect: { uri }, status_code: status, language }: Attributes): Redirect {
  const from = `/${path.replace(/^\/+|(?<!\/)\/+$/g, "")}`
  const isPrefixed = splitLanguage(from).language !== defaultLanguage
  return { from: isLanguage(language) && !isPrefixed ? inLanguage(language, from) : from, to: uri, status }
}

/** Only content has addresses below these. */
const contentFolders = resourceTypes.flatMap((type) => kindOf(type).publicPath ?? []).filter((folder) => folder !== "/")

/**
 * Each rule leads to the end of its chain. A Drupal also takes redirects from the site's own addresses, which some hosts would prefer to files. With
 * `seesDrafts`, redirects that would reveal a draft's address are left out.
 */
export function rulesOf(redirects: readonly Redirect[], pages: readonly NumberedPage[], seesDrafts = false): readonly string[] {
  const byNumber = new Map(
    pages.map(({ number, language, path, isHome }) => [`${language} ${number}`, isHome ? inLanguage(language, "/") : path]),
  )
  const bySource = new Map(redirects.map((redirect) => [redirect.from, redirect]))
  const pagePaths = new Set(pages.map(({ path }) => path))
  const follow = (uri: string, visited: readonly string[], language: Langcode): string | null => {
    if (!isLinkable(uri)) return null
    if (/^https?:/i.test(uri)) return new URL(uri).href
    const [, path = "", suffix = ""] = /^internal:([^?#]*)(.*)$/s.exec(uri) ?? []
    const [, number] = /^(?:entity:|internal:\/)node\/(\d+)\/?(?=[?#]|$)/.exec(uri) ?? []
    if (number !== undefined) {
      const target = byNumber.get(`${language} ${Number(number)}`)
      return seesDrafts && target !== undefined && splitLanguage(target).language !== language ? null : joinPath(target, suffix)
    }
    if (!path.startsWith("/")) return null
    const plainPath = decoded(path).replace(/(?<=[^/])\/+$/, "")
    // A redirect of a language names its target without the prefix, as Drupal does.
    const source = [inLanguage(language, plainPath), plainPath].find((one) => pagePaths.has(`${one}/`) || bySource.has(one)) ?? plainPath
    const next = pagePaths.has(`${source}/`) || visited.includes(source) ? undefined : bySource.get(source)
    if (next !== undefined) return follow(next.to, [...visited, source], language)
    if (source !== plainPath || pagePaths.has(`${plainPath}/`)) return joinPath(`${source}/`, suffix)
    if (seesDrafts && contentFolders.some((folder) => splitLanguage(plainPath).path.startsWith(folder))) return null
    const isFile = /\.[a-z0-9]+$/i.test(plainPath)
    const isOther = splitLanguage(plainPath).language !== defaultLanguage
    return joinPath(isFile || isOther ? withTrailingSlash(path) : inLanguage(language, withTrailingSlash(path)), suffix)
  }
  return redirects.flatMap(({ from, to, status }) => {
    const target = pagePaths.has(`${from}/`) || isOwnAddress(from) ? null : follow(to, [from], splitLanguage(from).language)
    if (target === null || target === `${from}/`) return []
    return [from, `${from}/`].map((source) => `${literal(encoded(source))} ${encoded(target)} ${status}`)
  })
}

function joinPath(path: string | undefined, suffix: string): string | null {
  return path === undefined ? null : `${path}${suffix}`
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // A % without two digits stays as it is.
    return path
  }
}

// Spaces and line ends would separate the parts of rules.
function encoded(address: string): string {
  return address.replaceAll(/[^!-~]+/gu, encodeURIComponent)
}

/** A host would take `*` and `:name` as a pattern for other addresses. */
function literal(source: string): string {
  return source.replaceAll("*", "%2A").replaceAll(":", "%3A")
}
