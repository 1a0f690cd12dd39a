/** Few readers sort by distance, so the municipalities are a chunk of their own. */
import { fold } from "#contract/fold.ts"
import { bareName, municipalityCalled, municipalityNames } from "#contract/places/municipalities.ts"
import { byName } from "#lib/text/collate.ts"
import { isOneEdit } from "#lib/text/almost.ts"
import type { NamedPoint } from "./distance.ts"

export { distanceTo } from "./distance.ts"
export { SortedBy } from "./sorted-by.tsx"

/** Letters: too many other names differ in one letter from a shorter one. */
const fewestForgiven = 4

/** Accepts a name in any language, the beginning of one, or one wrong letter. */
export function placeCalled(text: string): NamedPoint | null {
  const folded = fold(text).trim()
  if (folded === "") return null
  const name = exactName(text) ?? (folded.length < fewestForgiven ? undefined : (nameBeginning(folded) ?? similarName(folded)))
  const municipality = name === undefined ? null : municipalityCalled(name)
  return name === undefined || municipality === null ? null : { name, latitude: municipality.latitude, longitude: municipality.longitude }
}

/** Each name appears once, in alphabetical order. */
export const placeNames: readonly string[] = [...new Set(municipalityNames())].toSorted(byName)

export function isPlaceName(text: string): boolean {
  return municipalityNames().includes(text)
}

/** Words: "Villers le Bouillet" has three, and no name has more than this. */
const mostWords = 5

/** Letters: "as" and "lo" are places too, but mostly words. */
const fewestLetters = 3

/** `rest` is the question without the longest name of a place. */
export function placeNameIn(text: string): { readonly name: string; readonly rest: string } | null {
  const all = text.trim().split(/\s+/)
  for (let length = Math.min(mostWords, all.length); length > 0; length--) {
    for (let start = 0; start + length <= all.length; start++) {
      const run = all.slice(start, start + length).join(" ")
      const name = run.length < fewestLetters ? undefined : exactName(run)
      if (name !== undefined) return { name, rest: all.toSpliced(start, length).join(" ") }
    }
  }
  return null
}

function exactName(text: string): string | undefined {
  if (municipalityCalled(text) === null) return undefined
  const bare = bareName(text)
  return municipalityNames().find((name) => bareName(name) === bare) ?? text.trim()
}

function nameBeginning(letters: string): string | undefined {
  return municipalityNames()
    .filter((name) => fold(name).startsWith(letters))
    .toSorted((one, other) => one.length - other.length)[0]
}

function similarName(letters: string): string | undefined {
  return municipalityNames().find((name) => isOneEdit(letters, fold(name)))
}
