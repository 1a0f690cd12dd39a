import { homeAlias } from "../../../contract/content.ts"
import { isLinkable } from "../../../contract/link.ts"
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
      }),
    }),
  ),
  links: v.optional(v.object({ next: v.optional(v.object({ href: v.string() })) }), {}),
})
type Redirect = { readonly from: string; readonly to: string; readonly status: number }

/** A page of the site, by its item's number in the back end. */
export type NumberedPage = { readonly number: number; readonly path: string }

type Ask = (address: string) => Promise<Response>

/** Reads all redirects. A Drupal without the Redirect module has none (404), and one may hide them from visitors (403). */
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

function redirectOf({ redirect_source: { path }, redirect_redirect: { uri }, status_code: status }: Attributes): Redirect {
  return { from: `/${path.replace(/^\/+|\/+$/g, "")}`, to: uri, status }
}

/** A rule for each redirect that leads somewhere, to the end of its chain, in both spellings of its address. */
export function rulesOf(redirects: readonly Redirect[], pages: readonly NumberedPage[]): readonly string[] {
  const byNumber = new Map(pages.map(({ number, path }) => [number, path]))
  const bySource = new Map(redirects.map((redirect) => [redirect.from, redirect]))
  const taken = new Set(pages.map(({ path }) => path))
  const follow = (uri: string, seen: readonly string[]): string | null => {
    if (!isLinkable(uri)) return null
    if (/^https?:/i.test(uri)) return new URL(uri).href
    const [, path = "", suffix = ""] = /^internal:([^?#]*)(.*)$/s.exec(uri) ?? []
    const [, number] = /^(?:entity:|internal:\/)node\/(\d+)\/?(?=[?#]|$)/.exec(uri) ?? []
    if (number !== undefined) return joined(byNumber.get(Number(number)), suffix)
    if (!path.startsWith("/")) return null
    const source = decoded(path).replace(/(?<=.)\/+$/, "")
    const next = taken.has(`${source}/`) || seen.includes(source) ? undefined : bySource.get(source)
    return next === undefined ? joined(withTrailingSlash(path), suffix) : follow(next.to, [...seen, source])
  }
  return redirects.flatMap(({ from, to, status }) => {
    const target = taken.has(`${from}/`) ? null : follow(to, [from])
    if (target === null || target === `${from}/`) return []
    return [from, `${from}/`].map((source) => `${literal(encoded(source))} ${encoded(target)} ${status}`)
  })
}

function joined(path: string | undefined, suffix: string): string | null {
  return path === undefined ? null : `${path === `${homeAlias}/` ? "/" : path}${suffix}`
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // A % without two digits is taken as it is.
    return path
  }
}

// Rules are separated by spaces and lines.
function encoded(address: string): string {
  return address.replaceAll(/[^!-~]+/gu, encodeURIComponent)
}

/** A host would take `*` and `:name` in an address as a pattern for others. */
function literal(source: string): string {
  return source.replaceAll("*", "%2A").replaceAll(":", "%3A")
}
