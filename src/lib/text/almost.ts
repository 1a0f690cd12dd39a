/** Letters: shorter words, such as "and", would be almost too many others. */
const fewestOfWord = 4
/** Letters: the typed beginning of a longer word may have a wrong letter too. */
const fewestOfBeginning = 5

/** One letter may be added, left out, wrong, or swapped with the next. `other` may also be longer. */
export function isAlmost(word: string, other: string): boolean {
  const { length } = word
  if (other.length < Math.max(fewestOfWord, length - 1)) return false
  if (other.length <= length + 1 && isOneEdit(word, other)) return true
  if (length < fewestOfBeginning) return false
  return [length - 1, length, length + 1].some((end) => end < other.length && isOneEdit(word, other.slice(0, end)))
}

/** Two swapped neighbours count as one letter. */
export function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1)
  if (short.slice(start + 1) === long.slice(start + 1)) return true
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start]
  return isSwapped && short.slice(start + 2) === long.slice(start + 2)
}
