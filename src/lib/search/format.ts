/** docs/decisions/0027-a-search-index-of-small-files.md explains the files, one set for the readers of each language. */
import type { Langcode } from "../../../contract/fields.ts"

export const searchKinds = ["publication", "action", "member", "event", "page"] as const
export type SearchKind = (typeof searchKinds)[number]

/** The browser reads it first. It names all other files and the documents. */
export type Root = {
  /** A file of words is named by their beginning. No name begins with another one. */
  readonly words: readonly string[]
  /** Words are read backwards here, and their beginnings name the files of endings. */
  readonly endings: readonly string[]
  /** Each kind and language (`publication fr`) has the numbers of its documents. */
  readonly documents: Readonly<Record<string, readonly number[]>>
}

/** A place is a document's number, as the distance from the place before, and a weight below `weightCount`. */
export type Places = Readonly<Record<string, readonly number[]>>
/** The words have one ending, and are written backwards. */
export type Endings = readonly string[]
export type IndexedDocument = readonly [title: string, path: string, text: string, date: string]

export const weightCount = 8

export function searchFolder(language: Langcode): string {
  return `/search/${language}`
}

export function rootFile(language: Langcode): string {
  return `${searchFolder(language)}/root.json`
}

export function wordsFile(language: Langcode, beginning: string): string {
  return `${searchFolder(language)}/words-${fileName(beginning)}.json`
}

export function endingsFile(language: Langcode, ending: string): string {
  return `${searchFolder(language)}/endings-${fileName(ending)}.json`
}

export function documentFile(language: Langcode, number: number): string {
  return `${searchFolder(language)}/text-${number}.json`
}

/** The end counts as a letter, so that the name of a file may be a whole word. */
export const wordEnd = " "

export function nameFor(word: string, names: readonly string[]): string | undefined {
  return names.find((name) => (word + wordEnd).startsWith(name))
}

export function backwards(word: string): string {
  return word.split("").toReversed().join("")
}

/** Not all systems allow letters beside a to z in the names of files. */
function fileName(beginning: string): string {
  return beginning.replaceAll(/[^a-z0-9]/g, (letter) => `_${(letter.codePointAt(0) ?? 0).toString(16)}_`)
}
