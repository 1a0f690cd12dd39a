import { transliterate } from "transliteration"
import { criterionSegments } from "../../../../contract/directory.ts"
import { slugFrom } from "../../../../contract/slug.ts"
import { language as spoken, nameOf } from "../../../lib/strings/language.ts"
import { wordsOf } from "../../../lib/strings/all.ts"
import { byName } from "../../../lib/text/collate.ts"
import type { NodeOfMember } from "./listed-members.ts"

export type CriterionName = keyof typeof criterionSegments

export type MetCriterion = {
  readonly criterion: CriterionName
  /** The same in all languages: a code, or the UUID of a speciality. */
  readonly key: string
  /** Addresses of the directory name the criterion by it. */
  readonly value: string
  readonly name: string
  readonly langcode: string
  readonly otherNames: string | null
  /** Below the address of members. */
  readonly path: string
  readonly members: readonly NodeOfMember[]
}
type Value = Pick<MetCriterion, "key" | "value" | "name" | "langcode" | "otherNames">

/** Lists the criteria that some member meets, by criterion and name, in the words of the language that is spoken. */
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
  const values = new Map<string, Value & { readonly members: NodeOfMember[] }>()
  for (const member of members)
    for (const value of valuesOf(member)) {
      const entry = values.get(value.key)
      if (entry === undefined) values.set(value.key, { ...value, members: [member] })
      else if (entry.members.at(-1) !== member) entry.members.push(member)
    }
  const slugCounts = new Map<string, number>()
  return [...values.values()]
    .toSorted((one, other) => byName(one.name, other.name) || (one.key < other.key ? -1 : 1))
    .map((met) => {
      const slug = slugFrom(transliterate(met.name))
      const before = slugCounts.get(slug) ?? 0
      slugCounts.set(slug, before + 1)
      return { ...met, criterion, path: `${criterionSegments[criterion]}/${before === 0 ? slug : `${slug}-${before + 1}`}/` }
    })
}
