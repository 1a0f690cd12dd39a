/** The width of the page between its margins, as `.wrap` and `--margin` of the global CSS set it. */
export const PAGE = "min(85rem, 96.19vw - 1.57rem, 100vw - 2.5rem)"

/** Returns the width of some of the page's twelve columns with the gutters between them; a gutter has 16 to 24 px. */
export function columns(count: number): string {
  const part = count / 12
  return `calc(${PAGE} * ${part.toFixed(3)} - ${(1.25 * (1 - part)).toFixed(2)}rem)`
}
