import type { ReactNode } from "react"
import * as styles from "./dimension.module.css"

type DimensionProps = {
  readonly children: ReactNode
  /** Where the words stand on the line. */
  readonly align?: "start"
  /** `status` announces a quantity that changes. */
  readonly role?: "status"
  readonly className?: string | undefined
}

/** A dimension line: states a measured quantity. */
export function Dimension({ children, align, role, className = "" }: DimensionProps) {
  return (
    <span className={`${styles.dimension} ${className}`} data-align={align} role={role}>
      {children}
    </span>
  )
}
