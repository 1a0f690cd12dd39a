/** The lists of public events: that of all, and one for each category. */
import { transliterate } from "transliteration"
import { kinds } from "../../../../contract/content.ts"
import { fold } from "../../../../contract/fold.ts"
import { slugFrom } from "../../../../contract/slug.ts"
import { byAge, compare } from "../age.ts"
import type { Entity } from "../entity.ts"
import { byStart, type EventDate, type EventDates } from "./dates.ts"

export const agendaPath = kinds["node--agenda"].publicPath

/** How many events the start page shows. */
const mostNext = 3

type NodeId = (uuid: string) => string | undefined

/** A date by the site's names, with the id of the event's node. */
export function eventDateNode({ entity, ...date }: EventDate, nodeId: NodeId) {
  return { event: nodeId(entity.uuid) ?? null, ...date }
}

type Agenda = {
  readonly dates: readonly EventDates[]
  readonly categories: readonly Entity[]
  readonly today: string
  readonly nodeId: NodeId
}

/** The fields of each list's node. They change with the day only if the list does. */
export function agendaLists({ dates, categories, today, nodeId }: Agenda) {
  const upcoming = dates.flatMap(({ soon }) => soon).toSorted(byStart)
  const past = dates.flatMap(({ last }) => last ?? []).toSorted((one, other) => byStart(other, one))
  const next = dates.flatMap((one) => one.next.find(({ isCancelled }) => !isCancelled) ?? []).toSorted(byStart)
  const node = (date: EventDate) => eventDateNode(date, nodeId)
  const used = pathsOf(categories.filter(({ uuid }) => [...upcoming, ...past].some((date) => categoryOf(date) === uuid)))
  const filters = used.map(({ category: { label: name }, path }) => ({ name, path }))
  return [{ path: agendaPath, category: null }, ...used].map(({ path, category }) => {
    const isListed = (date: EventDate) => category === null || categoryOf(date) === category.uuid
    const monthOf = ({ start }: EventDate) => (start > today ? start : today).slice(0, 7)
    return {
      path,
      category: category?.label ?? null,
      thisYear: Number(today.slice(0, 4)),
      filters,
      next: next.filter(isListed).slice(0, mostNext).map(node),
      upcoming: parted(upcoming.filter(isListed), monthOf).map(({ name, dates: some }) => ({ name, dates: some.map(node) })),
      past: parted(past.filter(isListed), ({ start }) => start.slice(0, 4)).map(({ name, dates: some }) => ({
        name,
        dates: some.map(node),
      })),
    }
  })
}

function categoryOf({ entity }: EventDate): string | null {
  return entity.relationships.field_category?.[0]?.id ?? null
}

/** In the order of their weights and names, as Drupal has terms. Of two categories with one name the later has its number in the address. */
function pathsOf(categories: readonly Entity[]): readonly { readonly category: Entity; readonly path: string }[] {
  const taken = new Set<string>()
  return categories
    .toSorted((one, other) => weightOf(one) - weightOf(other) || compare(fold(one.label), fold(other.label)) || byAge(one, other))
    .map((category) => {
      const slug = slugFrom(transliterate(category.label))
      const path = `${agendaPath}category/${taken.has(slug) ? `${slug}-${category.number}` : slug}/`
      taken.add(slug)
      return { category, path }
    })
}

function weightOf({ attributes: { weight } }: Entity): number {
  return typeof weight === "number" ? weight : 0
}

/** Cuts a sorted list at each change of its dates' name. */
function parted(dates: readonly EventDate[], nameOf: (date: EventDate) => string) {
  const parts: { readonly name: string; readonly dates: EventDate[] }[] = []
  for (const date of dates) {
    const last = parts.at(-1)
    if (last?.name === nameOf(date)) last.dates.push(date)
    else parts.push({ name: nameOf(date), dates: [date] })
  }
  return parts
}
