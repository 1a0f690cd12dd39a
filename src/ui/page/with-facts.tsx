import type { ReactNode } from "react"
import * as styles from "./with-facts.module.css"

type WithFactsProps = {
  readonly facts: ReactNode
  readonly label: string
  /** The rest of the text stands below both on a wide screen, between them on a narrow one. */
  readonly rest?: ReactNode
  /** A picture as wide as the page is above. */
  readonly isBelowPicture?: boolean
  readonly children: ReactNode
}

export function WithFacts({ facts, label, rest, isBelowPicture = false, children }: WithFactsProps) {
  return (
    <div className={styles.columns} data-below={isBelowPicture ? "picture" : undefined}>
      <div className={styles.text}>{children}</div>
      {rest !== undefined && <div className={styles.rest}>{rest}</div>}
      <aside aria-label={label}>{facts}</aside>
    </div>
  )
}
