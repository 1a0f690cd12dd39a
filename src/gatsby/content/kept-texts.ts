import * as v from "valibot"
import { cacheEntries, type Cache } from "./cache-entries.ts"
import type { Entity } from "./entity.ts"

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
 * Remembers what is made of items' texts, which takes milliseconds for each: for the process, and in Gatsby's cache for the one after it.
 *
 * @param name of the values in the cache
 */
export function keptTexts<Value extends object>(
  name: string,
  pack: (value: Value) => unknown,
  unpack: (packed: unknown) => Value,
): KeptTexts<Value> {
  /** By the attributes, which are the same object as long as the item hasn't changed. */
  const known = new WeakMap<Entity["attributes"], Value>()
  const entries = cacheEntries(name)
  const keyOf = ({ language, uuid }: Entity) => `${language}.${uuid}`
  return {
    get: ({ attributes }) => known.get(attributes),
    set: ({ attributes }, value) => known.set(attributes, value),
    recall: async (entities, cache) => {
      const all = await entries.recall(cache)
      for (const entity of entities) {
        const found = v.safeParse(entry, all.get(keyOf(entity)))
        if (!found.success || found.output.digest !== entity.digest) continue
        const value = unpack(found.output.value)
        known.set(entity.attributes, value)
        entries.note(keyOf(entity), value)
      }
    },
    keep: async (entities, cache) => {
      const now = entities.flatMap((entity) => {
        const value = known.get(entity.attributes)
        if (value === undefined) return []
        return [[keyOf(entity), { of: value, pack: () => ({ digest: entity.digest, value: pack(value) }) }] as const]
      })
      await entries.keep(new Map(now), cache)
    },
  }
}
