import type { ReactNode } from "react"
import * as styles from "./section-head.module.css"

export function SectionHead({ id, title, children }: { readonly id: string; readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={`spread ${styles.head}`}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </div>
  )
}
