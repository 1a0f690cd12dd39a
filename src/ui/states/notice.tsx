import type { ReactNode } from "react"
import * as styles from "./notice.module.css"

type NoticeProps = {
  readonly title: ReactNode
  readonly tone?: "error"
  readonly role?: "status" | "alert"
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

export function Notice({ title, tone, role = "status", children, actions }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <strong className={styles.title}>{title}</strong>
      {children}
      {actions !== undefined && <div className={`cluster ${styles.actions}`}>{actions}</div>}
    </div>
  )
}
