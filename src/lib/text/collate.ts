import { fold } from "#contract/fold.ts"
import { siteLanguage } from "../strings/language.ts"

export function byName(a: string, b: string): number {
  return fold(a).localeCompare(fold(b), siteLanguage, { numeric: true })
}
