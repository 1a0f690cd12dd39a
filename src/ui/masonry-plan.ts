export type Side = "left" | "right"

/** Deals cards to two columns, each to the one whose pictures are shorter so far. `ratios` are the heights of the pictures divided by their widths. */
export function sidesOf(ratios: readonly number[]): readonly Side[] {
  const heights = { left: 0, right: 0 }
  return ratios.map((ratio) => {
    const side = heights.left <= heights.right ? "left" : "right"
    heights[side] += ratio
    return side
  })
}
