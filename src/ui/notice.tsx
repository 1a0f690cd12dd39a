import type { ReactNode } from "react"
import * as styles from "./notice.module.css"

type NoticeProps = {
  readonly title: string
  readonly tone?: "error"
  /** `alert` where it must be heard at once. */
  readonly role?: "status" | "alert"
  readonly children?: ReactNode
}

/** A few words in place that the reader shouldn't miss. */
export function Notice({ title, tone, role = "status", children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <strong className={styles.title}>{title}</strong>
      {children}
    </div>
  )
}
