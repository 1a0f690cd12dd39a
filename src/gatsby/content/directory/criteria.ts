import { kinds } from "../../../../contract/content.ts"
import { criterionSegments } from "../../../../contract/directory.ts"
import { inLanguage } from "../../../../contract/languages.ts"
import { language as spoken, nameOf } from "../../../lib/strings/language.ts"
import { wordsOf } from "../../../lib/strings/all.ts"
import { byName } from "../../../lib/text/collate.ts"
import { freeSlugs, type Group } from "../list-pages.ts"
import type { NodeOfMember } from "./listed-members.ts"

export const directoryPath = kinds["node--member"].publicPath

type CriterionName = keyof typeof criterionSegments

/** The key is a code, or the UUID of a speciality. */
export type MetCriterion = Group<NodeOfMember, CriterionName> & Value

type Value = {
  readonly key: string
  readonly value: string
  readonly name: string
  readonly langcode: string
  readonly otherNames: string | null
}

/** Lists criteria that some member meets, by criterion and name, in the present words. */
export function metCriteria(members: readonly NodeOfMember[]): readonly MetCriterion[] {
  const { regions, provinces, languages } = wordsOf(spoken)
  const coded = (names: Readonly<Record<string, string>>) => (code: string) => valueOf({ key: code, name: nameOf(names, code) })
  return [
    ...metOf("region", members, ({ member }) => [member.region ?? []].flat().map(coded(regions))),
    ...metOf("province", members, ({ member }) => [member.province ?? []].flat().map(coded(provinces))),
    ...metOf("speciality", members, ({ member, specialityIds }) =>
      member.specialities.map((one, index) => ({ ...one, key: specialityIds[index] ?? one.name, value: one.name })),
    ),
    ...metOf("language", members, ({ member }) => member.languages.map(coded(languages))),
  ]
}

function valueOf({ key, name }: Pick<Value, "key" | "name">): Value {
  return { key, value: key, name, langcode: spoken, otherNames: null }
}

function metOf(
  criterion: CriterionName,
  members: readonly NodeOfMember[],
  valuesOf: (one: NodeOfMember) => readonly Value[],
): MetCriterion[] {
  const values = new Map<string, Value & { readonly items: NodeOfMember[] }>()
  for (const member of members)
    for (const value of valuesOf(member)) {
      const entry = values.get(value.key)
      if (entry === undefined) values.set(value.key, { ...value, items: [member] })
      else if (entry.items.at(-1) !== member) entry.items.push(member)
    }
  const slugOf = freeSlugs()
  return [...values.values()]
    .toSorted((one, other) => byName(one.name, other.name) || (one.key < other.key ? -1 : 1))
    .map((met) => {
      const path = inLanguage(spoken, `${directoryPath}${criterionSegments[criterion]}/${slugOf(met.name)}/`)
      return { ...met, language: spoken, criterion, path }
    })
}
