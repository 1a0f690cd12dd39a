/** The dashboard says a refusal in the reader's language by its code. */
import { filledIn } from "#contract/filled-in.ts"
import { refusals, type RefusalParameters, type RefusalCode, type RefusalMeta } from "#contract/refusals.ts"

type CodedWords = { readonly text: string; readonly meta: RefusalMeta }

/** A sentence without a code is for programs. */
export type RefusalWords = string | CodedWords

/** `text` replaces the code's sentence if Drupal has several. */
export function codedWords(code: RefusalCode, parameters?: RefusalParameters, text = filledIn(refusals[code], parameters)): CodedWords {
  return { text, meta: parameters === undefined ? { code } : { code, parameters } }
}

export function englishText(words: RefusalWords): string {
  return typeof words === "string" ? words : words.text
}

export function metaOf(words: RefusalWords): RefusalMeta | undefined {
  return typeof words === "string" ? undefined : words.meta
}

export function detailOf(words: RefusalWords): { readonly detail: string; readonly meta?: RefusalMeta } {
  return typeof words === "string" ? { detail: words } : { detail: words.text, meta: words.meta }
}

export function withPrefix(start: string, words: RefusalWords): RefusalWords {
  return typeof words === "string" ? start + words : { ...words, text: start + words.text }
}
