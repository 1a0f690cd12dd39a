import type { ReactNode } from "react"
import { Button } from "#ui/controls/button.tsx"
import * as styles from "./failed.module.css"
import { words } from "#lib/strings/words.ts"

type FailedProps = {
  readonly title: string
  readonly text: ReactNode
  readonly detail?: string | undefined
  readonly onRetry: () => void
  readonly aside?: ReactNode
}

export function Failed({ title, text, detail, onRetry, aside }: FailedProps) {
  return (
    <div className={styles.failed} role="alert">
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={`cluster ${styles.actions}`}>
        <Button onClick={onRetry}>{words.dashboard.retry}</Button>
        {aside}
      </div>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
    </div>
  )
}
