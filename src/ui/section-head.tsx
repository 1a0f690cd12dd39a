import type { ReactNode } from "react"
import * as styles from "./section-head.module.css"

type SectionHeadProps = {
  readonly id: string
  readonly title: string
  /** A link to more. */
  readonly children?: ReactNode
}

/** The line and the heading at the top of a section. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </div>
  )
}
