import * as styles from "./monogram.module.css"
import { Picture } from "./picture.tsx"

type MonogramProps = {
  readonly name: string
  readonly logo?: Queries.PictureFragment | null
  readonly size?: "small" | "large"
  /** A person's is round, a practice's square. */
  readonly isRound?: boolean
}

/** The name stands beside it, so the logo or the initials are decoration. */
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
