import type { ComponentProps } from "react"
import { Shape } from "./shape.tsx"
import * as styles from "./missing-picture.module.css"

type MissingPictureProps = {
  /** Is empty for decoration. */
  readonly alt?: string
  readonly className?: string | undefined
} & ComponentProps<typeof Shape>

/** A crossed box is a drawing's sign for a void. */
export function MissingPicture({ alt = "", className = "", ...shape }: MissingPictureProps) {
  const role = alt ? ({ role: "img", "aria-label": alt } as const) : ({ "aria-hidden": true } as const)
  return (
    <span {...role} className={`${styles.crossed} ${className}`}>
      <Shape {...shape} />
      {alt && <span className={styles.alt}>{alt}</span>}
    </span>
  )
}
