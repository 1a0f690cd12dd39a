import type { NodePluginArgs } from "gatsby"
import * as v from "valibot"

export type Cache = Pick<NodePluginArgs["cache"], "get" | "set" | "del">

/** `of` is the same object as long as the entry is the same. */
type Source = { readonly of: object; readonly pack: () => unknown }

const listed = v.fallback(v.array(v.string()), [])

/**
 * Entries of Gatsby's cache, by keys, that one process leaves to the next. That one reads them only if it has the same code (scripts/site/warm).
 * Nothing stays of what is gone: the cache has a list of the keys, too.
 *
 * @param name of the list, and the first word of the entries' names
 */
export function cacheEntries(name: string) {
  /** What the entries in the cache were made of; null if an earlier process made one. */
  let known: Map<string, object | null> | undefined
  const read = async (cache: Cache) => {
    known ??= new Map(v.parse(listed, await cache.get(name)).map((key) => [key, null]))
    return known
  }
  const nameOf = (key: string) => `${name} ${key}`
  return {
    recall: async (cache: Cache): Promise<ReadonlyMap<string, unknown>> => {
      const keys = [...(await read(cache)).keys()]
      return new Map(await Promise.all(keys.map(async (key) => [key, await cache.get(nameOf(key))] as const)))
    },
    /** Says what a recalled entry would be made of now. */
    note: (key: string, of: object): void => {
      known?.set(key, of)
    },
    /** Keeps these entries, and no others. */
    keep: async (now: ReadonlyMap<string, Source>, cache: Cache): Promise<void> => {
      const before = await read(cache)
      const gone = [...before.keys()].filter((key) => !now.has(key))
      const changed = [...now].filter(([key, { of }]) => before.get(key) !== of)
      known = new Map(Array.from(now, ([key, { of }]) => [key, of]))
      await Promise.all([...gone.map((key) => cache.del(nameOf(key))), ...changed.map(([key, { pack }]) => cache.set(nameOf(key), pack()))])
      if (gone.length > 0 || changed.some(([key]) => !before.has(key))) await cache.set(name, [...now.keys()])
    },
  }
}
