import { Bone } from "./bone.tsx"
import * as styles from "./waiting.module.css"

const rows = [62, 48, 55, 70, 44, 58, 66, 50]

/** A placeholder for a list that is loading. It appears after 200 ms, so that a quick answer doesn't flicker. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <div className="scripted" aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className={styles.rows} aria-hidden="true">
        {rows.map((width) => (
          <div key={width} className={styles.row}>
            <Bone className={styles.line} style={{ width: `${width}%` }} />
          </div>
        ))}
      </div>
    </div>
  )
}
