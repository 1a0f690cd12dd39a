import type { KindWords, ListKind } from "#app/lists/rows/kind.ts"
import { Bone } from "#ui/bone.tsx"
import * as styles from "./list-waiting.module.css"

/** Widths of the titles, in per cent. */
const rows = [62, 48, 55, 70, 44, 58, 66, 50]

type ListWaitingProps = { readonly kind: Pick<ListKind, "sign" | "actions"> & { readonly words: Pick<KindWords, "loading"> } }

/** The rows' places while a list is loading. It appears after 200 ms, so that a quick answer doesn't flicker. */
export function ListWaiting({ kind: { sign, actions, words } }: ListWaitingProps) {
  // Lists of terms have none.
  const hasBoxes = actions === "content" && sign !== "none"
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      <div className={styles.rows} aria-hidden="true">
        {rows.map((width) => (
          <div key={width} className={styles.row}>
            {hasBoxes && <Bone className={styles.box} />}
            {sign !== "none" && <Bone className={styles[sign]} />}
            <div className={styles.words}>
              <Bone className={styles.line} style={{ width: `${width}%` }} />
              <Bone className={styles.sub} style={{ width: `${width / 2.4}%` }} />
            </div>
            <Bone className={styles.cell} />
            <Bone className={styles.cell} />
          </div>
        ))}
      </div>
    </div>
  )
}
