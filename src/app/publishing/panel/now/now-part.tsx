import type { ReactNode } from "react"
import * as styles from "./now-panel.module.css"

type NowPartProps = {
  readonly badge: ReactNode
  readonly title: string
  readonly text: string
  readonly headingId: string
  readonly isLarge?: boolean
  /** What can be done. */
  readonly children?: ReactNode
}

export function NowPart({ badge, title, text, headingId, isLarge = false, children }: NowPartProps) {
  return (
    <div className={styles.now}>
      <div>
        {badge}
        <h2 id={headingId} className={styles.title} data-large={isLarge}>
          {title}
        </h2>
        {text !== "" && <p className={styles.text}>{text}</p>}
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
