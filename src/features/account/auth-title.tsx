import { forwardRef, type ReactNode } from "react"
import * as styles from "./auth-title.module.css"

export const AuthTitle = forwardRef<HTMLHeadingElement, { readonly children: ReactNode }>(function AuthTitle({ children }, ref) {
  return (
    <h1 ref={ref} className={styles.title} tabIndex={-1}>
      {children}
    </h1>
  )
})
