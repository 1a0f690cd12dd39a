import { transliterate } from "transliteration"
import type { Langcode } from "../../../../contract/fields.ts"
import { inLanguage, languages } from "../../../../contract/languages.ts"
import { kinds } from "../../../../contract/content.ts"
import { fold } from "../../../../contract/fold.ts"
import { slugFrom } from "../../../../contract/slug.ts"
import { byCreation, compare } from "../creation-order.ts"
import type { Entity } from "../source-entity.ts"
import { byStart, type EventDate, type EventDates } from "./dates.ts"

export const agendaPath = kinds["node--agenda"].publicPath

const mostNext = 3

type NodeId = (uuid: string) => string | undefined
type Named = { readonly category: Entity; readonly name: string; readonly langcode: string; readonly path: string }

export function eventDateNode({ entity, ...date }: EventDate, nodeId: NodeId) {
  return { event: nodeId(entity.uuid) ?? null, ...date }
}

type Agenda = {
  readonly dates: readonly EventDates[]
  readonly categories: readonly Entity[]
  readonly today: string
  readonly language: Langcode
  readonly nodeId: (uuid: string, language: Langcode) => string | undefined
  readonly translationFor: (category: Entity, language: Langcode) => Entity
}

/** The fields change with the day only if the list does. */
export function agendaLists({ dates, categories, today, language, nodeId, translationFor }: Agenda) {
  const upcoming = dates.flatMap(({ soon }) => soon).toSorted(byStart)
  const past = dates.flatMap(({ last }) => last ?? []).toSorted((one, other) => byStart(other, one))
  const next = dates.flatMap((one) => one.next.find(({ isCancelled }) => !isCancelled) ?? []).toSorted(byStart)
  const node = (date: EventDate) => eventDateNode(date, (uuid) => nodeId(uuid, language))
  const usedCategories = categories.filter(({ uuid }) => [...upcoming, ...past].some((date) => categoryOf(date) === uuid))
  const byLanguage = new Map(languages.map((one) => [one, pathsOf(usedCategories, one, translationFor)]))
  const ownPages = byLanguage.get(language) ?? []
  const filters = ownPages.map(({ name, langcode, path }) => ({ name, langcode, path }))
  const pathsIn = (category: Entity | null) =>
    languages.flatMap((one) => {
      const page =
        category === null ? { path: inLanguage(one, agendaPath) } : byLanguage.get(one)?.find((each) => each.category === category)
      return page === undefined ? [] : [{ language: one, path: page.path, isOriginal: category?.language === one }]
    })
  const all = { path: inLanguage(language, agendaPath), category: null, name: null, langcode: language }
  return [all, ...ownPages].map(({ path, category, name, langcode }) => {
    const isListed = (date: EventDate) => category === null || categoryOf(date) === category.uuid
    const monthOf = ({ start }: EventDate) => (start > today ? start : today).slice(0, 7)
    return {
      path,
      language,
      isWhole: category === null,
      translations: pathsIn(category),
      category: name,
      langcode,
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

/** Sorts by weight and name, as Drupal does. Of two categories with one name the later has its number in the address. */
function pathsOf(categories: readonly Entity[], language: Langcode, translationFor: Agenda["translationFor"]): readonly Named[] {
  const usedSlugs = new Set<string>()
  return categories
    .map((category) => ({ category, ...translationFor(category, language) }))
    .toSorted(
      (one, other) =>
        weightOf(one) - weightOf(other) || compare(fold(one.label), fold(other.label)) || byCreation(one.category, other.category),
    )
    .map(({ category, label: name, langcode }) => {
      const slug = slugFrom(transliterate(name))
      const path = inLanguage(language, `${agendaPath}category/${usedSlugs.has(slug) ? `${slug}-${category.number}` : slug}/`)
      usedSlugs.add(slug)
      return { category, name, langcode, path }
    })
}

function weightOf({ attributes: { weight } }: Entity): number {
  return typeof weight === "number" ? weight : 0
}

function parted(dates: readonly EventDate[], nameOf: (date: EventDate) => string) {
  const parts: { readonly name: string; readonly dates: EventDate[] }[] = []
  for (const date of dates) {
    const last = parts.at(-1)
    if (last?.name === nameOf(date)) last.dates.push(date)
    else parts.push({ name: nameOf(date), dates: [date] })
  }
  return parts
}
