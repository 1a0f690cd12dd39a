/** Sorted numbers as runs: 1 to 3 and 7 are `[1, 4, 7, 8]`. */
export function runsOf(numbers: readonly number[]): number[] {
  const all = new Set(numbers)
  const starts = numbers.filter((number) => !all.has(number - 1))
  const ends = numbers.map((number) => number + 1).filter((number) => !all.has(number))
  return [...starts, ...ends].toSorted((a, b) => a - b)
}
