import type { ReactNode } from "react"
import { sidesOf } from "./masonry-sides.ts"
import * as styles from "./masonry.module.css"

export type MasonryItem = {
  readonly id: string
  /** Height of the picture by its width. */
  readonly ratio: number
  /** What stands under the picture. */
  readonly texts: readonly [title: string, summary: string]
  readonly card: ReactNode
}

type MasonryProps = {
  readonly items: readonly MasonryItem[]
  readonly columns?: 1 | 2
}

/**
 * Cards in columns, each at its own height, in the order of the list: the next one goes where there is room first.
 *
 * They float to the side that the build found for them, so that nothing needs measuring, or moves; CSS 2.2 §9.5.1 lets no float begin
 * above one before it, which keeps the order of reading.
 */
export function Masonry({ items, columns = 2 }: MasonryProps) {
  const sides = columns === 2 ? sidesOf(items) : []
  return (
    <ul className={styles.masonry}>
      {items.map(({ id, card }, index) => (
        <li key={id} className={`${styles.item} ${sides[index] === undefined ? "" : styles[sides[index]]}`}>
          {card}
        </li>
      ))}
    </ul>
  )
}
