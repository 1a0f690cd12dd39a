import * as styles from "./waiting.module.css"

type WaitingProps = { readonly label: string }

const rows = [62, 48, 55, 70, 44, 58, 66, 50]

/** Stands in for what is on its way: from 200 ms on, so that what comes sooner doesn't flicker. */
export function Waiting({ label }: WaitingProps) {
  return (
    <div className="scripted" aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className={styles.rows} aria-hidden="true">
        {rows.map((width) => (
          <div key={width} className={styles.row}>
            <span className={styles.line} style={{ width: `${width}%` }} />
          </div>
        ))}
      </div>
    </div>
  )
}
