/** The dashboard says a refusal in the reader's language by its code. */
import { filledIn } from "#contract/filled-in.ts"
import { refusals, type RefusalParameters, type RefusalCode, type RefusalMeta } from "#contract/refusals.ts"

type Sentence = { readonly text: string; readonly meta: RefusalMeta }

/** A sentence without a code is for programs. */
export type Words = string | Sentence

/** `text` replaces the code's sentence if Drupal has several. */
export function say(code: RefusalCode, parameters?: RefusalParameters, text = filledIn(refusals[code], parameters)): Sentence {
  return { text, meta: parameters === undefined ? { code } : { code, parameters } }
}

export function inEnglish(words: Words): string {
  return typeof words === "string" ? words : words.text
}

export function metaOf(words: Words): RefusalMeta | undefined {
  return typeof words === "string" ? undefined : words.meta
}

export function saidIn(words: Words): { readonly detail: string; readonly meta?: RefusalMeta } {
  return typeof words === "string" ? { detail: words } : { detail: words.text, meta: words.meta }
}

export function startedWith(start: string, words: Words): Words {
  return typeof words === "string" ? start + words : { ...words, text: start + words.text }
}
