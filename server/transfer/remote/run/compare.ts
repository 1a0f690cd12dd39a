/** What a push or a pull has to do, from the content of both sides and what the journal knows of them. */
import type { ResourceType } from "#contract/fields.ts"
import { differingFields, outdatedField, printsOf, type Item, type Prints, type TranslationOf } from "../items/item.ts"
import type { RemoteItem } from "../items/remote-items.ts"
import type { Journal } from "./journal.ts"

export type Direction = "push" | "pull"

/**
 * `conflict`: it differs, and the target has changed since both were the same. `gone`: the target has deleted it. `left`: the source has
 * deleted it, and the target hasn't. `other`: only the target has ever had it. `apart`: the sides have originals in different languages.
 * `lacking`: the back end can't take it.
 */
export type Verdict = "create" | "change" | "same" | "conflict" | "gone" | "left" | "other" | "apart" | "lacking"

export type Compared = {
  readonly type: ResourceType
  readonly uuid: string
  readonly translation: TranslationOf | undefined
  readonly label: string
  readonly here: Item | undefined
  readonly there: RemoteItem | undefined
  /** The fields that differ. */
  readonly fields: readonly string[]
  readonly verdict: Verdict
}

export type Comparison = {
  readonly direction: Direction
  readonly here: readonly Item[]
  readonly there: readonly RemoteItem[]
  readonly journal: Journal
  /** Tells whether the back end has a field. */
  readonly isShared: (type: ResourceType, name: string) => boolean
}

export function compareSides(comparison: Comparison): readonly Compared[] {
  const { here, there } = comparison
  const remote = new Map(there.map((one) => [one.item.uuid, one]))
  const local = new Set(here.map(({ uuid }) => uuid))
  const both = here.map((item) => compareOne(comparison, item, remote.get(item.uuid)))
  const others = there.filter(({ item }) => !local.has(item.uuid)).map((one) => compareOne(comparison, undefined, one))
  const compared = [...both, ...others]
  const originals = new Map(compared.filter(({ translation }) => translation === undefined).map((one) => [one.uuid, one]))
  const apart = new Set(compared.flatMap((one) => (isApart(one, originals) ? (one.translation?.of ?? one.uuid) : [])))
  return compared.map((one) => asTranslated(one, { original: originals.get(one.translation?.of ?? one.uuid), apart }))
}

/** Whether both sides have an item, and their originals in different languages. The language of an item without translations can be changed. */
function isApart({ translation }: Compared, originals: ReadonlyMap<string, Compared>): boolean {
  const { here, there } = originals.get(translation?.of ?? "") ?? {}
  return here !== undefined && there !== undefined && here.values.langcode !== there.item.values.langcode
}

type Around = { readonly original: Compared | undefined; readonly apart: ReadonlySet<string> }

/** A translation can't come where its item doesn't. */
function asTranslated(one: Compared, { original, apart }: Around): Compared {
  if (apart.has(one.translation?.of ?? one.uuid)) return { ...one, verdict: "apart", fields: [] }
  return one.translation !== undefined && one.verdict === "create" && original?.verdict === "gone" ? { ...one, verdict: "gone" } : one
}

function compareOne(comparison: Comparison, here: Item | undefined, there: RemoteItem | undefined): Compared {
  const one = here ?? there?.item
  if (one === undefined) throw new TypeError("Neither side has the item.")
  const { type, uuid, translation, label } = one
  const isShared = (name: string) => comparison.isShared(type, name)
  const fields = here === undefined || there === undefined ? [] : differingFields(here, there.item, isShared)
  return { type, uuid, translation, label, here, there, fields, verdict: verdictOf(comparison, { uuid, here, there, fields, isShared }) }
}

type Pair = Pick<Compared, "uuid" | "here" | "there" | "fields"> & { readonly isShared: (name: string) => boolean }

function verdictOf({ direction, journal }: Comparison, { uuid, here, there, fields, isShared }: Pair): Verdict {
  const [source, target] = direction === "push" ? [here, there?.item] : [there?.item, here]
  const before = journal.item(uuid)
  if (target === undefined) return before === undefined ? "create" : "gone"
  if (source === undefined) return before === undefined ? "other" : "left"
  if (fields.length === 0 || (here !== undefined && there !== undefined && isSettled(before, fields, [here, there.item]))) return "same"
  const sent = direction === "push" ? journal.intent(uuid) : undefined
  // Without a journal the dates decide: the target's is that of its last change by whomever.
  if (before === undefined && sent === undefined) return target.changed > source.changed ? "conflict" : "change"
  const known = direction === "push" ? before?.there : before?.here
  return hasOwnValues(printsOf(target), [known, sent], isShared) ? "conflict" : "change"
}

/** Whether both sides are as the last push or pull left them, although they differ: rich text may hold more there than here. */
function isSettled(before: ReturnType<Journal["item"]>, fields: readonly string[], [here, there]: readonly [Item, Item]): boolean {
  if (before === undefined) return false
  const [one, other] = [printsOf(here), printsOf(there)]
  return fields.every((name) => before.here[name] === one[name] && before.there[name] === other[name])
}

/** Whether a side has values that neither the last push or pull left there, nor one that was stopped. */
export function hasOwnValues(present: Prints, known: readonly (Prints | undefined)[], isShared: (name: string) => boolean): boolean {
  return Object.entries(present).some(([name, print]) => {
    const left = known.flatMap((prints) => prints?.[name] ?? [])
    // A save of the original marks its translations, whoever saves it.
    return isShared(name) && name !== outdatedField && left.length > 0 && !left.includes(print)
  })
}
