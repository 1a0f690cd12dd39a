/** Addresses of files and numbers of nodes in texts and links, which differ from side to side. */
import type { Field } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { isJsonObject } from "#server/database/json.ts"
import { decodePath } from "#server/content/entities/entity.ts"

/** What a side calls files and nodes. */
export type Names = {
  /** The UUID here of the file at a decoded address. */
  readonly fileAt: (address: string) => string | undefined
  readonly nodeNumbered: (number: number) => string | undefined
}

/** The reverse; undefined for what the side doesn't have yet. `entity` is the UUID of the file there, which a Drupal wants beside a picture. */
export type Places = {
  readonly file: (uuid: string) => { readonly address: string; readonly entity: string | null } | undefined
  readonly node: (uuid: string) => number | undefined
}

const tags = /<(?:img|a)\b[^>]*(?:>|$)/gi
const addresses = /(\s(?:src|href)=")([^"?#]*)([^"]*")/gi
const drupalMarks = /(?<!\s)\s+data-entity-(?:type|uuid)="[^"]*"/gi

/** A text or link in the common form. Other values stay as they are. */
export function toCommon(field: Field, value: Json, names: Names): Json {
  return mapAddresses(field, value, {
    html: (html) =>
      html.replace(tags, (tag) =>
        tag
          .replace(drupalMarks, "")
          .replace(addresses, (_, start: string, path: string, end: string) => start + commonAddress(path, names) + end),
      ),
    uri: (uri) =>
      uri.replace(/^(entity:|internal:\/)node\/(\d+)(?=$|[/?#])/, (whole, scheme: string, number: string) => {
        const uuid = names.nodeNumbered(Number(number))
        return uuid === undefined ? whole : `${scheme}node/${uuid}`
      }),
  })
}

function commonAddress(path: string, { fileAt, nodeNumbered }: Names): string {
  const file = fileAt(decodePath(path))
  if (file !== undefined) return `urn:file:${file}`
  const [, number] = /^\/node\/(\d+)\/?$/.exec(path) ?? []
  const node = number === undefined ? undefined : nodeNumbered(Number(number))
  return node === undefined ? path : `urn:node:${node}`
}

const commonNames = /urn:(file|node):([\da-f-]{36})/gi
const commonLink = /^(entity:|internal:\/)node\/([\da-f-]{36})/i

/** The reverse of `toCommon`. What the side doesn't have leads nowhere: a later write puts it right. */
export function fromCommon(field: Field, value: Json, places: Places): Json {
  return mapAddresses(field, value, {
    html: (html) => html.replace(tags, (tag) => placed(tag, places)),
    uri: (uri) =>
      uri.replace(commonLink, (_, scheme: string, uuid: string) => {
        const number = places.node(uuid)
        return number === undefined ? nowhere : `${scheme}node/${number}`
      }),
  })
}

const nowhere = "internal:/"

function placed(tag: string, places: Places): string {
  return tag.replace(/\s(src|href)="urn:(file|node):([\da-f-]{36})/gi, (_, attribute: string, kind: string, uuid: string) => {
    if (kind === "node") {
      const number = places.node(uuid)
      return ` ${attribute}="${number === undefined ? "#" : `/node/${number}`}`
    }
    const { address = "#", entity = null } = places.file(uuid) ?? {}
    const mark = entity !== null && attribute.toLowerCase() === "src" ? ` data-entity-type="file" data-entity-uuid="${entity}"` : ""
    return `${mark} ${attribute}="${address.replaceAll("&", "&amp;")}`
  })
}

/** The common form without what the side doesn't have. Writing and reading it gives the same again. */
export function withoutMissing(field: Field, value: Json, isThere: (uuid: string) => boolean): Json {
  return mapAddresses(field, value, {
    html: (html) => html.replace(commonNames, (name, _, uuid: string) => (isThere(uuid) ? name : "#")),
    uri: (uri) => {
      const [, , uuid] = commonLink.exec(uri) ?? []
      return uuid === undefined || isThere(uuid) ? uri : nowhere
    },
  })
}

/** The UUIDs that a text or a link of the common form names. */
export function namedIn(field: Field, value: Json): readonly string[] {
  const found: string[] = []
  mapAddresses(field, value, {
    html: (html) => {
      for (const [, , uuid = ""] of html.matchAll(commonNames)) found.push(uuid)
      return html
    },
    uri: (uri) => {
      const [, , uuid] = commonLink.exec(uri) ?? []
      if (uuid !== undefined) found.push(uuid)
      return uri
    },
  })
  return found
}

type Mapping = { readonly html: (html: string) => string; readonly uri: (uri: string) => string }

function mapAddresses(field: Field, value: Json, mapping: Mapping): Json {
  if (field.type === "text_with_summary" && isJsonObject(value) && typeof value.value === "string") {
    return { ...value, value: mapping.html(value.value) }
  }
  if (field.type !== "link") return value
  const one = (link: Json): Json => (isJsonObject(link) && typeof link.uri === "string" ? { ...link, uri: mapping.uri(link.uri) } : link)
  if (!Array.isArray(value)) return one(value)
  const list: readonly Json[] = value
  return list.map(one)
}
