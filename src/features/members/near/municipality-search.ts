/** The municipalities that a reader may name. A chunk of its own, because few sort by distance. */
import { fold } from "#contract/fold.ts"
import { bareName, municipalityCalled, municipalityNames } from "#contract/places/municipalities.ts"
import { byName } from "#lib/text/collate.ts"
import { isOneEdit } from "#lib/text/almost.ts"
import type { Place } from "./distance.ts"

export { distanceTo } from "./distance.ts"
export { SortedBy } from "./sorted-by.tsx"

/** In letters: a shorter name has too many others that differ from it in one. */
const fewestForgiven = 4

/** A place by its name in any language, by the beginning of one, or by one with a wrong letter; null for none. */
export function placeCalled(text: string): Place | null {
  const typed = fold(text).trim()
  if (typed === "") return null
  const name = exactly(text) ?? (typed.length < fewestForgiven ? undefined : (beginning(typed) ?? almost(typed)))
  const found = name === undefined ? null : municipalityCalled(name)
  return name === undefined || found === null ? null : { name, latitude: found.latitude, longitude: found.longitude }
}

/** Each name of each municipality once, in alphabetical order. */
export function placeNames(): readonly string[] {
  return (sorted ??= [...new Set(municipalityNames())].toSorted(byName))
}

let sorted: readonly string[] | undefined

/** Whether a text is a whole name, so that there is nothing more to type. */
export function isPlaceName(text: string): boolean {
  return municipalityNames().includes(text)
}

/** In words: "Villers le Bouillet" has three, and no name has more than this. */
const mostWords = 5

/** In letters: "as" and "lo" are places too, but mostly words. */
const fewestLetters = 3

/** The longest name of a place in a question, and the question without it; null for none. */
export function placeIn(text: string): { readonly name: string; readonly rest: string } | null {
  const all = text.trim().split(/\s+/)
  for (let length = Math.min(mostWords, all.length); length > 0; length--) {
    for (let start = 0; start + length <= all.length; start++) {
      const run = all.slice(start, start + length).join(" ")
      const name = run.length < fewestLetters ? undefined : exactly(run)
      if (name !== undefined) return { name, rest: all.toSpliced(start, length).join(" ") }
    }
  }
  return null
}

function exactly(text: string): string | undefined {
  if (municipalityCalled(text) === null) return undefined
  const typed = bareName(text)
  return municipalityNames().find((name) => bareName(name) === typed) ?? text.trim()
}

function beginning(typed: string): string | undefined {
  return municipalityNames()
    .filter((name) => fold(name).startsWith(typed))
    .toSorted((one, other) => one.length - other.length)[0]
}

function almost(typed: string): string | undefined {
  return municipalityNames().find((name) => isOneEdit(typed, fold(name)))
}
