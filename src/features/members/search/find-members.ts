import type { ListedMember } from "#lib/directory/listed-member.ts"
import { nameOf } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"
import { makeWordIndex, rankTexts, ranks, wordsIn, type WordIndex } from "#lib/text/word-index.ts"
import { activeCriteria, choices, type Choice, type Criterion, type DirectoryQuery } from "../directory-query.ts"

/** All members in alphabetical order, ready to be searched. */
export type Directory = {
  readonly members: readonly ListedMember[]
  readonly index: WordIndex
  /** Words of a question that say nothing of a practice: "an architect near Ghent". */
  readonly ignored: ReadonlySet<string>
}

/** How many members would match with each value of a choice. */
export type Counts = Readonly<Record<Choice, ReadonlyMap<string, number>>>

/** What excludes most members: a criterion, or one of several words; and how many would match without it. */
export type Obstacle = {
  readonly criterion: Criterion
  readonly count: number
  readonly word?: string
  /** The text without the word. */
  readonly rest?: string
  /** Whether members are in a place of this name, so that others may be near. */
  readonly isPlace?: boolean
}

export type Found = {
  /** Those that have the words best come first. */
  readonly members: readonly ListedMember[]
  readonly counts: Counts
  /** Of a search without results; null if no single criterion is one. */
  readonly obstacle: Obstacle | null
}

export function makeDirectory(members: readonly ListedMember[], ignored: string): Directory {
  return { members, index: makeWordIndex(members.map(textOf)), ignored: new Set(wordsIn(ignored)) }
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
  const { members, index } = directory
  const asked = activeCriteria(query)
  const rankOf = asked.includes("text") ? rankTexts(index, query.text, directory.ignored) : null
  const chosen = choices.filter((choice) => asked.includes(choice))
  const newCount = () => new Map<string, number>()
  const counts = { region: newCount(), province: newCount(), speciality: newCount(), language: newCount() } satisfies Counts
  const excluded = new Map<Criterion, number>()
  const byRank: ListedMember[][] = [[], [], []]
  for (const [position, member] of members.entries()) {
    const rank = rankOf?.[position] ?? ranks.beginning
    const missed = missedBy(member, query, chosen, rank)
    if (missed === "several") continue
    if (missed === null) byRank[rank]?.push(member)
    else excluded.set(missed, (excluded.get(missed) ?? 0) + 1)
    for (const choice of choices) if (missed === null || missed === choice) count(counts[choice], valuesOf(member, choice))
  }
  const found = byRank.flat()
  return { members: found, counts, obstacle: found.length === 0 ? obstacleOf(directory, query, excluded) : null }
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
function obstacleInText({ members, index, ignored }: Directory, query: DirectoryQuery): Obstacle | null {
  const chosen = choices.filter((choice) => query[choice] !== "")
  const all = query.text.trim().split(/\s+/)
  const meant = all.filter((word) => wordsIn(word).some((one) => !ignored.has(one)))
  if (meant.length < 2 || meant.length > mostWords) return null
  const [best] = meant
    .map((word) => {
      const rest = all.filter((other) => other !== word).join(" ")
      const rankOf = rankTexts(index, rest, ignored)
      const found = members.filter((member, position) => missedBy(member, query, chosen, rankOf[position] ?? ranks.none) === null)
      return { criterion: "text" as const, word, rest, count: found.length }
    })
    .toSorted((one, other) => other.count - one.count)
  return best === undefined || best.count === 0 ? null : { ...best, isPlace: isPlace(members, best.word) }
}

/** The one criterion that a member doesn't meet, if there is one. */
function missedBy(member: ListedMember, query: DirectoryQuery, chosen: readonly Choice[], rank: number): Criterion | "several" | null {
  let missed: Criterion | null = rank === ranks.none ? "text" : null
  for (const choice of chosen) {
    if (valuesOf(member, choice).includes(query[choice])) continue
    if (missed !== null) return "several"
    missed = choice
  }
  return missed
}

function valuesOf(member: ListedMember, choice: Choice): readonly string[] {
  switch (choice) {
    case "region":
    case "province":
      return member[choice] === null ? [] : [member[choice]]
    case "speciality":
      return member.specialities.map(({ name }) => name)
    case "language":
      return member.languages
  }
}

function count(counts: Map<string, number>, values: readonly string[]): void {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
}

function isPlace(members: readonly ListedMember[], word: string): boolean {
  const [name = ""] = wordsIn(word)
  return members.some(({ locality, placeNames }) => wordsIn(`${locality ?? ""} ${placeNames ?? ""}`).includes(name))
}
