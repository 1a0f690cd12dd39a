import { fold } from "../../../contract/fold.ts"
import { language } from "../strings/language.ts"

// `localeCompare` with options would make a collator for each comparison.
let collator: { readonly of: string; readonly compare: Intl.Collator["compare"] } | undefined

export function byName(a: string, b: string): number {
  if (collator?.of !== language) collator = { of: language, compare: new Intl.Collator(language, { numeric: true }).compare }
  return collator.compare(fold(a), fold(b))
}
