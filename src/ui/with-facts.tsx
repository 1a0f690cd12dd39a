import type { ReactNode } from "react"
import * as styles from "./with-facts.module.css"

export function WithFacts({ facts, label, children }: { readonly facts: ReactNode; readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.text}>{children}</div>
      <aside aria-label={label}>{facts}</aside>
    </div>
  )
}
