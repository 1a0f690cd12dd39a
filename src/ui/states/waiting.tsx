import * as styles from "./waiting.module.css"

/** Grey blocks appear after 200 ms, so that a quick answer doesn't flicker. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <div className="scripted" aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: 8 }, (_, row) => (
          <div key={row} className={styles.row}>
            <span className={styles.line} />
          </div>
        ))}
      </div>
    </div>
  )
}
