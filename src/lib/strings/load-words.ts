import type { Langcode } from "../../../contract/fields.ts"
import type { Words } from "./words.ts"

/** A page loads the words of its own language only. */
export const loadWords: Readonly<Record<Langcode, () => Promise<Words>>> = {
  en: () => import(/* webpackChunkName: "words-en" */ "./en/words.ts"),
  fr: () => import(/* webpackChunkName: "words-fr" */ "./fr/words.ts"),
  nl: () => import(/* webpackChunkName: "words-nl" */ "./nl/words.ts"),
}
