import * as styles from "./monogram.module.css"
import { Picture } from "./picture.tsx"

type MonogramProps = {
  readonly name: string
  readonly logo?: Queries.PictureFragment | null
  readonly size?: "small" | "large"
  /** Round for a person, square for a practice. */
  readonly isRound?: boolean
}

/** Shows the logo of a member, or the initials of a name, as decoration: the name stands beside it. */
export function Monogram({ name, logo = null, size, isRound = false }: MonogramProps) {
  return (
    <span className={styles.monogram} data-size={size} data-round={isRound} aria-hidden="true">
      {logo?.file ? <Picture picture={logo} className={styles.logo} sizes="9rem" /> : initials(name)}
    </span>
  )
}

export function initials(name: string): string {
  const letters = name.match(/(?<![\p{L}\p{N}'’-])[\p{L}\p{N}]/gu) ?? []
  return [letters[0], ...letters.slice(1).slice(-1)].join("").toUpperCase()
}
