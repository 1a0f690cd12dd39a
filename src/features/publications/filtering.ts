/** Filters all publications by several criteria at once. Loaded when a reader first uses a filter. */
import { inLanguage, languages } from "#contract/languages.ts"
import type { IndexedPublication, PublicationIndex } from "#lib/content/publication-index.ts"
import { language } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"

const criteria = ["year", "tag", "kind", "language"] as const
export type Criterion = (typeof criteria)[number]
type Query = { readonly [criterion in Criterion]: string | null }

/** A way to other results: what there would be with another value, or without the chosen one. */
export type Choice = Queries.PublicationFacetFragment & { readonly isChosen: boolean }

export type Filtered = { readonly facets: readonly Choice[]; readonly publications: readonly Queries.DatedPublicationFragment[] }

type Archive = { readonly address: string; readonly known: readonly Queries.DatedPublicationFragment[] }

/**
 * The publications that meet all criteria of an address, and the choices that are left. Those that the archive's page knows have their summaries
 * and pictures.
 */
export function filtered(index: PublicationIndex, search: string, { address, known }: Archive): Filtered {
  const rows = new Map(known.map((row) => [row.path, row]))
  const query = queryOf(index, search)
  const values = index.publications.map((publication) => valuesOf(publication, index))
  const found = index.publications.filter((_, place) => meets(values[place], query))
  const facets = criteria.flatMap((criterion) => {
    const others = { ...query, [criterion]: null }
    const counts = new Map<string, number>()
    for (const one of values) if (meets(one, others)) for (const value of one[criterion]) counts.set(value, (counts.get(value) ?? 0) + 1)
    return inOrder(criterion, [...counts.keys()], index).map((value): Choice => {
      const isChosen = query[criterion] === value
      const path = address + searchOf({ ...query, [criterion]: isChosen ? null : value })
      return { criterion, value, ...namesOf(criterion, value, index), path, count: counts.get(value) ?? 0, isChosen }
    })
  })
  return { facets, publications: found.map((publication) => rows.get(publication[1]) ?? shownOf(publication, index)) }
}

type Values = { readonly [criterion in Criterion]: readonly string[] }

function valuesOf([, , langcode, date, created, kind, tags]: IndexedPublication, index: PublicationIndex): Values {
  return {
    year: [(date ?? created).slice(0, 4)],
    tag: tags.flatMap((place) => index.tags[place]?.[2][0] ?? []),
    kind: kind === null ? [] : [kind],
    language: [langcode],
  }
}

function meets(values: Values | undefined, query: Query): boolean {
  return criteria.every((criterion) => query[criterion] === null || values?.[criterion].includes(query[criterion]) === true)
}

/** An address of another language may name a tag by that language's word. */
function queryOf({ tags }: PublicationIndex, search: string): Query {
  const asked = new URLSearchParams(search)
  const tag = asked.get("tag")
  const own = tags.find(([, , slugs]) => tag !== null && slugs.includes(tag))?.[2][0] ?? tag
  return { year: asked.get("year"), tag: own, kind: asked.get("kind"), language: asked.get("language") }
}

function searchOf(query: Query): string {
  const given = criteria.flatMap((criterion) => (query[criterion] === null ? [] : [[criterion, query[criterion]]]))
  return given.length === 0 ? "" : `?${new URLSearchParams(given).toString()}`
}

/** As the build orders them: years with the newest first, tags by name, kinds and languages in the site's order. */
function inOrder(criterion: Criterion, values: readonly string[], { tags }: PublicationIndex): readonly string[] {
  if (criterion === "tag") return tags.flatMap(([, , [slug = ""]]) => (values.includes(slug) ? slug : []))
  if (criterion === "year") return values.toSorted().toReversed()
  const order: readonly string[] = criterion === "kind" ? Object.keys(words.publicationKinds) : languages
  const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length)
  return values.toSorted((one, other) => place(one) - place(other))
}

function namesOf(criterion: Criterion, value: string, { tags }: PublicationIndex) {
  const tag = criterion === "tag" ? tags.find(([, , [slug]]) => slug === value) : undefined
  return { name: tag?.[0] ?? null, langcode: tag?.[1] ?? language }
}

function shownOf([title, path, langcode, date, created, kind, tags, authors]: IndexedPublication, index: PublicationIndex) {
  return {
    ...{ title, path, langcode, date, created: date ?? created, kind, summary: null, image: null },
    authors: authors.flatMap((place) => {
      const [name = "", its = ""] = index.authors[place] ?? []
      return { title: name, langcode: its }
    }),
    tags: tags.flatMap((place) => {
      const [name = "", its = "", [slug = ""] = []] = index.tags[place] ?? []
      return { name, langcode: its, path: inLanguage(language, `/publications/tag/${slug}/`) }
    }),
  }
}
