import { agenda as strings } from "#app/strings/agenda.ts"
import * as styles from "./legend.module.css"

const audiences = ["members", "public", "board"] as const

/** What the borders of events mean. */
export function Legend() {
  return (
    <ul className={styles.legend}>
      {audiences.map((audience) => (
        <li key={audience}>
          <i className={styles.sign} data-look={audience} />
          {strings.audiences[audience]}
        </li>
      ))}
      <li>
        <i className={styles.sign} data-look="cancelled" />
        {strings.cancelled}
      </li>
    </ul>
  )
}
