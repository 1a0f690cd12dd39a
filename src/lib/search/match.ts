/** Finds the words of the index that a word of a question may mean. */
import { backwards, nameFor, type Places, type Root } from "./format.ts"
import type { IndexReader } from "./index-reader.ts"
import { nearness, withoutEnding } from "./near.ts"

/** A word of the index, how well it fits (at most 1), and where it is. */
export type Match = { readonly word: string; readonly fit: number; readonly places: readonly number[] }

const shortestForgiven = 4
/** A shorter word may be the beginning of another; a longer one is as likely to be misspelled. */
const shortestLoose = 6
/** How well the word itself fits, and its singular. */
const certain = 0.8
/** The beginning of a word may be that of many files. */
const mostFiles = 3
const mostNear = 4

/** Words that differ by a letter are found if the word itself isn't, or if `isLoose`. */
export async function matchesOf(word: string, reader: IndexReader, root: Root, isLoose = false): Promise<readonly Match[]> {
  const names = new Set(root.shards)
  const own = [word, ...withoutEnding(word)].map((one) => nameFor(one, names) ?? "")
  const longer = root.shards.filter((name) => name.startsWith(word) && name !== word)
  const files = [...new Set([...own, ...longer])].slice(0, mostFiles)
  const read = await Promise.all(files.map((name) => reader.places(name)))
  read.forEach((places) => checkOwner(places, word, files))
  const entries = wordsIn(read)
  const matches = entries.flatMap(([other, places]) => {
    const fit = fitOf(word, other)
    return fit === 0 ? [] : [{ word: other, fit, places }]
  })
  const isCertain = matches.some(({ fit }) => fit >= certain) || (matches.length > 0 && word.length < shortestLoose)
  if ((isCertain && !isLoose) || word.length < shortestForgiven) return matches
  const near = nearIn(word, entries)
  return matches.length + near.length > 0 ? [...matches, ...near] : endingAlike(word, reader, { root, names })
}

type Entry = readonly [word: string, places: readonly number[]]

function wordsIn(files: readonly Places[]): readonly Entry[] {
  return files.flatMap(({ words }) => Object.entries(words))
}

/** A file that a later build has cut into several is no longer the word's own. */
function checkOwner({ apart }: Places, word: string, files: readonly string[]): void {
  const owner = apart.find((beginning) => word.startsWith(beginning))
  if (owner !== undefined && !files.some((name) => name.startsWith(owner))) throw new Error("The search index has changed.")
}

function fitOf(word: string, other: string): number {
  if (word === other) return 1
  if (other.startsWith(word)) return 0.4 + (0.4 * word.length) / other.length
  return withoutEnding(word).includes(other) ? 0.8 : 0
}

function nearIn(word: string, entries: readonly Entry[]): readonly Match[] {
  const near = entries.map(([other, places]) => ({ word: other, places, how: nearness(word, other) }))
  const best = near.some(({ how }) => how === "whole") ? "whole" : "beginning"
  return near
    .filter(({ how }) => how === best)
    .map(({ word: other, places }) => ({ word: other, fit: best === "whole" ? 0.35 : 0.2, places }))
}

type Known = { readonly root: Root; readonly names: ReadonlySet<string> }

/** If the wrong letter is among the first ones, the right word is in another file; but it ends alike. */
async function endingAlike(word: string, reader: IndexReader, { root, names }: Known): Promise<readonly Match[]> {
  const reversed = backwards(word)
  const ending = nameFor(reversed, new Set(root.endings))
  if (ending === undefined) return []
  const { words } = await reader.endings(ending)
  const near = words
    .filter((other) => nearness(reversed, other) === "whole")
    .slice(0, mostNear)
    .map(backwards)
  const files = [...new Set(near.map((other) => nameFor(other, names) ?? ""))].slice(0, mostFiles)
  const entries = wordsIn(await Promise.all(files.map((name) => reader.places(name))))
  return entries.flatMap(([other, places]) => (near.includes(other) ? [{ word: other, fit: 0.35, places }] : []))
}
