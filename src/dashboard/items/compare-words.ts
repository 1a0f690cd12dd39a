import { diffWordsWithSpace } from "diff"
import { wordsIn, type FieldValue } from "#contract/field-types/field-types.ts"

export type WordPart = { readonly kind: "same" | "removed" | "added"; readonly text: string }

/** Marks the words that people would remove and add to get from one value of a field to another. */
export function compareWords(before: FieldValue | undefined, after: FieldValue | undefined): readonly WordPart[] {
  return diffWordsWithSpace(wordsIn(before), wordsIn(after)).map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }))
}
