import { words } from "#lib/strings/words.ts"
import { Button } from "#ui/button.tsx"
import * as styles from "./not-loaded.module.css"

/** What a page says whose scripts or data don't come. It is in every built page: `holdInput` of src/lib/head-scripts.ts shows it and hears its button. */
export function NotLoaded() {
  return (
    <div id="not-loaded" className={styles.notLoaded} role="alert" hidden>
      <div className={`wrap ${styles.inner}`}>
        <p>{words.frame.notLoaded}</p>
        <Button size="small">{words.frame.tryAgain}</Button>
      </div>
    </div>
  )
}
