import type { ReactNode } from "react"
import * as styles from "./link-row.module.css"

export function LinkRow({ children }: { readonly children: ReactNode }) {
  return <p className={styles.row}>{children}</p>
}
