import { inLanguage, splitLanguage } from "#contract/languages.ts"
import { language } from "../strings/language.ts"

/** Returns the address of a page of the site's own, such as `/members/`, in the language of this page. */
export function own(path: string): string {
  return inLanguage(language, path)
}

/** Says whether an address is in the language of this page. The others need a document of their own. */
export function isOwn(address: string): boolean {
  return splitLanguage(address).language === language
}
