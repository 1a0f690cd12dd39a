import type { NodePluginArgs } from "gatsby"
import * as v from "valibot"
import type { Entity } from "./entity.ts"

type Cache = Pick<NodePluginArgs["cache"], "get" | "set" | "del">
/** The same object as long as the item hasn't changed. */
type Key = Entity["attributes"]

export type KeptTexts<Value> = {
  readonly get: (entity: Entity) => Value | undefined
  readonly set: (entity: Entity, value: Value) => void
  /** Reads what an earlier process has kept of items that are still the same. */
  readonly recall: (entities: readonly Entity[], cache: Cache) => Promise<void>
  /** Keeps the values of all items there are. */
  readonly keep: (entities: readonly Entity[], cache: Cache) => Promise<void>
}

const entry = v.object({ digest: v.string(), value: v.unknown() })

/**
 * Remembers what is made of items' texts, which takes milliseconds for each: for the process, and in Gatsby's cache for the one after it. The
 * next process recalls it only if it has the same code (scripts/site/warm).
 *
 * @param name of the values in the cache
 */
export function keptTexts<Value>(name: string, pack: (value: Value) => unknown, unpack: (packed: unknown) => Value): KeptTexts<Value> {
  const known = new WeakMap<Key, Value>()
  /** The keys of the cache's entries. */
  const inCache = new Map<Key, string>()
  const keyOf = ({ language, uuid }: Entity) => `${name} ${language}.${uuid}`

  const recall = async (entity: Entity, cache: Cache) => {
    const found = v.safeParse(entry, await cache.get(keyOf(entity)))
    if (!found.success || found.output.digest !== entity.digest) return
    known.set(entity.attributes, unpack(found.output.value))
    inCache.set(entity.attributes, keyOf(entity))
  }
  const keep = async (entity: Entity, cache: Cache) => {
    const value = known.get(entity.attributes)
    if (value === undefined) return
    inCache.set(entity.attributes, keyOf(entity))
    await cache.set(keyOf(entity), { digest: entity.digest, value: pack(value) })
  }
  return {
    get: ({ attributes }) => known.get(attributes),
    set: ({ attributes }, value) => known.set(attributes, value),
    recall: async (entities, cache) => {
      await Promise.all(entities.map((entity) => recall(entity, cache)))
    },
    keep: async (entities, cache) => {
      const now = new Set(entities.map(({ attributes }) => attributes))
      const gone = [...inCache].filter(([attributes]) => !now.has(attributes))
      for (const [attributes] of gone) inCache.delete(attributes)
      const fresh = entities.filter(({ attributes }) => !inCache.has(attributes))
      const written = new Set(fresh.map(keyOf))
      const left = gone.flatMap(([, key]) => (written.has(key) ? [] : [key]))
      await Promise.all([...left.map((key) => cache.del(key)), ...fresh.map((entity) => keep(entity, cache))])
    },
  }
}
