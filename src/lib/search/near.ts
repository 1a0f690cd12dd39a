/** Words that differ by one letter: another one, one more, one less, or two that changed places. */

export type Nearness = "whole" | "beginning"

/** Says whether a word is another one but for one letter, or how such a one begins; null if neither. */
export function nearness(word: string, other: string): Nearness | null {
  let at = 0
  while (at < word.length && word[at] === other[at]) at += 1
  const rests = [
    [word.slice(at + 1), other.slice(at + 1)],
    [word.slice(at), other.slice(at + 1)],
    [word.slice(at + 1), other.slice(at)],
    ...(at + 1 < word.length && word[at] === other[at + 1] && word[at + 1] === other[at]
      ? [[word.slice(at + 2), other.slice(at + 2)]]
      : []),
  ]
  if (rests.some(([one, two]) => one === two)) return "whole"
  return rests.some(([one = "", two = ""]) => two.startsWith(one)) ? "beginning" : null
}

/** What a word is without the ending of a plural, in the site's languages. */
export function withoutEnding(word: string): readonly string[] {
  const shorter = [/[snx]$/, /(en|es|er)$/].map((ending) => word.replace(ending, ""))
  return shorter.filter((one) => one !== word && one.length > 2)
}
