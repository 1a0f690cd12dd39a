/** The files of the search index, one set for the readers of each language (docs/decisions/0027-a-search-index-of-small-files.md). */
import type { Langcode } from "../../../contract/fields.ts"

export const searchKinds = ["publication", "action", "member", "event", "page"] as const
export type SearchKind = (typeof searchKinds)[number]

/** What the browser reads first: it names all other files, and which documents there are. */
export type Root = {
  /** The beginnings of words by which the files of places are named. */
  readonly shards: readonly string[]
  /** The same of words that are read backwards. */
  readonly endings: readonly string[]
  /** By kind and language of the text (`publication fr`): runs of numbers. 1 to 3 and 7 are `[1, 4, 7, 8]`. */
  readonly documents: Readonly<Record<string, readonly number[]>>
}

/** The places of words. Those that begin with one of `apart` are in files of their own. */
export type Places = { readonly apart: readonly string[]; readonly words: Readonly<Record<string, readonly number[]>> }

/** The words with one ending, each backwards. */
export type Endings = { readonly apart: readonly string[]; readonly words: readonly string[] }

/** What is shown of documents, by their numbers. */
export type Documents = Readonly<Record<string, Document>>
export type Document = readonly [title: string, path: string, text: string, date: string]

/** How many documents a file has: what a search shows is spread over many files. */
export const documentsPerFile = 4

/** A place of a word is the number of the document and a weight below this. */
export const weights = 8

export function searchFolder(language: Langcode): string {
  return `/search/${language}`
}

export function rootFile(language: Langcode): string {
  return `${searchFolder(language)}/root.json`
}

export function placesFile(language: Langcode, beginning: string): string {
  return `${searchFolder(language)}/words-${fileName(beginning)}.json`
}

export function endingsFile(language: Langcode, ending: string): string {
  return `${searchFolder(language)}/endings-${fileName(ending)}.json`
}

export function documentsFile(language: Langcode, number: number): string {
  return `${searchFolder(language)}/texts-${Math.floor(number / documentsPerFile)}.json`
}

export function backwards(word: string): string {
  let reversed = ""
  for (let index = word.length - 1; index >= 0; index -= 1) reversed += word.charAt(index)
  return reversed
}

/** The longest of the names with which a word begins: the name of its file. */
export function nameFor(word: string, names: ReadonlySet<string>): string | undefined {
  for (let length = word.length; length >= 0; length -= 1) if (names.has(word.slice(0, length))) return word.slice(0, length)
  return undefined
}

/** Letters beside a to z have no place in the names of files on all systems. */
function fileName(beginning: string): string {
  return beginning.replaceAll(/[^a-z0-9]/g, (letter) => `_${(letter.codePointAt(0) ?? 0).toString(16)}_`)
}
