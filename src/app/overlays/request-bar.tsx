import { useEffect, useState } from "react"
import { useAppSelector } from "#app/session/hooks.ts"
import { selectPending } from "#app/session/slices/pending-slice.ts"
import { requests } from "#app/strings/dashboard-menu.ts"
import * as styles from "./request-bar.module.css"

const delayMs = 150

export function RequestBar() {
  const isRunning = useAppSelector(selectPending) > 0
  return isRunning && <DelayedBar />
}

function DelayedBar() {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setIsSlow(true), delayMs)
    return () => window.clearTimeout(timer)
  }, [])
  if (!isSlow) return null
  return (
    // A status region is a place of its own to screen readers, so the bar needs no landmark. Nothing is read out.
    <div role="status" aria-live="off">
      <div className={styles.bar} role="progressbar" aria-label={requests.underWay} />
    </div>
  )
}
