import type { Words } from "../strings/words.ts"

type Listed = { readonly criterion: string | null; readonly value: string | null; readonly name: string | null }

export function listTitle({ criterion, value, name }: Listed, words: Words["memberLists"]): string | null {
  if (name === null || value === null) return null
  if (criterion === "speciality") return words.forSpeciality(name)
  if (criterion === "language") return words.speaking(name)
  return words.inPlace(value, name)
}
