import { useEffect, useRef, type ReactNode } from "react"
import { estimatedSpan, ROW, spanOf } from "./masonry-span.ts"
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
  readonly columns?: number
}

/**
 * Cards in columns, each at its own height, in the order of the list: the next one goes where there is room first.
 *
 * A grid of low rows, of which each card spans as many as it is high. The build estimates that, the browser measures it.
 */
export function Masonry({ items, columns = 2 }: MasonryProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const cards = [...(list.current?.children ?? [])].filter((item) => item instanceof HTMLElement)
    const observer = new ResizeObserver(() => {
      cards.forEach(fitRows)
    })
    for (const { firstElementChild } of cards) if (firstElementChild) observer.observe(firstElementChild)
    return () => {
      observer.disconnect()
    }
  }, [items])
  return (
    <ul className={styles.masonry} ref={list} style={{ "--columns": columns, gridAutoRows: `minmax(${ROW}px, auto)` }}>
      {items.map(({ id, ratio, texts, card }, index) => {
        const estimate = (width: number) => estimatedSpan({ ratio, texts, index }, width)
        return (
          <li key={id} className={styles.item} style={{ "--wide": estimate(650), "--narrow": estimate(400) }}>
            <div>{card}</div>
          </li>
        )
      })}
    </ul>
  )
}

function fitRows(item: HTMLElement): void {
  const { marginTop, paddingBottom } = getComputedStyle(item)
  const content = item.firstElementChild?.getBoundingClientRect().height ?? 0
  const span = String(spanOf(content + parseFloat(marginTop) + parseFloat(paddingBottom)))
  item.style.setProperty("--wide", span)
  item.style.setProperty("--narrow", span)
}
