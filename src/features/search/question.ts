import { searchOf } from "#lib/navigation/search-of.ts"
import type { SearchQuestion } from "#lib/search/answer.ts"
import { searchKinds } from "#lib/search/format.ts"

/** Reads `?q=school&kind=member&lang=fr`. An unknown kind is none. */
export function questionIn(search: string): SearchQuestion {
  const query = new URLSearchParams(search)
  const kind = searchKinds.find((one) => one === query.get("kind")) ?? null
  return { text: query.get("q") ?? "", kind, langcode: query.get("lang") }
}

export function searchAddress({ text, kind, langcode }: SearchQuestion): string {
  return searchOf({ q: text, kind, lang: langcode })
}
