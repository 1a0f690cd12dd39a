import type { ReactNode } from "react"
import { classes } from "#lib/classes.ts"
import { sidesOf } from "./masonry-plan.ts"
import * as styles from "./masonry.module.css"

export type MasonryItem = {
  readonly id: string
  /** The picture's height divided by its width. */
  readonly ratio: number
  readonly card: ReactNode
}

// Cards float to the side that `sidesOf` gives, so the browser measures and moves nothing. By CSS 2.2 §9.5.1 no float begins above an earlier
// one, which keeps the order of reading.
export function Masonry({ items, columns = 2 }: { readonly items: readonly MasonryItem[]; readonly columns?: 1 | 2 }) {
  const sides = columns === 2 ? sidesOf(items.map(({ ratio }) => ratio)) : []
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
