import { useLayoutEffect, useRef, type ReactNode } from "react"
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

/** At its end, the focus of Retry goes to the dialog or the screen around it. */
export function Failed({ title, text, detail, onRetry, aside }: FailedProps) {
  const place = useRef<HTMLDivElement>(null)
  // React runs a layout effect's cleanup before it removes the elements, so the focus is still there.
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      if (element?.contains(document.activeElement) !== true) return
      const next = element.closest("dialog")?.querySelector("button") ?? document.getElementById("main")
      next?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={place} className={styles.failed} role="alert">
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
