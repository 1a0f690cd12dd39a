/** The municipalities that a reader may name. A chunk of its own, because few sort by distance. */
import { fold } from "#contract/fold.ts"
import { municipalityCalled, municipalityNames } from "#contract/places/municipalities.ts"
import { byName } from "#lib/text/collate.ts"
import { isOneEdit } from "#lib/text/almost.ts"
import type { Place } from "./distance.ts"

export { distanceTo } from "./distance.ts"

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

function exactly(text: string): string | undefined {
  if (municipalityCalled(text) === null) return undefined
  const typed = fold(text).trim()
  return municipalityNames().find((name) => fold(name) === typed) ?? text.trim()
}

function beginning(typed: string): string | undefined {
  return municipalityNames()
    .filter((name) => fold(name).startsWith(typed))
    .toSorted((one, other) => one.length - other.length)[0]
}

function almost(typed: string): string | undefined {
  return municipalityNames().find((name) => isOneEdit(typed, fold(name)))
}
