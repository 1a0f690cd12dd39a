import type { ListedMember } from "#lib/directory/listed-member.ts"
import { nameOf } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"
import { makeWordIndex, rankTexts, ranks, wordsIn, type WordIndex } from "#lib/text/word-index.ts"
import { choices, type Choice, type Criterion, type DirectoryQuery } from "../directory-query.ts"

/** All members in alphabetical order, ready to be searched. */
export type Directory = {
  readonly members: readonly ListedMember[]
  readonly index: WordIndex
  readonly facets: Readonly<Record<Choice, Facet>>
  /** Words of a question that say nothing of a practice: "an architect near Ghent". */
  readonly ignored: ReadonlySet<string>
}

/** The values that members have of a choice: those of a member are the `values` at the positions in `of`. */
type Facet = { readonly values: readonly string[]; readonly of: readonly (readonly number[])[] }

/** How many members would match with each value of a choice. */
export type Counts = Readonly<Record<Choice, ReadonlyMap<string, number>>>

/** What excludes most members: a criterion, or one of several words; and how many would match without it. */
export type Obstacle = {
  readonly criterion: Criterion
  readonly count: number
  readonly word?: string
  /** The text without the word. */
  readonly rest?: string
}

export type Found = {
  /** Those that have the words best come first. */
  readonly members: readonly ListedMember[]
  readonly counts: Counts
  /** Of a search without results; null if no single criterion is one. */
  readonly obstacle: Obstacle | null
}

export function makeDirectory(members: readonly ListedMember[], ignored: string): Directory {
  return { members, index: makeWordIndex(members.map(textOf)), facets: facetsOf(members), ignored: new Set(wordsIn(ignored)) }
}

function facetsOf(members: readonly ListedMember[]): Directory["facets"] {
  const facetOf = (valuesOf: (member: ListedMember) => readonly (string | null)[]): Facet => {
    const positions = new Map<string, number>()
    const of = members.map((member) =>
      valuesOf(member).flatMap((value) => {
        if (value === null) return []
        const position = positions.get(value) ?? positions.size
        positions.set(value, position)
        return position
      }),
    )
    return { values: [...positions.keys()], of }
  }
  return {
    region: facetOf(({ region }) => [region]),
    province: facetOf(({ province }) => [province]),
    speciality: facetOf(({ specialities }) => specialities.map(({ name }) => name)),
    language: facetOf(({ languages }) => languages),
  }
}

/** Everything that a search may match, in the words of all languages. */
function textOf(member: ListedMember): string {
  const { title, otherNames, postalCode, locality, region, province, placeNames, specialities, languages, people } = member
  const places = [postalCode, locality, region && nameOf(words.regions, region), province && nameOf(words.provinces, province), placeNames]
  const named = specialities.flatMap(({ name, otherNames: others }) => [name, others])
  const spoken = languages.map((code) => nameOf(words.languages, code))
  return [title, otherNames, ...places, ...named, ...spoken, ...people].filter(Boolean).join(" ")
}

/** Finds members in one pass, with what each other choice would find. */
export function findMembers(directory: Directory, query: DirectoryQuery): Found {
  const { members, index, facets } = directory
  const rankOf = query.text.trim() === "" ? null : rankTexts(index, query.text, directory.ignored)
  const missedBy = missedIn(facets, query)
  const numbers = mapChoices((choice) => new Uint32Array(facets[choice].values.length))
  const excluded = new Map<Criterion, number>()
  const byRank: ListedMember[][] = [[], [], []]
  for (const [position, member] of members.entries()) {
    const rank = rankOf?.[position] ?? ranks.beginning
    const missed = missedBy(position, rank)
    if (missed === "several") continue
    if (missed === null) byRank[rank]?.push(member)
    else excluded.set(missed, (excluded.get(missed) ?? 0) + 1)
    for (const choice of choices) if (missed === null || missed === choice) countOne(numbers[choice], facets[choice].of[position])
  }
  const found = byRank.flat()
  const counts = mapChoices((choice) => new Map(facets[choice].values.map((value, at) => [value, numbers[choice][at] ?? 0])))
  return { members: found, counts, obstacle: found.length === 0 ? obstacleOf(directory, query, excluded) : null }
}

function countOne(numbers: Uint32Array, values: readonly number[] = []): void {
  for (const value of values) numbers[value] = (numbers[value] ?? 0) + 1
}

function mapChoices<Value>(make: (choice: Choice) => Value): Record<Choice, Value> {
  return { region: make("region"), province: make("province"), speciality: make("speciality"), language: make("language") }
}

function obstacleOf(directory: Directory, query: DirectoryQuery, excluded: ReadonlyMap<Criterion, number>): Obstacle | null {
  const [first] = [...excluded].toSorted(([, one], [, other]) => other - one)
  if (first === undefined) return null
  const [criterion, without] = first
  return (criterion === "text" ? obstacleInText(directory, query) : null) ?? { criterion, count: without }
}

/** In words: a longer text is no search, but a letter. */
const mostWords = 6

/** The word without which most members match; null if the text has one word, or no single word is the obstacle. */
function obstacleInText({ members, index, facets, ignored }: Directory, query: DirectoryQuery): Obstacle | null {
  const missedBy = missedIn(facets, query)
  const all = query.text.trim().split(/\s+/)
  const meant = all.filter((word) => wordsIn(word).some((one) => !ignored.has(one)))
  if (meant.length < 2 || meant.length > mostWords) return null
  const [best] = meant
    .map((word) => {
      const rest = all.filter((other) => other !== word).join(" ")
      const rankOf = rankTexts(index, rest, ignored)
      const found = members.filter((_, position) => missedBy(position, rankOf[position] ?? ranks.none) === null)
      return { criterion: "text" as const, word, rest, count: found.length }
    })
    .toSorted((one, other) => other.count - one.count)
  return best === undefined || best.count === 0 ? null : best
}

/** The one criterion that a member doesn't meet, if there is one. */
function missedIn(facets: Directory["facets"], query: DirectoryQuery): (position: number, rank: number) => Criterion | "several" | null {
  const asked = choices
    .filter((choice) => query[choice] !== "")
    .map((choice) => ({ choice, value: facets[choice].values.indexOf(query[choice]) }))
  return (position, rank) => {
    let missed: Criterion | null = rank === ranks.none ? "text" : null
    for (const { choice, value } of asked) {
      if (facets[choice].of[position]?.includes(value) === true) continue
      if (missed !== null) return "several"
      missed = choice
    }
    return missed
  }
}
