import type { ReactNode } from "react"
import { classes } from "#lib/classes.ts"
import { planOf, type Measured } from "./masonry-plan.ts"
import * as styles from "./masonry.module.css"

export type MasonryItem = Measured & {
  readonly id: string
  /** Draws the card with its picture `enlarged` times as wide as the column. */
  readonly card: (enlarged: number) => ReactNode
}

type MasonryProps = {
  readonly items: readonly MasonryItem[]
  readonly columns?: 1 | 2
}

/**
 * Cards in columns in the order of the list, each at its own height.
 *
 * They float to the side that `planOf` gives, so the browser measures and moves nothing. By CSS 2.2 §9.5.1 no float begins above an earlier
 * one, which keeps the order of reading.
 */
export function Masonry({ items, columns = 2 }: MasonryProps) {
  const plan = columns === 2 ? planOf(items) : []
  return (
    <ul className={styles.masonry}>
      {items.map(({ id, card }, index) => {
        const place = plan[index]
        return (
          <li key={id} className={classes(styles.item, place && styles[place.side])} style={{ "--height-in-columns": place?.height }}>
            {card(place?.enlarged ?? 1)}
          </li>
        )
      })}
    </ul>
  )
}
