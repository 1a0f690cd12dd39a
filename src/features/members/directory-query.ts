import { fold } from "#contract/fold.ts"

/** The criteria of a search; an empty string is none. */
export type DirectoryQuery = { readonly text: string; readonly region: string; readonly speciality: string; readonly language: string }
export type Criterion = keyof DirectoryQuery

/** A member as the directory searches it. `words` holds everything that the text may match. */
export type DirectoryEntry = {
  readonly words: string
  readonly region: string | null
  readonly specialities: readonly string[]
  readonly languages: readonly string[]
}

export const emptyQuery: DirectoryQuery = { text: "", region: "", speciality: "", language: "" }

const criteria: readonly Criterion[] = ["text", "region", "speciality", "language"]

export function activeCriteria(query: DirectoryQuery): Criterion[] {
  return criteria.filter((criterion) => query[criterion].trim() !== "")
}

/** Says whether a member meets all criteria. Every word of the text must occur; order, case and accents don't matter. */
export function matches({ words, region, specialities, languages }: DirectoryEntry, query: DirectoryQuery): boolean {
  return (
    hasWords(words, query.text) &&
    (query.region === "" || query.region === region) &&
    (query.speciality === "" || specialities.includes(query.speciality)) &&
    (query.language === "" || languages.includes(query.language))
  )
}

function hasWords(words: string, text: string): boolean {
  if (text.trim() === "") return true
  const folded = fold(words)
  return fold(text)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** The criterion that excludes most members, and how many would match without it. */
export type Obstacle = { readonly criterion: Criterion; readonly count: number }

/** Finds the obstacle of a query without results; `null` if no single criterion is one. */
export function obstacleOf(entries: readonly DirectoryEntry[], query: DirectoryQuery): Obstacle | null {
  const without = activeCriteria(query)
    .map((criterion) => ({ criterion, count: entries.filter((entry) => matches(entry, { ...query, [criterion]: "" })).length }))
    .toSorted((a, b) => b.count - a.count)
  return without[0]?.count ? without[0] : null
}

export function toSearch(query: DirectoryQuery): string {
  const parameters = new URLSearchParams(activeCriteria(query).map((criterion) => [parameterOf(criterion), query[criterion]]))
  return parameters.size === 0 ? "" : `?${parameters.toString()}`
}

/** Finds the value that an address means; null if there is none. */
export type FindValue = (criterion: Criterion, value: string) => string | null

/** The query of an address. It drops unknown values, so that an old link still shows members. */
export function fromSearch(search: string, find: FindValue): DirectoryQuery {
  const parameters = new URLSearchParams(search)
  const values = criteria.map((criterion) => [criterion, find(criterion, parameters.get(parameterOf(criterion)) ?? "") ?? ""] as const)
  return { ...emptyQuery, ...Object.fromEntries(values) }
}

function parameterOf(criterion: Criterion): string {
  return criterion === "text" ? "q" : criterion
}
