import { diffWordsWithSpace } from "diff"
import { wordsIn, type FieldValue } from "#contract/field-types/field-types.ts"

export type WordPart = { readonly kind: "same" | "removed" | "added"; readonly text: string }

/** The words that lead from one value of a field to another, for people to read. */
export function compareWords(before: FieldValue | undefined, after: FieldValue | undefined): readonly WordPart[] {
  return diffWordsWithSpace(wordsIn(before), wordsIn(after)).map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }))
}
