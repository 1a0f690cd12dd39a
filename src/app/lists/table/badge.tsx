import type { RowState } from "#app/lists/kind.ts"
import * as styles from "./badge.module.css"

/** A state in a word and a drawn sign, never by colour alone. */
export function Badge({ state: { look, word } }: { readonly state: RowState }) {
  return (
    <span className={styles.badge} data-look={look}>
      {word}
    </span>
  )
}
