import type { ListedMember } from "#lib/directory/listed-member.ts"
import { nameOf } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"
import { ranks, rankTexts, distinctWords } from "#lib/text/word-ranks.ts"
import { choices, ofChoices, type ChoiceCriterion, type Counts, type Criterion, type DirectoryQuery } from "../directory-query.ts"

/** Members are in alphabetical order. */
export type DirectoryIndex = {
  readonly members: readonly ListedMember[]
  readonly texts: readonly (readonly string[])[]
  /** Such words of a question say nothing of a practice: "an architect near Ghent". */
  readonly ignored: ReadonlySet<string>
}

/** More members would match without this criterion, or without this word, than without any other. `count` says how many. */
export type Obstacle = {
  readonly criterion: Criterion
  readonly count: number
  readonly word?: string
  readonly rest?: string
}

export type MemberMatches = {
  /** Members that have the words best come first. */
  readonly members: readonly ListedMember[]
  readonly counts: Counts
  /** Is set for a search without results, unless no single criterion is the obstacle. */
  readonly obstacle: Obstacle | null
}

const valuesOf: Readonly<Record<ChoiceCriterion, (member: ListedMember) => readonly string[]>> = {
  region: ({ region }) => (region === null ? [] : [region]),
  province: ({ province }) => (province === null ? [] : [province]),
  speciality: ({ specialities }) => specialities.map(({ name }) => name),
  language: ({ languages }) => languages,
}

export function makeDirectory(members: readonly ListedMember[], ignored: string): DirectoryIndex {
  return { members, texts: members.map((member) => distinctWords(textOf(member))), ignored: new Set(distinctWords(ignored)) }
}

/** A search matches all of this, in the words of all languages. */
function textOf(member: ListedMember): string {
  const { title, otherNames, postalCode, locality, region, province, placeNames, specialities, languages, people } = member
  const places = [postalCode, locality, region && nameOf(words.regions, region), province && nameOf(words.provinces, province), placeNames]
  const specialityNames = specialities.flatMap(({ name, otherNames: others }) => [name, others])
  const languageNames = languages.map((code) => nameOf(words.languages, code))
  return [title, otherNames, ...places, ...specialityNames, ...languageNames, ...people].filter(Boolean).join(" ")
}

export function findMembers(directory: DirectoryIndex, query: DirectoryQuery): MemberMatches {
  const trials = tryAll(directory, query)
  const members = trials.filter(({ missed }) => missed.length === 0).toSorted((one, other) => one.rank - other.rank)
  const countsOf = (choice: ChoiceCriterion) => {
    const counts = new Map<string, number>()
    for (const { member, missed } of trials) {
      const isCounted = missed.every((criterion) => criterion === choice)
      for (const value of valuesOf[choice](member)) counts.set(value, (counts.get(value) ?? 0) + Number(isCounted))
    }
    return counts
  }
  return {
    members: members.map(({ member }) => member),
    counts: ofChoices(countsOf),
    obstacle: members.length === 0 ? obstacleOf(directory, query, trials) : null,
  }
}

/** `missed` are the criteria that the member doesn't meet. */
type Trial = { readonly member: ListedMember; readonly rank: number; readonly missed: readonly Criterion[] }

function tryAll({ members, texts, ignored }: DirectoryIndex, query: DirectoryQuery): readonly Trial[] {
  const ranked = rankTexts(texts, query.text, ignored)
  const activeChoices = choices.filter((choice) => query[choice] !== "")
  return members.map((member, place) => {
    const rank = ranked[place] ?? ranks.none
    const missed = activeChoices.filter((choice) => !valuesOf[choice](member).includes(query[choice]))
    return { member, rank, missed: rank === ranks.none ? ["text", ...missed] : missed }
  })
}

function obstacleOf(directory: DirectoryIndex, query: DirectoryQuery, trials: readonly Trial[]): Obstacle | null {
  const alone = trials.flatMap(({ missed }) => (missed.length === 1 ? missed : []))
  const obstacles = [...new Set(alone)].map((criterion) => ({ criterion, count: alone.filter((one) => one === criterion).length }))
  const [first] = obstacles.toSorted((one, other) => other.count - one.count)
  return (first?.criterion === "text" ? obstacleInText(directory, query) : null) ?? first ?? null
}

/** A text of more words is no search for a practice. */
const mostWords = 6

/** Returns null if the text has one word, or if no single word is the obstacle. */
function obstacleInText(directory: DirectoryIndex, query: DirectoryQuery): Obstacle | null {
  const all = query.text.trim().split(/\s+/)
  const searchWords = all.filter((word) => distinctWords(word).some((one) => !directory.ignored.has(one)))
  if (searchWords.length < 2 || searchWords.length > mostWords) return null
  const [best] = searchWords
    .map((word): Obstacle => {
      const rest = all.filter((other) => other !== word).join(" ")
      const count = tryAll(directory, { ...query, text: rest }).filter(({ missed }) => missed.length === 0).length
      return { criterion: "text", word, rest, count }
    })
    .toSorted((one, other) => other.count - one.count)
  return best === undefined || best.count === 0 ? null : best
}
