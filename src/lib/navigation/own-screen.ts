import { screenPath as pathOf, type Screen } from "#contract/screens.ts"
import { language } from "../strings/language.ts"

export function screenPath(screen: Screen): string {
  return pathOf(screen, language)
}
