import { useEffect, useState, type ComponentType } from "react"
import { onVisibility } from "#lib/visibility.ts"
import * as styles from "./safety.module.css"
import type { ColleagueProps } from "./colleague-notice.tsx"

const minute = 60_000

/** Loads the notice of a colleague's save when the user returns to the tab, or after a minute. */
export function Colleague(props: ColleagueProps) {
  const [Notice, setNotice] = useState<ComponentType<ColleagueProps> | null>(null)
  const isWanted = Notice === null && props.view.item.number !== null
  useEffect(() => {
    if (!isWanted) return undefined
    const load = () =>
      void import(/* webpackChunkName: "history" */ "./colleague-notice.tsx").then(
        ({ ColleagueNotice }) => setNotice(() => ColleagueNotice),
        // Offline the code does not load; the next turn tries again.
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
  // Screen readers skip a live region that is inserted with its words.
  return (
    <div role="status" className={styles.colleague}>
      {Notice !== null && <Notice {...props} />}
    </div>
  )
}
