/** A word of a question may mean several words of the index. */
import { backwards, nameFor, type Root } from "./format.ts"
import { isAlmost, isOneEdit } from "../text/almost.ts"
import type { IndexReader } from "./index-reader.ts"

/** `fit` is at most 1. */
export type Match = { readonly word: string; readonly fit: number; readonly places: readonly number[] }

const shortestForgiven = 4
/** A shorter word may be the beginning of another; a longer one is as likely to be misspelled. */
const shortestLoose = 6
/** A word fits its singular at least this well, so no other spellings are tried. */
const certain = 0.8
/** Many files may begin with the same letters, and this many are read. */
const mostFiles = 3
const mostNear = 4

/** Words that differ by a letter count if the word itself isn't found, or if `isLoose`. */
export async function matchesOf(word: string, reader: IndexReader, root: Root, isLoose = false): Promise<readonly Match[]> {
  const own = [word, ...withoutEnding(word)].flatMap((one) => nameFor(one, root.words) ?? [])
  const entries = await entriesOf([...own, ...root.words.filter((name) => name.startsWith(word))], reader)
  const matches = entries.flatMap(([other, places]) => {
    const fit = fitOf(word, other)
    return fit === 0 ? [] : [{ word: other, fit, places }]
  })
  const isCertain = matches.some(({ fit }) => fit >= certain) || (matches.length > 0 && word.length < shortestLoose)
  if ((isCertain && !isLoose) || word.length < shortestForgiven) return matches
  const near = nearIn(word, entries)
  return matches.length + near.length > 0 ? [...matches, ...near] : endingAlike(word, reader, root)
}

type Entry = readonly [word: string, places: readonly number[]]

async function entriesOf(names: readonly string[], reader: IndexReader): Promise<readonly Entry[]> {
  const files = await Promise.all([...new Set(names)].slice(0, mostFiles).map((name) => reader.words(name)))
  return files.flatMap((words) => Object.entries(words))
}

function fitOf(word: string, other: string): number {
  if (word === other) return 1
  if (other.startsWith(word)) return 0.4 + (0.4 * word.length) / other.length
  return withoutEnding(word).includes(other) ? 0.8 : 0
}

function nearIn(word: string, entries: readonly Entry[]): readonly Match[] {
  const matchesBy = (isNear: typeof isOneEdit, fit: number) => {
    return entries.flatMap(([other, places]) => (isNear(word, other) ? [{ word: other, fit, places }] : []))
  }
  const whole = matchesBy(isOneEdit, 0.35)
  return whole.length > 0 ? whole : matchesBy(isAlmost, 0.2)
}

/** A wrong letter among the first ones leads to another file, but the right word ends alike. */
async function endingAlike(word: string, reader: IndexReader, root: Root): Promise<readonly Match[]> {
  const reversed = backwards(word)
  const ending = nameFor(reversed, root.endings)
  const alike = ending === undefined ? [] : await reader.endings(ending)
  const whole = alike.filter((other) => isOneEdit(reversed, other))
  const near = whole.slice(0, mostNear).map(backwards)
  const names = near.flatMap((other) => nameFor(other, root.words) ?? [])
  return (await entriesOf(names, reader)).flatMap(([other, places]) => (near.includes(other) ? [{ word: other, fit: 0.35, places }] : []))
}

/** Removes the plural endings of the site's languages. */
export function withoutEnding(word: string): readonly string[] {
  const shorter = [/[snx]$/, /(en|es|er)$/].map((ending) => word.replace(ending, ""))
  return shorter.filter((one) => one !== word && one.length > 2)
}
