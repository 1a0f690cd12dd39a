import { fold } from "#contract/fold.ts"
import { siteLanguage } from "../strings/language.ts"

// `localeCompare` with options would make a collator for each comparison.
const collator = new Intl.Collator(siteLanguage, { numeric: true })

export function byName(a: string, b: string): number {
  return collator.compare(fold(a), fold(b))
}
