import type { StoredEntity } from "#server/content/entities/entity.ts"
import { slugify } from "./address-keys.ts"
import type { WriteContext } from "./item.ts"
import { altIn, type StoredFile } from "./stored-files.ts"

/** What the keys need to write entities: the numbers, keys and names by which items speak of each other. */
export function writeContext(entities: readonly StoredEntity[], files: readonly StoredFile[]): WriteContext {
  const ids = new Map(entities.map(({ uuid, id }) => [uuid, id ?? 0]))
  const keys = termKeys(entities)
  const byUuid = new Map(files.map((file) => [file.uuid, file]))
  const byAddress = new Map(files.map((file) => [file.address, file]))
  return {
    idOf: (uuid) => known(ids, uuid),
    keyOf: (uuid) => known(keys, uuid),
    fileName: (uuid) => known(byUuid, uuid).name,
    altOf: (uuid, langcode) => altIn(known(byUuid, uuid), langcode),
    pictureAt: (address) => {
      const { name, entry } = byAddress.get(address) ?? {}
      return name === undefined || entry?.width === undefined || entry.height === undefined
        ? undefined
        : { name, width: entry.width, height: entry.height }
    },
  }
}

function known<T>(map: ReadonlyMap<string, T>, uuid: string): T {
  const value = map.get(uuid)
  // Foreign keys in the database exclude it.
  if (value === undefined) throw new TypeError(`Nothing has the UUID ${uuid}.`)
  return value
}

/** A key for each term, made of its name and unique within its vocabulary. */
function termKeys(entities: readonly StoredEntity[]): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  const keys = new Map<string, string>()
  for (const { type, uuid, label } of entities.filter((entity) => entity.type.startsWith("taxonomy_term--"))) {
    const slug = slugify(label)
    const key = taken.has(`${type} ${slug}`) ? `${slug}-${uuid}` : slug
    taken.add(`${type} ${key}`)
    keys.set(uuid, key)
  }
  return keys
}
