import { kindOf } from "#contract/content.ts"
import type { EntityType } from "#contract/fields.ts"
import { foldName } from "#contract/fold.ts"
import { decodePath, fileAddress, type StoredEntity } from "#server/content/entities/entity.ts"
import { readObject } from "#server/database/json.ts"
import type { View } from "#server/transfer/format/views.ts"
import type { FilePlan } from "./remote-files.ts"
import type { SiteItem } from "./site-content.ts"
import { textOfView, type ItemText } from "./item-text.ts"

export type Mapping = ReturnType<typeof mappingOf>

type Sides = { readonly items: readonly StoredEntity[]; readonly there: readonly SiteItem[]; readonly files: readonly FilePlan[] }

export function mappingOf({ items, there, files }: Sides) {
  const placedFiles = files.flatMap(({ file, there: place }) => (place === undefined ? [] : [{ file, place }]))
  const numbers = new Map(there.map(({ uuid, number }) => [uuid, number]))
  const present = new Set([...numbers.keys(), ...placedFiles.map(({ place }) => place.entity.uuid)])
  const ids = new Map([
    ...joinedAccounts(items, there),
    ...placedFiles.map(({ file, place }) => [file.entity.uuid, place.entity.uuid] as const),
  ])
  const addresses = new Map(placedFiles.map(({ file, place }) => [decodePath(fileAddress(file.path)), place.url]))
  const filesByAddress = new Map(placedFiles.map(({ place }) => [place.url.replaceAll("&", "&amp;"), place.entity.uuid]))
  const [nodes, accounts] = [byNumber(items, "node"), byNumber(items, "user")]
  const idOf = (uuid: string) => ids.get(uuid) ?? uuid
  /** Returns the remote number of a local node; null while the site doesn't have it. */
  const numberOf = (number: number): number | null | undefined => {
    const uuid = nodes.get(number)
    return uuid === undefined ? undefined : (numbers.get(uuid) ?? null)
  }
  const uriOf = (uri: string) => uriThere(uri, numberOf)
  // Converts the addresses in links and in rich texts.
  const convert = (name: string, value: unknown) => {
    if (name === "uri") return uriOf(String(value)) ?? "internal:/"
    return name === "value" ? withAddresses(String(value), { addressOf: (address) => addresses.get(address), numberOf }) : value
  }
  return {
    idOf,
    /** Returns the remote target of a link or a redirect; null while the site doesn't have it. */
    uriOf,
    /** Takes a remote UUID. */
    isThere: (id: string): boolean => present.has(id),
    /** Notes an item that was created. */
    add: (id: string, number: number) => {
      numbers.set(id, number)
      present.add(id)
    },
    /** Returns the remote UUID of a file by its remote address. */
    fileAt: (address: string) => filesByAddress.get(address),
    /** Returns the text with the remote site's UUIDs, numbers and addresses in place of the local ones. */
    textThere: (view: View): ItemText => {
      const { uuid, values, links, ...text } = textOfView(view, accounts.get(view.uid))
      const there = Object.entries(links).map(([name, list]) => [name, list.map((one) => ({ ...one, uuid: idOf(one.uuid) }))] as const)
      return { ...text, uuid: idOf(uuid), values: readObject(JSON.stringify(values, convert)), links: Object.fromEntries(there) }
    },
  }
}

function byNumber(items: readonly StoredEntity[], entityType: EntityType): ReadonlyMap<number | null, string> {
  return new Map(items.flatMap(({ type, id, uuid }) => (kindOf(type).entityType === entityType ? [[id, uuid] as const] : [])))
}

function uriThere(uri: string, numberOf: Places["numberOf"]): string | null {
  const [, scheme, digits, rest = ""] = /^(entity:|internal:\/)node\/(\d+)(?=$|[/?#])(.*)$/s.exec(uri) ?? []
  const number = digits === undefined ? undefined : numberOf(Number(digits))
  if (number === undefined || scheme === undefined) return uri
  return number === null ? null : `${scheme}node/${number}${rest}`
}

const tags = /<(?:img|a)\b[^>]*(?:>|$)/gi
const sources = /(\s(?:src|href)=")([^"?#]*)/gi

type Places = {
  readonly addressOf: (address: string) => string | undefined
  /** Returns null for a node that the other side doesn't have. */
  readonly numberOf: (number: number) => number | null | undefined
}

/** Replaces addresses of pictures and links, and numbers of nodes, by those of the other side. */
export function withAddresses(html: string, { addressOf, numberOf }: Places): string {
  return html.replace(tags, (tag) =>
    tag.replace(sources, (_, start: string, path: string) => {
      const file = addressOf(decodePath(path))
      if (file !== undefined) return start + file.replaceAll("&", "&amp;")
      const [, digits] = /^\/node\/(\d+)\/?$/.exec(path) ?? []
      const number = digits === undefined ? undefined : numberOf(Number(digits))
      return start + (number === undefined ? path : number === null ? "#" : `/node/${number}`)
    }),
  )
}

/** Accounts with the same name or mail address become one, because no back end takes a second one. */
function joinedAccounts(items: readonly StoredEntity[], there: readonly SiteItem[]): ReadonlyMap<string, string> {
  const accounts = there.filter(({ type }) => type === "user--user")
  const siteUuids = new Set(accounts.map(({ uuid }) => uuid))
  const owners = new Map(
    accounts.flatMap(({ uuid, label, texts: [{ values }] }) => claimsOf(label, values.mail).map((claim) => [claim, uuid] as const)),
  )
  const own = items.filter(({ type, uuid }) => type === "user--user" && !siteUuids.has(uuid))
  return new Map(
    own.flatMap(({ uuid, label, fields }) => {
      const [id] = claimsOf(label, fields.mail).flatMap((claim) => owners.get(claim) ?? [])
      return id === undefined ? [] : [[uuid, id] as const]
    }),
  )
}

function claimsOf(name: string, mail: unknown): readonly string[] {
  return [`name ${foldName(name)}`, ...(typeof mail === "string" ? [`mail ${foldName(mail)}`] : [])]
}
