/** Maps local files, accounts and nodes to those of the remote site. */
import { foldName } from "#contract/fold.ts"
import { roleId } from "#server/content/entities/configuration.ts"
import { decodePath, fileAddress, type StoredEntity } from "#server/content/entities/entity.ts"
import type { BackEnd } from "./back-end.ts"
import type { FilePlan } from "./remote-files.ts"
import type { SiteItem } from "./site-content.ts"

export type Mapping = ReturnType<typeof mappingOf>

type Sides = { readonly items: readonly StoredEntity[]; readonly there: readonly SiteItem[]; readonly files: readonly FilePlan[] }

export function mappingOf({ isDrupal, roleIds }: Pick<BackEnd, "isDrupal" | "roleIds">, { items, there, files }: Sides) {
  const placedFiles = files.flatMap(({ file, there: place }) => (place === undefined ? [] : [{ file, place }]))
  const numbers = new Map(there.map(({ uuid, number }) => [uuid, number]))
  const present = new Set([...numbers.keys(), ...placedFiles.map(({ place }) => place.entity.uuid)])
  const ids = new Map([
    ...joinedAccounts(items, there),
    ...placedFiles.map(({ file, place }) => [file.entity.uuid, place.entity.uuid] as const),
  ])
  const addresses = new Map(placedFiles.map(({ file, place }) => [decodePath(fileAddress(file.path)), place.url]))
  const filesByAddress = new Map(placedFiles.map(({ place }) => [place.url.replaceAll("&", "&amp;"), place.entity.uuid]))
  const idOf = (uuid: string) => ids.get(uuid) ?? uuid
  const numbered = (entityType: string) =>
    new Map(items.flatMap(({ type, id, uuid }) => (type.startsWith(`${entityType}--`) ? [[id, uuid] as const] : [])))
  const [nodes, accounts] = [numbered("node"), numbered("user")]
  return {
    isDrupal,
    idOf,
    /** Tells whether the remote site has an item or a file, by its UUID there. */
    isThere: (id: string): boolean => present.has(id),
    /** Notes an item that was created. */
    add: (id: string, number: number) => {
      numbers.set(id, number)
      present.add(id)
    },
    /** Returns the address there of a file with this address here. */
    addressOf: (address: string) => addresses.get(address),
    /** Returns the UUID there of a file, by its address there. */
    fileAt: (address: string) => filesByAddress.get(address),
    /** Returns the number there of a node with this number here; null while the site doesn't have it. */
    numberOf: (number: number): number | null | undefined => {
      const uuid = nodes.get(number)
      return uuid === undefined ? undefined : (numbers.get(uuid) ?? null)
    },
    /** Returns the UUID there of an account with this number here. */
    accountOf: (uid: number | null) => {
      const uuid = accounts.get(uid)
      return uuid === undefined ? undefined : idOf(uuid)
    },
    roleIdOf: (role: string) => roleIds.get(role) ?? roleId(role),
  }
}

/** Returns the UUIDs there of the accounts that have a name or mail address in common: no back end takes a second one. */
function joinedAccounts(items: readonly StoredEntity[], there: readonly SiteItem[]): ReadonlyMap<string, string> {
  const accounts = there.filter(({ type }) => type === "user--user")
  const ids = new Set(accounts.map(({ uuid }) => uuid))
  const owners = new Map(
    accounts.flatMap(({ uuid, label, texts: [account] }) =>
      claimsOf(label, account.attributes.mail).map((claim) => [claim, uuid] as const),
    ),
  )
  const news = items.filter(({ type, uuid }) => type === "user--user" && !ids.has(uuid))
  return new Map(
    news.flatMap(({ uuid, label, fields }) => {
      const [id] = claimsOf(label, fields.mail).flatMap((claim) => owners.get(claim) ?? [])
      return id === undefined ? [] : [[uuid, id] as const]
    }),
  )
}

function claimsOf(name: string, mail: unknown): readonly string[] {
  return [`name ${foldName(name)}`, ...(typeof mail === "string" ? [`mail ${foldName(mail)}`] : [])]
}
