import type { ReactNode } from "react"
import * as styles from "./notice.module.css"

type NoticeProps = {
  readonly title: string
  readonly tone?: "error"
  readonly role?: "status" | "alert"
  readonly children?: ReactNode
}

export function Notice({ title, tone, role = "status", children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <strong className={styles.title}>{title}</strong>
      {children}
    </div>
  )
}
