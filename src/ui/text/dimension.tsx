import type { ReactNode } from "react"
import * as styles from "./dimension.module.css"

type DimensionProps = {
  readonly children: ReactNode
  readonly align?: "start"
  readonly role?: "status"
  readonly className?: string | undefined
}

/** The quantity stands on a dimension line, as on a drawing. */
export function Dimension({ children, align, role, className = "" }: DimensionProps) {
  return (
    <span className={`${styles.dimension} ${className}`} data-align={align} role={role}>
      {children}
    </span>
  )
}
