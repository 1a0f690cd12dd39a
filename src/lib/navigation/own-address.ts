import { inLanguage, splitLanguage } from "#contract/languages.ts"
import { language } from "../strings/language.ts"

/** Gives a path such as `/members/` the prefix of this page's language. */
export function own(path: string): string {
  return inLanguage(language, path)
}

/** Addresses in other languages need a document of their own. */
export function isInOwnLanguage(address: string): boolean {
  return splitLanguage(address).language === language
}
