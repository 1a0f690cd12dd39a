import { screenPath as pathOf, type Screen } from "#contract/screens.ts"
import { language } from "../strings/language.ts"

/** Returns the address of a screen in the language of this page. */
export function screenPath(screen: Screen): string {
  return pathOf(screen, language)
}
