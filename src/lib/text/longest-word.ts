/** The letters of a title's longest word. src/styles/base.css reads it as `--letters`, to keep words whole on narrow screens. */
export function longestWord(title: string): number {
  return Math.max(...title.split(/[\s/–—-]+/).map((word) => word.length))
}
