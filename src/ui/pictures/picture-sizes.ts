/** The global CSS sets this width of the page between its margins with `.wrap` and `--margin`. */
export const PAGE = "min(85rem, 96.19vw - 1.57rem, 100vw - 2.5rem)"

/** Counts some of the page's twelve columns and the gutters between them, which have 16 to 24 px. */
export function columns(count: number): string {
  const part = count / 12
  return `calc(${PAGE} * ${part.toFixed(3)} - ${(1.25 * (1 - part)).toFixed(2)}rem)`
}
