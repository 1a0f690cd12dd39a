/** How many letters the longest word of a title has: `--letters` of base.css, by which the title keeps its words whole on a narrow screen. */
export function longestWord(title: string): number {
  return Math.max(...title.split(/[\s/–—-]+/).map((word) => word.length))
}
