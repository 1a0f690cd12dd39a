import { useEffect, useState, type ComponentType } from "react"
import { onVisibility } from "#lib/visibility.ts"
import * as styles from "./safety.module.css"
import type { ColleagueProps } from "./colleague-notice.tsx"

const minute = 60_000

/** Tells of a colleague's save. What looks for one loads when the tab is looked at again, or after a minute. */
export function Colleague(props: ColleagueProps) {
  const [Notice, setNotice] = useState<ComponentType<ColleagueProps> | null>(null)
  const isWanted = Notice === null && props.view.item.number !== null
  useEffect(() => {
    if (!isWanted) return undefined
    const load = () =>
      void import(/* webpackChunkName: "history" */ "./colleague-notice.tsx").then(
        ({ ColleagueNotice }) => setNotice(() => ColleagueNotice),
        // Offline it does not load, and is tried again.
        () => undefined,
      )
    const end = onVisibility(load)
    const timer = window.setInterval(load, minute)
    window.addEventListener("focus", load)
    return () => {
      end()
      window.clearInterval(timer)
      window.removeEventListener("focus", load)
    }
  }, [isWanted])
  // A live region that came with its words would not be read out.
  return (
    <div role="status" className={styles.colleague}>
      {Notice !== null && <Notice {...props} />}
    </div>
  )
}
