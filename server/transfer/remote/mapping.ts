/** Maps local files, accounts and nodes to those of the remote site. */
import { isRelationship } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { decodePath } from "#server/content/entities/entity.ts"
import { isJsonObject } from "#server/database/json.ts"
import type { Item } from "./item.ts"
import { fieldNamed, linksIn, type Values } from "./values.ts"

export type Mapping = {
  readonly idOf: (uuid: string) => string
  /** Tells whether the remote site has an item or a file, by its UUID there. */
  readonly isThere: (id: string) => boolean
  /** The address there of a file with this address here. */
  readonly addressOf: (address: string) => string | undefined
  /** The number there of a node with this number here; null while the site doesn't have it. */
  readonly numberOf: (number: number) => number | null | undefined
}

/** Returns the values of a language as the site would have them, without references to what isn't there yet. */
export function asThere(type: Item["type"], values: Values, mapping: Mapping): Values {
  const entries = Object.entries(values).map(([name, value]) => [name, valueThere(type, { name, value }, mapping)] as const)
  return Object.fromEntries(entries)
}

function valueThere(type: Item["type"], { name, value }: { readonly name: string; readonly value: Json }, mapping: Mapping): Json {
  const field = fieldNamed(type, name)
  if (name === "uid" || (field !== undefined && isRelationship(field))) {
    const links = linksIn(value).map(({ uuid, meta }) => ({ uuid: mapping.idOf(uuid), meta }))
    return links.filter(({ uuid }) => mapping.isThere(uuid))
  }
  if (field?.type === "text_with_summary" && isJsonObject(value) && typeof value.value === "string") {
    return { ...value, value: htmlThere(value.value, mapping) }
  }
  if (field?.type !== "link") return value
  const one = (link: Json): Json =>
    isJsonObject(link) && typeof link.uri === "string" ? { ...link, uri: uriThere(link.uri, mapping) ?? "internal:/" } : link
  if (!Array.isArray(value)) return one(value)
  const list: readonly Json[] = value
  return list.map(one)
}

const tags = /<(?:img|a)\b[^>]*(?:>|$)/gi
const addresses = /(\s(?:src|href)=")([^"?#]*)/gi

function htmlThere(html: string, { addressOf, numberOf }: Mapping): string {
  return html.replace(tags, (tag) =>
    tag.replace(addresses, (_, start: string, path: string) => {
      const file = addressOf(decodePath(path))
      if (file !== undefined) return start + file.replaceAll("&", "&amp;")
      const [, digits] = /^\/node\/(\d+)\/?$/.exec(path) ?? []
      const number = digits === undefined ? undefined : numberOf(Number(digits))
      return start + (number === undefined ? path : number === null ? "#" : `/node/${number}`)
    }),
  )
}

/** Returns the target of a link or a redirect; null while the site doesn't have it. */
export function uriThere(uri: string, { numberOf }: Pick<Mapping, "numberOf">): string | null {
  const [, scheme, digits, rest = ""] = /^(entity:|internal:\/)node\/(\d+)(?=$|[/?#])(.*)$/s.exec(uri) ?? []
  const number = digits === undefined ? undefined : numberOf(Number(digits))
  if (number === undefined || scheme === undefined) return uri
  return number === null ? null : `${scheme}node/${number}${rest}`
}
