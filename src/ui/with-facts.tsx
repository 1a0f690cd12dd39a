import type { ReactNode } from "react"
import * as styles from "./with-facts.module.css"

type WithFactsProps = {
  readonly facts: ReactNode
  /** What the facts are called. */
  readonly label: string
  readonly children: ReactNode
}

/** A text with its facts beside it; on narrow screens below it. */
export function WithFacts({ facts, label, children }: WithFactsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.text}>{children}</div>
      <aside aria-label={label}>{facts}</aside>
    </div>
  )
}
