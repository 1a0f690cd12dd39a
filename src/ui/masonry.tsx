import type { ReactNode } from "react"
import { classes } from "#lib/classes.ts"
import { planOf, type Level, type Measured } from "./masonry-plan.ts"
import * as styles from "./masonry.module.css"

export type MasonryItem = Measured & {
  readonly id: string
  readonly card: (level: Level | undefined) => ReactNode
}

// Cards float to the side that `planOf` gives, so the browser measures and moves nothing. By CSS 2.2 §9.5.1 no float begins above an earlier
// one, which keeps the order of reading.
export function Masonry({ items, columns = 2 }: { readonly items: readonly MasonryItem[]; readonly columns?: 1 | 2 }) {
  const plan = columns === 2 ? planOf(items) : []
  return (
    <ul className={styles.masonry}>
      {items.map(({ id, card }, index) => {
        const place = plan[index]
        return (
          <li key={id} className={classes(styles.item, place && styles[place.side])}>
            {card(place?.level)}
          </li>
        )
      })}
    </ul>
  )
}
