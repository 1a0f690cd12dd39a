/** Keeps what the nodes of items were made from, so that the next process makes only those that change. The nodes themselves are in Gatsby's store. */
import { createHash } from "node:crypto"
import type { NodePluginArgs } from "gatsby"
import * as v from "valibot"
import { languages } from "../../../contract/languages.ts"
import type { Given, ItemFields, Lookups } from "./item-fields.ts"
import { shownIn } from "./items.ts"

type Kept = Pick<ItemFields, "problems" | "advice"> & {
  /** Digests of what was given, and of all answers. */
  readonly given: string
  readonly answers: string
  readonly asked: readonly (readonly [lookup: keyof Lookups, key: string])[]
}
type Cache = Pick<NodePluginArgs["cache"], "get" | "set" | "del">

/** By the keys of the cache's entries. */
export type KeptFields = ReadonlyMap<string, Kept>

export const nothingKept: KeptFields = new Map()

const kept = v.custom<Kept>((value) => v.is(v.object({ given: v.string(), answers: v.string(), asked: v.array(v.unknown()) }), value))

/** What stands in the cache, by the keys of its entries. */
const inCache = new Map<string, ItemFields>()

export async function recallFields(uuids: Iterable<string>, cache: Cache): Promise<KeptFields> {
  const keys = [...uuids].flatMap((uuid) => languages.map((language) => keyOf(language, uuid)))
  const entries = await Promise.all(keys.map(async (key) => [key, await cache.get(key)] as const))
  return new Map(entries.flatMap(([key, value]) => (v.is(kept, value) ? [[key, value] as const] : [])))
}

/** The fields that an earlier process has made; undefined if they may be others now. `node` is what Gatsby's store has of them. */
export function recalledFields(all: KeptFields, given: Given, lookups: Lookups, node: () => object | undefined): ItemFields | undefined {
  const key = keyOf(given.language, given.item.uuid)
  const known = all.get(key)
  if (known?.given !== digestOfGiven(given)) return undefined
  const asked = known.asked.map(([lookup, name]) => ({ lookup, key: name, answer: lookups[lookup](name) }))
  const stored = digestOfAnswers(asked) === known.answers ? node() : undefined
  if (stored === undefined) return undefined
  const { id: _id, parent: _parent, children: _children, internal: _internal, ...fields } = v.parse(v.looseObject({}), stored)
  const made = { entity: shownIn(given.item, given.language), given, asked, fields, problems: known.problems, advice: known.advice }
  inCache.set(key, made)
  return made
}

export async function keepFields(items: readonly ItemFields[], cache: Cache): Promise<void> {
  const now = new Map(items.map((item) => [keyOf(item.given.language, item.given.item.uuid), item]))
  const gone = [...inCache.keys()].filter((key) => !now.has(key))
  const changed = [...now].filter(([key, item]) => inCache.get(key) !== item)
  for (const key of gone) inCache.delete(key)
  for (const [key, item] of changed) inCache.set(key, item)
  await Promise.all([...gone.map((key) => cache.del(key)), ...changed.map(([key, item]) => cache.set(key, keptOf(item)))])
}

function keptOf({ given, asked, problems, advice }: ItemFields): Kept {
  const names = asked.map(({ lookup, key }) => [lookup, key] as const)
  return { given: digestOfGiven(given), answers: digestOfAnswers(asked), asked: names, problems, advice }
}

function keyOf(language: string, uuid: string): string {
  return `fields ${language}.${uuid}`
}

function digestOfGiven({ item, path, pages, fixed, related }: Given): string {
  const translations = item.translations.map(({ digest, relationships }) => [
    digest,
    Object.values(relationships).map((list) => list.map(({ id }) => id)),
  ])
  return digestOf([path, pages, fixed, related, translations])
}

function digestOfAnswers(asked: ItemFields["asked"]): string {
  return digestOf(asked.map(({ answer }) => answer))
}

function digestOf(value: unknown): string {
  return createHash("sha1").update(JSON.stringify(value)).digest("base64")
}
