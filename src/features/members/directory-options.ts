import { foreignLang, nameOf } from "#lib/strings/language.ts"
import { byName } from "#lib/text/collate.ts"
import { provinceOf } from "#lib/text/provinces.ts"
import type { Criterion, DirectoryEntry, DirectoryQuery } from "./directory-query.ts"
import { words } from "#lib/strings/words.ts"

type Choice = Exclude<Criterion, "text">
type Option = {
  readonly value: string
  readonly label: string
  readonly lang?: string | undefined
  /** The values by which addresses in other languages know it. */
  readonly others?: readonly string[]
}
export type DirectoryOptions = Readonly<Record<Choice, readonly Option[]>>

type Member = Pick<
  Queries.MemberCardFragment,
  "title" | "otherNames" | "street" | "postalCode" | "locality" | "region" | "placeNames" | "languages" | "specialities"
>

/** The options of each filter: only values that some member has, in alphabetical order. */
export function directoryOptions(members: readonly Member[]): DirectoryOptions {
  const specialities = new Map(members.flatMap((member) => member.specialities.map((speciality) => [speciality.name, speciality] as const)))
  const named = (option: Option): Option => {
    const { langcode = "", otherNames = null } = specialities.get(option.value) ?? {}
    return { ...option, lang: foreignLang(langcode), others: otherNames?.split("\n") ?? [] }
  }
  return {
    region: options(
      members.flatMap(({ region }) => region ?? []),
      words.regions,
    ),
    speciality: options([...specialities.keys()]).map(named),
    language: options(
      members.flatMap((member) => member.languages),
      words.languages,
    ),
  }
}

/** The value of a filter that an address means, which may be from a page in another language; null for an unknown one. */
export function valueOf(options: DirectoryOptions, criterion: Criterion, value: string): string | null {
  if (criterion === "text") return value
  const found =
    options[criterion].find((option) => option.value === value) ?? options[criterion].find(({ others = [] }) => others.includes(value))
  return found?.value ?? null
}

export function labelOf(options: DirectoryOptions, query: DirectoryQuery, criterion: Criterion): string {
  const value = query[criterion]
  return criterion === "text" ? value.trim() : (options[criterion].find((option) => option.value === value)?.label ?? value)
}

/** A member as the directory searches it: by name, place and speciality, in the words of all languages. */
export function directoryEntry({
  title,
  otherNames,
  postalCode,
  locality,
  region,
  placeNames,
  languages,
  specialities,
}: Member): DirectoryEntry {
  const names = specialities.map(({ name }) => name)
  const place = [postalCode, locality, provinceOf(postalCode), region && nameOf(words.regions, region), placeNames]
  const others = [otherNames, ...specialities.map((speciality) => speciality.otherNames)]
  return { words: [title, ...place, ...names, ...others].filter(Boolean).join(" "), region, languages, specialities: names }
}

function options(values: readonly string[], names: Readonly<Record<string, string>> = {}): Option[] {
  return [...new Set(values)].map((value) => ({ value, label: nameOf(names, value) })).toSorted((a, b) => byName(a.label, b.label))
}
