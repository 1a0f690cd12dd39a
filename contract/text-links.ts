/** The server stores the addresses that texts lead to, so a change here needs a migration. */
import { fieldsOf } from "./content.ts"
import type { ResourceType } from "./fields.ts"

export type TextLink = { readonly field: string; readonly address: string }

export function linksIn(type: ResourceType, fields: Readonly<Record<string, unknown>>): readonly TextLink[] {
  return Object.entries(fieldsOf(type)).flatMap(([field, { type: fieldType }]) => {
    const values: readonly unknown[] = [fields[field]].flat()
    const uris = values.flatMap((value) => {
      if (fieldType === "text_with_summary") return hrefsIn(partOf(value, "value"))
      return fieldType === "link" ? [partOf(value, "uri")] : []
    })
    return uris.flatMap((uri) => {
      const address = linkAddress(uri)
      return address === null ? [] : [{ field, address }]
    })
  })
}

function partOf(value: unknown, part: string): string {
  const parts: Readonly<Record<string, unknown>> = typeof value === "object" && value !== null ? { ...value } : {}
  const text = parts[part]
  return typeof text === "string" ? text : ""
}

// The texts are filtered, so attributes are in double quotes.
function hrefsIn(html: string): readonly string[] {
  const tags = html.match(/<a\b[^<>]*>/g) ?? []
  return tags.flatMap((tag) => /\shref="([^"]*)"/.exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? [])
}

const base = new URL("https://own.invalid")

/** Returns `/post/ten-points`, `/node/12` or `//other.example/path`. Returns null for mail, phone and parts of the page. */
export function linkAddress(uri: string): string | null {
  const plain = uri
    .trim()
    .replace(/^internal:/, "")
    .replace(/^entity:([a-z_]+)\/(\d+)$/, (_, type: string, id: string) => `/${type.replace("_", "/")}/${id}`)
  if (!/^(\/|https?:)/i.test(plain) || !URL.canParse(plain, base)) return null
  const { protocol, host, pathname } = new URL(plain, base)
  if (protocol !== "https:" && protocol !== "http:") return null
  const path = decoded(pathname).replace(/(?<!\/)\/+$/, "")
  return `${host === base.host ? "" : `//${host}`}${path === "" ? "/" : path}`
}

/** An address with a stray percent sign stays unchanged. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
