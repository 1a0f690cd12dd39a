import type { ReactNode } from "react"
import { Dimension } from "#ui/dimension.tsx"
import * as styles from "./active-filters.module.css"
import { words } from "#lib/strings/words.ts"

type ActiveFiltersProps = {
  readonly count: number | "searching" | "unknown"
  /** The filters, once they have found something. */
  readonly children: ReactNode
}

export function ActiveFilters({ count, children }: ActiveFiltersProps) {
  return (
    <div className={`spread ${styles.state}`} role="group" aria-label={words.members.filters} tabIndex={-1}>
      <Dimension align="start" role="status" className={styles.count}>
        {count === "searching" && words.members.loading}
        {typeof count === "number" && words.members.count(count)}
      </Dimension>
      {children}
    </div>
  )
}
