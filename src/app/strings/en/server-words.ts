/**
 * What is said in place of a back end's sentences, which are English whatever the page's language (Drupal's are too). `$1` is what the first group of the
 * pattern found. Sentences without an entry are shown as they are.
 */
export const serverWords: readonly (readonly [said: RegExp, instead: string])[] = []
