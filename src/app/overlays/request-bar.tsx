import { useEffect, useState } from "react"
import { requests } from "#lib/strings/en/dashboard-menu.ts"
import * as styles from "./request-bar.module.css"

/** Milliseconds that a request may take before anything tells of it. */
const PATIENCE = 150

/** Tells that requests are under way. */
export function RequestBar({ pending }: { readonly pending: number }) {
  return pending > 0 && <Running />
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
