/** Which publications readers of an item may want to read next. */
import { compare } from "../age.ts"
import type { Entity } from "../entity.ts"
import type { Sorted } from "../sorted.ts"
import { isSameList } from "../same-list.ts"
import { tagsOf } from "./tag-paths.ts"

const most = 4
/**
 * Of the publications with a tag or of a member, those so near in time are considered, on either side. So an edit
 * changes the reading of few items, and the work grows only with their number.
 */
const nearest = 12

type Dated = { readonly entity: Entity; readonly day: number }
type Index = ReadonlyMap<string, readonly Dated[]>
type FindReading = (entity: Entity) => readonly string[]

type Known = { readonly near: readonly (readonly Dated[])[]; readonly reading: readonly string[] }
const known = new WeakMap<Entity, Known>()

/**
 * Makes a function that finds the UUIDs of an item's related publications: by shared tags, then members, then the language, then the time.
 * It remembers them as long as the publications near an item are the same.
 */
export function readingIn({ publications }: Pick<Sorted, "publications">): FindReading {
  const index = indexOf(publications.map(dated))
  return (entity) => {
    const { day } = dated(entity)
    const nearBy = (keys: readonly string[]) => keys.map((key) => near(index.get(key) ?? [], day))
    const [ofTags, ofMembers] = [nearBy(tagsOf(entity)), nearBy(membersOf(entity))]
    const all = [...ofTags, ...ofMembers]
    const before = known.get(entity)
    if (before !== undefined && isSame(all, before.near)) return before.reading
    const reading = best(entity, [...ofTags.map((some) => ({ some, score: 100 })), ...ofMembers.map((some) => ({ some, score: 10 }))])
    known.set(entity, { near: all, reading })
    return reading
  }
}

function isSame(now: Known["near"], before: Known["near"]): boolean {
  return now.length === before.length && now.every((some, index) => isSameList(some, before[index] ?? []))
}

type Shared = { readonly some: readonly Dated[]; readonly score: number }

function best(entity: Entity, shared: readonly Shared[]): readonly string[] {
  const { day } = dated(entity)
  const named = new Set([entity.uuid, ...idsIn(entity, "field_publications")])
  const scored = new Map<Dated, number>()
  for (const { some, score } of shared) for (const one of some) scored.set(one, (scored.get(one) ?? 0) + score)
  const found: Scored[] = []
  for (const [one, sum] of scored) {
    const score = sum + Number(one.entity.language === entity.language)
    if (score < (found[most - 1]?.score ?? 0) || named.has(one.entity.uuid)) continue
    found.push({ uuid: one.entity.uuid, score, distance: Math.abs(one.day - day) })
    found.sort(byRank)
    found.length = Math.min(found.length, most)
  }
  return found.map(({ uuid }) => uuid)
}

type Scored = { readonly uuid: string; readonly score: number; readonly distance: number }

function byRank(one: Scored, other: Scored): number {
  return other.score - one.score || one.distance - other.distance || compare(one.uuid, other.uuid)
}

function indexOf(dated: readonly Dated[]): Index {
  const index = new Map<string, Dated[]>()
  for (const one of dated) {
    for (const key of new Set([...tagsOf(one.entity), ...membersOf(one.entity)])) {
      const known = index.get(key)
      if (known === undefined) index.set(key, [one])
      else known.push(one)
    }
  }
  return index
}

/** The publications around a day in a list that is sorted by days, the latest first. */
function near(listed: readonly Dated[], day: number): readonly Dated[] {
  if (listed.length <= 2 * nearest) return listed
  let [low, high] = [0, listed.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((listed[middle]?.day ?? 0) > day) low = middle + 1
    else high = middle
  }
  // One more, because the item itself is among them.
  return listed.slice(Math.max(0, low - nearest), low + nearest + 1)
}

/** The authors of a publication, or the members of an action. */
function membersOf(entity: Entity): readonly string[] {
  return [...idsIn(entity, "field_authors"), ...idsIn(entity, "field_members")]
}

function idsIn({ relationships }: Entity, field: string): readonly string[] {
  return (relationships[field] ?? []).flatMap(({ id }) => id ?? [])
}

const datedBefore = new WeakMap<Entity, Dated>()

/** The same object for the same publication. `Date.parse` takes most of the time, so it is asked once. */
function dated(entity: Entity): Dated {
  const before = datedBefore.get(entity)
  if (before !== undefined) return before
  const { attributes, created } = entity
  const date = attributes.field_date ?? attributes.field_start
  const made = { entity, day: Math.floor(Date.parse(typeof date === "string" ? date : created) / 86_400_000) }
  datedBefore.set(entity, made)
  return made
}
