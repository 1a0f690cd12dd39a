import { appWords } from "#dashboard/strings/words.ts"

export type Change = "tracked" | "comments" | "struck" | "hidden" | "numbers" | "headingNumbers" | "detours"

/** `deadLinks` are the words of links that lead nowhere. */
export function changesInWords(changes: ReadonlySet<Change>, deadLinks: readonly string[]): readonly string[] {
  const words = appWords.richText.changes
  return [...[...changes].map((change) => words[change]), ...(deadLinks.length === 0 ? [] : [words.deadLinks(deadLinks.join(", "))])]
}
