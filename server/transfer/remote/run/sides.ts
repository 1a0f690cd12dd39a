/** Reads both sides, and puts them into the common form. */
import type { ResourceType } from "#contract/fields.ts"
import type { Database } from "#server/database/open.ts"
import type { Progress } from "#server/terminal/progress.ts"
import type { BackEnd } from "../http/back-end.ts"
import type { Item } from "../items/item.ts"
import { localContent, type LocalContent } from "../items/local-items.ts"
import { nodeNumbers, remoteItem, type RemoteItem } from "../items/remote-items.ts"
import type { Names } from "../items/texts.ts"
import { identities, joinAccounts, type Identities } from "./identities.ts"
import type { Journal } from "./journal.ts"
import { addressIn, readRemote, type RemoteContent, type RemoteFile } from "./remote-content.ts"

export type Place = {
  readonly db: Database
  /** The folder of files. */
  readonly folder: string
}

export type Sides = Place & {
  readonly backEnd: BackEnd
  readonly journal: Journal
  readonly local: LocalContent
  readonly remote: RemoteContent
  readonly known: Identities
  readonly progress: Progress
}

export async function readSides(
  place: Place,
  backEnd: BackEnd,
  { journal, progress }: Pick<Sides, "journal" | "progress">,
): Promise<Sides> {
  const local = localContent(place.db)
  const remote = await readRemote(backEnd, (done, total) => progress(`Reading ${backEnd.client.base}`, done, total))
  const known = identities([])
  joinAccounts(known, { here: local.items, there: remote.resources, journal })
  return { ...place, backEnd, journal, local, remote, known, progress }
}

/** The items of a back end, once its files are known. */
export function remoteItems({ resources, translations, files }: Omit<RemoteContent, "missing">, known: Identities): readonly RemoteItem[] {
  const names = remoteNames({ numbers: nodeNumbers(resources), files }, known)
  return [...resources, ...translations].flatMap((resource) => remoteItem(resource, names, known) ?? [])
}

type Named = { readonly numbers: ReadonlyMap<number, string>; readonly files: readonly RemoteFile[] }

export function remoteNames({ numbers, files }: Named, known: Identities): Names {
  const addresses = new Map(files.map((file) => [addressIn(file), file.id]))
  return {
    fileAt: (address) => {
      const id = addresses.get(address)
      return id === undefined ? undefined : known.toHere(id)
    },
    nodeNumbered: (number) => numbers.get(number),
  }
}

export function sharedFields(
  { missing }: RemoteContent,
  { kinds, isDrupal, roleIds }: BackEnd,
): (type: ResourceType, name: string) => boolean {
  const hasRoles = !isDrupal || roleIds.size > 0
  return (type, name) => kinds.has(type) && missing.get(type)?.has(name) !== true && (name !== "roles" || hasRoles)
}

/** Items whose kind the back end has. */
export function sharedItems(items: readonly Item[], { kinds }: BackEnd): readonly Item[] {
  return items.filter(({ type }) => kinds.has(type))
}
