export type Side = "left" | "right"

/** In parts of a column's width, as far as cards have them in common: the words below a picture with their gap, and how much lower the right column begins. */
const belowPicture = 0.3
const rightBegins = 0.13

/** Deals cards to two columns, each to the one that is shorter so far. `ratios` are the heights of the pictures divided by their widths. */
export function sidesOf(ratios: readonly number[]): readonly Side[] {
  const heights = { left: 0, right: rightBegins }
  return ratios.map((ratio) => {
    const side = heights.left <= heights.right ? "left" : "right"
    heights[side] += ratio + belowPicture
    return side
  })
}
