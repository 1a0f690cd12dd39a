import type { ReactNode } from "react"
import { classes } from "#lib/classes.ts"
import * as styles from "./masonry.module.css"

export type MasonryItem = {
  readonly id: string
  /** Is the picture's height divided by its width. */
  readonly ratio: number
  readonly card: ReactNode
}

// Cards float to the side that `sidesOf` gives, so the browser measures nothing. By CSS 2.2 §9.5.1 floats keep the order of reading.
export function Masonry({ items }: { readonly items: readonly MasonryItem[] }) {
  const sides = sidesOf(items.map(({ ratio }) => ratio))
  return (
    <ul className={styles.masonry}>
      {items.map(({ id, card }, index) => {
        const side = sides[index]
        return (
          <li key={id} className={classes(styles.item, side && styles[side])}>
            {card}
          </li>
        )
      })}
    </ul>
  )
}

type Side = "left" | "right"

/** Both are shares of a column's width, as most cards have them: the words below a picture, and the lower start of the right column. */
const belowPicture = 0.3
const rightBegins = 0.13

/** Each card goes to the shorter column. `ratios` are the heights of the pictures divided by their widths. */
function sidesOf(ratios: readonly number[]): readonly Side[] {
  const heights = { left: 0, right: rightBegins }
  return ratios.map((ratio) => {
    const side = heights.left <= heights.right ? "left" : "right"
    heights[side] += ratio + belowPicture
    return side
  })
}
