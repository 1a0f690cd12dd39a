import { useEffect, useState } from "react"
import { useSelector } from "react-redux"
import { selectPending } from "#app/requests/pending-slice.ts"
import { requests } from "#lib/strings/members-area/dashboard-menu.ts"
import * as styles from "./request-bar.module.css"

/** Milliseconds that a request may take before anything tells of it. */
const PATIENCE = 150

/** Tells that requests are under way. */
export function RequestBar() {
  const isRunning = useSelector(selectPending) > 0
  return isRunning && <Running />
}

function Running() {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setIsSlow(true)
    }, PATIENCE)
    return () => {
      window.clearTimeout(timer)
    }
  }, [])
  return isSlow && <div className={styles.bar} role="progressbar" aria-label={requests.underWay} />
}
