import type { criterionSegments } from "#contract/directory.ts"

export type Choice = keyof typeof criterionSegments
export type Criterion = "text" | Choice

/** The criteria of a search, and the municipality from which distances are counted; an empty string is none. */
export type DirectoryQuery = Readonly<Record<Criterion | "near", string>>

export const choices: readonly Choice[] = ["region", "province", "speciality", "language"]
const criteria: readonly Criterion[] = ["text", ...choices]

export const emptyQuery: DirectoryQuery = { text: "", region: "", province: "", speciality: "", language: "", near: "" }

export function activeCriteria(query: DirectoryQuery): Criterion[] {
  return criteria.filter((criterion) => query[criterion].trim() !== "")
}

export function toSearch(query: DirectoryQuery): string {
  const parameters = new URLSearchParams(activeCriteria(query).map((criterion) => [parameterOf(criterion), query[criterion]]))
  if (query.near !== "") parameters.set("near", query.near)
  return parameters.size === 0 ? "" : `?${parameters.toString()}`
}

/** Finds the value that an address means; null if there is none. */
export type FindValue = (criterion: Criterion, value: string) => string | null

/** The query of an address. It drops unknown values, so that an old link still shows members. */
export function fromSearch(search: string, find: FindValue): DirectoryQuery {
  const parameters = new URLSearchParams(search)
  const values = criteria.map((criterion) => [criterion, find(criterion, parameters.get(parameterOf(criterion)) ?? "") ?? ""] as const)
  return { ...emptyQuery, ...Object.fromEntries(values), near: parameters.get("near")?.trim() ?? "" }
}

function parameterOf(criterion: Criterion): string {
  return criterion === "text" ? "q" : criterion
}
