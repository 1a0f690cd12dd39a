import type { ReactNode } from "react"
import * as styles from "./with-facts.module.css"

type WithFactsProps = {
  readonly facts: ReactNode
  readonly label: string
  readonly children: ReactNode
}

/** A text with its facts beside it; below it on narrow screens. */
export function WithFacts({ facts, label, children }: WithFactsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.text}>{children}</div>
      <aside aria-label={label}>{facts}</aside>
    </div>
  )
}
