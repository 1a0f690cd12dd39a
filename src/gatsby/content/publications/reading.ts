/** Which publications readers of an item may want to read next. */
import { compare } from "../age.ts"
import type { Entity } from "../entity.ts"
import type { Sorted } from "../sorted.ts"
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

/** Makes a function that finds the UUIDs of an item's related publications: by shared tags, then members, then the language, then the time. */
export function readingIn({ publications }: Pick<Sorted, "publications">): FindReading {
  const dated = publications.map((entity) => ({ entity, day: dayOf(entity) }))
  const index = indexOf(dated)
  return (entity) => {
    const day = dayOf(entity)
    const named = new Set([entity.uuid, ...idsIn(entity, "field_publications")])
    const scored = new Map<Dated, number>()
    const count = (keys: readonly string[], score: number) => {
      for (const key of keys) for (const one of near(index.get(key) ?? [], day)) scored.set(one, (scored.get(one) ?? 0) + score)
    }
    count(tagsOf(entity), 100)
    count(membersOf(entity), 10)
    const best: Scored[] = []
    for (const [one, shared] of scored) {
      const score = shared + Number(one.entity.language === entity.language)
      if (score < (best[most - 1]?.score ?? 0) || named.has(one.entity.uuid)) continue
      best.push({ uuid: one.entity.uuid, score, distance: Math.abs(one.day - day) })
      best.sort(byRank)
      best.length = Math.min(best.length, most)
    }
    return best.map(({ uuid }) => uuid)
  }
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

const days = new WeakMap<Entity, number>()

/** Days since 1970; `Date.parse` takes most of the time, so it is asked once. */
function dayOf(entity: Entity): number {
  const known = days.get(entity)
  if (known !== undefined) return known
  const { attributes, created } = entity
  const date = attributes.field_date ?? attributes.field_start
  const day = Math.floor(Date.parse(typeof date === "string" ? date : created) / 86_400_000)
  days.set(entity, day)
  return day
}
