import { initials } from "#lib/initials.ts"
import * as styles from "./monogram.module.css"
import { Picture } from "./picture.tsx"

type MonogramProps = {
  readonly name: string
  readonly logo?: Queries.PictureFragment | null
  readonly size?: "small" | "large"
}

/** The sign of a member: its logo, or its initials. Decoration, since the name stands beside it. */
export function Monogram({ name, logo = null, size }: MonogramProps) {
  return (
    <span className={styles.monogram} data-size={size} aria-hidden="true">
      {logo?.file ? <Picture picture={logo} className={styles.logo} sizes="9rem" /> : initials(name)}
    </span>
  )
}
