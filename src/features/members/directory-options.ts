import { foreignLang } from "#lib/strings/language.ts"
import { choices, type Choice, type Criterion, type DirectoryQuery } from "./directory-query.ts"
import type { Counts } from "./search/find-members.ts"

export type Option = {
  readonly value: string
  readonly label: string
  readonly lang: string | undefined
  /** The values by which addresses in other languages know it. */
  readonly others: readonly string[]
  /** How many members would match with it, given all else that is asked. */
  readonly count: number
}
export type DirectoryOptions = Readonly<Record<Choice, readonly Option[]>>

type Filter = Queries.DirectoryFragment["filters"][number]

/** The options of each choice: what some member has. Without `counts` each has the number of all members that meet it. */
export function directoryOptions(filters: readonly Filter[], counts?: Counts): DirectoryOptions {
  const optionsOf = (choice: Choice) =>
    filters
      .filter(({ criterion }) => criterion === choice)
      .map(({ value, name, langcode, otherNames, count }) => ({
        value,
        label: name,
        lang: foreignLang(langcode),
        others: otherNames?.split("\n") ?? [],
        count: counts === undefined ? count : (counts[choice].get(value) ?? 0),
      }))
  const [region, province, speciality, language] = choices.map(optionsOf)
  return { region: region ?? [], province: province ?? [], speciality: speciality ?? [], language: language ?? [] }
}

/** The value of a filter that an address means, which may be from a page in another language; null for an unknown one. */
export function valueOf(options: DirectoryOptions, criterion: Criterion, value: string): string | null {
  if (criterion === "text") return value
  const found =
    options[criterion].find((option) => option.value === value) ?? options[criterion].find(({ others }) => others.includes(value))
  return found?.value ?? null
}

export function labelOf(options: DirectoryOptions, query: DirectoryQuery, criterion: Criterion): string {
  const value = query[criterion]
  return criterion === "text" ? value.trim() : (options[criterion].find((option) => option.value === value)?.label ?? value)
}
