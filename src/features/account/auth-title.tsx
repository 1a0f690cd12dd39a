import { forwardRef, type ReactNode } from "react"
import * as styles from "./auth-title.module.css"

/** The heading of a page of one form; focus may be put there. */
export const AuthTitle = forwardRef<HTMLHeadingElement, { readonly children: ReactNode }>(function AuthTitle({ children }, ref) {
  return (
    <h1 ref={ref} className={styles.title} tabIndex={-1}>
      {children}
    </h1>
  )
})
