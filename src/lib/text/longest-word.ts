/** Counts letters for `data-letters`: even, at most 40. src/styles/base.css keeps such words whole on narrow screens; 8 letters always fit. */
export function longestWord(title: string): number | undefined {
  const letters = Math.max(...title.split(/[\s/–—-]+/).map((word) => word.length))
  return letters <= 8 ? undefined : Math.min(40, Math.ceil(letters / 2) * 2)
}
