import type { ReactNode } from "react"
import * as styles from "./card-grid.module.css"
import { SectionHead } from "./section-head.tsx"

export function CardGrid({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: readonly ReactNode[]
}) {
  if (children.length === 0) return null
  return (
    <section className="last-part" aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <div className={styles.cards}>{children}</div>
    </section>
  )
}
