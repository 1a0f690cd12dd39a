import { fold } from "#lib/text/collate.ts"

/** What a visitor looks for; an empty string asks for nothing. */
export type DirectoryQuery = { readonly text: string; readonly region: string; readonly speciality: string; readonly language: string }
export type Criterion = keyof DirectoryQuery

/** A member as the directory sees it. `words` is all that the text is looked for in. */
export type DirectoryEntry = {
  readonly words: string
  readonly region: string | null
  readonly specialities: readonly string[]
  readonly languages: readonly string[]
}

export const emptyQuery: DirectoryQuery = { text: "", region: "", speciality: "", language: "" }

const criteria: readonly Criterion[] = ["text", "region", "speciality", "language"]

/** The criteria that ask for something. */
export function activeCriteria(query: DirectoryQuery): Criterion[] {
  return criteria.filter((criterion) => query[criterion].trim() !== "")
}

/** Tells whether a member meets all criteria. Every word of the text must occur, in any order, whatever its case and accents. */
export function matches({ words, region, specialities, languages }: DirectoryEntry, query: DirectoryQuery): boolean {
  const folded = fold(words)
  return (
    fold(query.text)
      .split(/\s+/)
      .every((word) => folded.includes(word)) &&
    (query.region === "" || query.region === region) &&
    (query.speciality === "" || specialities.includes(query.speciality)) &&
    (query.language === "" || languages.includes(query.language))
  )
}

/** The one criterion without which most members would match, and how many; `null` where no single one stands in the way. */
export function obstacle(entries: readonly DirectoryEntry[], query: DirectoryQuery): { criterion: Criterion; count: number } | null {
  const without = activeCriteria(query)
    .map((criterion) => ({ criterion, count: entries.filter((entry) => matches(entry, { ...query, [criterion]: "" })).length }))
    .toSorted((a, b) => b.count - a.count)
  return without[0]?.count ? without[0] : null
}

/** The query in the address bar's words; empty without criteria. */
export function toSearch(query: DirectoryQuery): string {
  const parameters = new URLSearchParams(activeCriteria(query).map((criterion) => [parameterOf(criterion), query[criterion]]))
  return parameters.size === 0 ? "" : `?${parameters.toString()}`
}

/** The query that an address asks; values that `isKnown` doesn't recognise are dropped, so that an old link still shows members. */
export function fromSearch(search: string, isKnown: (criterion: Criterion, value: string) => boolean): DirectoryQuery {
  const parameters = new URLSearchParams(search)
  const values = criteria.map((criterion) => [criterion, parameters.get(parameterOf(criterion)) ?? ""] as const)
  return { ...emptyQuery, ...Object.fromEntries(values.filter(([criterion, value]) => criterion === "text" || isKnown(criterion, value))) }
}

function parameterOf(criterion: Criterion): string {
  return criterion === "text" ? "q" : criterion
}
