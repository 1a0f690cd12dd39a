import { compare } from "../creation-order.ts"
import type { Entity } from "../source-entity.ts"
import type { SortedItems } from "../sorted-items.ts"
import { groupedBy } from "../grouped-by.ts"
import { tagsOf } from "./tag-paths.ts"

const most = 4
/** Related publications are looked for among so many on either side of the date. So an edit changes the reading of few items. */
const nearest = 12

type DatedPublication = { readonly entity: Entity; readonly day: number }
type FindReading = (entity: Entity) => readonly string[]

/** Ranks related publications by shared tags, then members, then the language, then the time. */
export function readingIn({ publications }: Pick<SortedItems, "publications">): FindReading {
  const index = groupedBy(publications.map(dated), ({ entity }) => [...tagsOf(entity), ...membersOf(entity)])
  return (entity) => {
    const { day } = dated(entity)
    const nearBy = (keys: readonly string[], score: number) => keys.map((key) => ({ some: near(index.get(key) ?? [], day), score }))
    return best(entity, [...nearBy(tagsOf(entity), 100), ...nearBy(membersOf(entity), 10)])
  }
}

type Shared = { readonly some: readonly DatedPublication[]; readonly score: number }

function best(entity: Entity, shared: readonly Shared[]): readonly string[] {
  const { day } = dated(entity)
  const excluded = new Set([entity.uuid, ...idsIn(entity, "field_publications")])
  const scored = new Map<DatedPublication, number>()
  for (const { some, score } of shared) for (const one of some) scored.set(one, (scored.get(one) ?? 0) + score)
  const ranking: Scored[] = []
  for (const [one, sum] of scored) {
    const score = sum + Number(one.entity.language === entity.language)
    if (score < (ranking[most - 1]?.score ?? 0) || excluded.has(one.entity.uuid)) continue
    ranking.push({ uuid: one.entity.uuid, score, distance: Math.abs(one.day - day) })
    ranking.sort(byRank)
    ranking.length = Math.min(ranking.length, most)
  }
  return ranking.map(({ uuid }) => uuid)
}

type Scored = { readonly uuid: string; readonly score: number; readonly distance: number }

function byRank(one: Scored, other: Scored): number {
  return other.score - one.score || one.distance - other.distance || compare(one.uuid, other.uuid)
}

/** The list is sorted by days, the latest first. */
function near(publications: readonly DatedPublication[], day: number): readonly DatedPublication[] {
  const index = publications.findIndex((one) => one.day <= day)
  const at = index === -1 ? publications.length : index
  // The item itself is among them, so this takes one more.
  return publications.slice(Math.max(0, at - nearest), at + nearest + 1)
}

function membersOf(entity: Entity): readonly string[] {
  return [...idsIn(entity, "field_authors"), ...idsIn(entity, "field_members")]
}

function idsIn({ relationships }: Entity, field: string): readonly string[] {
  return (relationships[field] ?? []).flatMap(({ id }) => id ?? [])
}

function dated(entity: Entity): DatedPublication {
  const { attributes, created } = entity
  const date = attributes.field_date ?? attributes.field_start
  return { entity, day: Math.floor(Date.parse(typeof date === "string" ? date : created) / 86_400_000) }
}
