/** Keeps what the nodes of items were made from, so that the next process makes only those that change. The nodes themselves are in Gatsby's store. */
import { createHash } from "node:crypto"
import * as v from "valibot"
import { cacheEntries, type Cache } from "./cache-entries.ts"
import type { Asked, Lookups } from "./asked.ts"
import { allAsked, type Given, type ItemFields } from "./item-fields.ts"
import { shownIn } from "./items.ts"

type Kept = Pick<ItemFields, "problems" | "advice"> & {
  /** Digests of what was given, and of all answers. */
  readonly given: string
  readonly answers: string
  readonly asked: readonly (readonly [lookup: keyof Lookups, key: string])[]
}
/** By language and UUID. */
export type KeptFields = ReadonlyMap<string, Kept>

export const nothingKept: KeptFields = new Map()

const kept = v.custom<Kept>((value) => v.is(v.object({ given: v.string(), answers: v.string(), asked: v.array(v.unknown()) }), value))

const entries = cacheEntries("fields")

export async function recallFields(cache: Cache): Promise<KeptFields> {
  return new Map([...(await entries.recall(cache))].flatMap(([key, value]) => (v.is(kept, value) ? [[key, value] as const] : [])))
}

/** The fields that an earlier process has made; undefined if they may be others now. `node` is what Gatsby's store has of them. */
export function recalledFields(all: KeptFields, given: Given, lookups: Lookups, node: () => object | undefined): ItemFields | undefined {
  const key = keyOf(given)
  const known = all.get(key)
  if (known?.given !== digestOfGiven(given)) return undefined
  const asked = known.asked.map(([lookup, name]) => ({ lookup, key: name, answer: lookups[lookup](name) }))
  const stored = digestOfAnswers(asked) === known.answers ? node() : undefined
  if (stored === undefined) return undefined
  const { id: _id, parent: _parent, children: _children, internal: _internal, ...fields } = v.parse(v.looseObject({}), stored)
  const { problems, advice } = known
  const made = { entity: shownIn(given.item, given.language), given, asked, texts: null, fields, problems, advice }
  entries.note(key, made)
  return made
}

export async function keepFields(items: readonly ItemFields[], cache: Cache): Promise<void> {
  await entries.keep(new Map(items.map((item) => [keyOf(item.given), { of: item, pack: () => keptOf(item) }])), cache)
}

function keptOf(item: ItemFields): Kept {
  const { given, problems, advice } = item
  const asked = allAsked(item)
  const names = asked.map(({ lookup, key }) => [lookup, key] as const)
  return { given: digestOfGiven(given), answers: digestOfAnswers(asked), asked: names, problems, advice }
}

function keyOf({ language, item: { uuid } }: Given): string {
  return `${language}.${uuid}`
}

function digestOfGiven({ item, path, pages, fixed, related }: Given): string {
  const translations = item.translations.map(({ digest, relationships }) => [
    digest,
    Object.values(relationships).map((list) => list.map(({ id }) => id)),
  ])
  return digestOf([path, pages, fixed, related, translations])
}

function digestOfAnswers(asked: readonly Asked[]): string {
  return digestOf(asked.map(({ answer }) => answer))
}

function digestOf(value: unknown): string {
  return createHash("sha1").update(JSON.stringify(value)).digest("base64")
}
