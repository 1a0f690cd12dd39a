import type { criterionSegments } from "#contract/directory.ts"
import { searchOf } from "#lib/navigation/search-of.ts"

export type ChoiceCriterion = keyof typeof criterionSegments
export type Criterion = "text" | ChoiceCriterion

/** Distances are counted from the municipality `near`. An empty string is no criterion. */
export type DirectoryQuery = Readonly<Record<Criterion | "near", string>>

export const choices: readonly ChoiceCriterion[] = ["region", "province", "speciality", "language"]
const criteria: readonly Criterion[] = ["text", ...choices]

export const emptyQuery: DirectoryQuery = { text: "", region: "", province: "", speciality: "", language: "", near: "" }

export function activeCriteria(query: DirectoryQuery): Criterion[] {
  return criteria.filter((criterion) => query[criterion].trim() !== "")
}

export function toSearch({ text, region, province, speciality, language, near }: DirectoryQuery): string {
  return searchOf({ q: text.trim() === "" ? null : text, region, province, speciality, language, near })
}

/** Unknown values are dropped, so that an old link still shows members. */
export function fromSearch(search: string, options: DirectoryOptions): DirectoryQuery {
  const parameters = new URLSearchParams(search)
  const values = criteria.map(
    (criterion) => [criterion, valueOf(options, criterion, parameters.get(parameterOf(criterion)) ?? "")] as const,
  )
  return { ...emptyQuery, ...Object.fromEntries(values), near: parameters.get("near")?.trim() ?? "" }
}

function parameterOf(criterion: Criterion): string {
  return criterion === "text" ? "q" : criterion
}

/** For each value of a choice, the number of members that would match with it. */
export type Counts = Readonly<Record<ChoiceCriterion, ReadonlyMap<string, number>>>

export type DirectoryFilter = Queries.DirectoryFragment["filters"][number]

/** Lists only values that some member has. `count` is how many would match with it and with the other criteria. */
export type DirectoryOptions = Readonly<Record<ChoiceCriterion, readonly DirectoryFilter[]>>

/** Without `counts` each option has the number of all members that meet it. */
export function directoryOptions(filters: readonly DirectoryFilter[], counts?: Counts): DirectoryOptions {
  const optionsOf = (choice: ChoiceCriterion) =>
    filters
      .filter(({ criterion }) => criterion === choice)
      .map((filter) => (counts === undefined ? filter : { ...filter, count: counts[choice].get(filter.value) ?? 0 }))
  return ofChoices(optionsOf)
}

export function ofChoices<Value>(value: (choice: ChoiceCriterion) => Value): Readonly<Record<ChoiceCriterion, Value>> {
  return { region: value("region"), province: value("province"), speciality: value("speciality"), language: value("language") }
}

/** The address may be from a page in another language. The result is empty for an unknown value. */
function valueOf(options: DirectoryOptions, criterion: Criterion, value: string): string {
  if (criterion === "text") return value
  const own = options[criterion]
  const match = own.find((option) => option.value === value) ?? own.find(({ otherNames }) => otherNames?.split("\n").includes(value))
  return match?.value ?? ""
}

export function criterionLabel(options: DirectoryOptions, query: DirectoryQuery, criterion: Criterion): string {
  const value = query[criterion]
  return criterion === "text" ? value.trim() : (options[criterion].find((option) => option.value === value)?.name ?? value)
}
