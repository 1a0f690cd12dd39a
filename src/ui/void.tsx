import type { CSSProperties } from "react"
import * as styles from "./void.module.css"

type VoidProps = {
  /** The text of the missing picture; empty for decoration. */
  readonly alt?: string
  readonly className?: string | undefined
  readonly style?: CSSProperties
}

/** A crossed box: on a drawing, the sign for a void. */
export function Void({ alt = "", className = "", style }: VoidProps) {
  const role = alt ? ({ role: "img", "aria-label": alt } as const) : ({ "aria-hidden": true } as const)
  return (
    <span {...role} className={`${styles.crossed} ${className}`} style={style}>
      {alt && <span className={styles.alt}>{alt}</span>}
    </span>
  )
}
