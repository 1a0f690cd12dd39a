/** Loads when a reader first uses a filter. */
import { searchOf } from "#lib/navigation/search-of.ts"
import { filterCriteria, type PublicationIndex } from "#lib/content/publication-index.ts"

type Criterion = (typeof filterCriteria)[number]
type Query = { readonly [criterion in Criterion]: string | null }

/** The count says how many publications there would be with another value, or without the chosen one. */
export type FacetChoice = Queries.PublicationFacetFragment & { readonly isChosen: boolean }

export type Filtered = { readonly facets: readonly FacetChoice[]; readonly publications: readonly Queries.DatedPublicationFragment[] }

/** The publications of the archive's page have summaries and pictures, those of the index don't. */
export type Archive = {
  readonly address: string
  readonly publications: readonly Queries.DatedPublicationFragment[]
  readonly facets: readonly Queries.PublicationFacetFragment[]
}

/** The remaining choices have the order of the page. */
export function filtered(index: PublicationIndex, search: string, { address, publications, facets }: Archive): Filtered {
  const rows = new Map(publications.map((row) => [row.path, row]))
  const query = queryOf(index, search)
  const choices = facets.flatMap((facet): FacetChoice | readonly [] => {
    const criterion = filterCriteria.find((one) => one === facet.criterion)
    if (criterion === undefined) return []
    const isChosen = query[criterion] === facet.value
    const narrowedQuery = { ...query, [criterion]: facet.value }
    const count = index.publications.filter((publication) => meets(publication, narrowedQuery)).length
    // A chosen filter stays, also where nothing is left: only here it can be taken back alone.
    return count === 0 && !isChosen
      ? []
      : { ...facet, count, isChosen, path: address + searchOf(isChosen ? { ...query, [criterion]: null } : narrowedQuery) }
  })
  const matches = index.publications.filter((publication) => meets(publication, query))
  return { facets: choices, publications: matches.map((publication) => rows.get(publication.path) ?? publication) }
}

function meets(
  { langcode, date, created, kind, tags }: Queries.DatedPublicationFragment,
  { year, tag, kind: wantedKind, language }: Query,
): boolean {
  return (
    (year === null || (date ?? created).startsWith(year)) &&
    (tag === null || tags.some(({ path }) => path?.endsWith(`/${tag}/`))) &&
    (wantedKind === null || kind === wantedKind) &&
    (language === null || langcode === language)
  )
}

/** An address of another language may name a tag by that language's word. */
function queryOf({ tags }: PublicationIndex, search: string): Query {
  const parameters = new URLSearchParams(search)
  const tag = parameters.get("tag")
  const own = tag !== null && Object.hasOwn(tags, tag) ? tags[tag] : undefined
  return { year: parameters.get("year"), tag: own ?? tag, kind: parameters.get("kind"), language: parameters.get("language") }
}
