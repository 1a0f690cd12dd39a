import { appWords } from "#dashboard/strings/words.ts"

/** Something that a paste leaves out or changes. */
export type Change = "tracked" | "comments" | "struck" | "hidden" | "numbers" | "headingNumbers" | "detours"

/** Says each change in words. `deadLinks` are the words of the links that lead nowhere. */
export function changesInWords(changes: ReadonlySet<Change>, deadLinks: readonly string[]): readonly string[] {
  const words = appWords.richText.changes
  return [...[...changes].map((change) => words[change]), ...(deadLinks.length === 0 ? [] : [words.deadLinks(deadLinks.join(", "))])]
}
