/**
 * The letters of a title's longest word, for `data-letters`: even, and at most 40. By it src/styles/base.css keeps words whole on narrow screens;
 * up to 8 letters always fit.
 */
export function longestWord(title: string): number | undefined {
  const letters = Math.max(...title.split(/[\s/–—-]+/).map((word) => word.length))
  return letters <= 8 ? undefined : Math.min(40, Math.ceil(letters / 2) * 2)
}
