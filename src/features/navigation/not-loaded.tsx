import { language } from "#lib/strings/language.ts"
import { notLoadedWords } from "#lib/strings/not-loaded.ts"
import { Button } from "#ui/controls/button.tsx"
import * as styles from "./not-loaded.module.css"

/** Every built page ends with this. `holdInput` of src/lib/head-scripts.ts shows it and hears its button. */
export function notLoaded() {
  const { text, tryAgain } = notLoadedWords[language]
  return (
    <div key="not-loaded" id="not-loaded" className={`unprinted ${styles.notLoaded}`} role="alert" hidden>
      <div className={`wrap spread ${styles.inner}`}>
        <p>{text}</p>
        <Button size="small">{tryAgain}</Button>
      </div>
    </div>
  )
}
