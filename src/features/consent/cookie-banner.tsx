import { useState } from "react"
import { cookies } from "#lib/strings/en/frame.ts"
import { useInBrowser } from "#lib/use-in-browser.ts"
import { Button } from "#ui/button.tsx"
import { answerOf, rememberAnswer, type Answer } from "./cookie-answer.ts"
import * as styles from "./cookie-banner.module.css"

/** Asks once a year. It comes after the page, takes no focus and moves nothing. */
export function CookieBanner() {
  const isAsked = useInBrowser(() => answerOf(document.cookie) === undefined)
  const [answer, setAnswer] = useState<Answer>()
  if (!isAsked || answer) return null

  const reply = (given: Answer) => () => {
    document.cookie = rememberAnswer(given)
    setAnswer(given)
  }
  return (
    <section className={styles.banner} aria-label={cookies.name}>
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.message}>{cookies.message}</p>
        <div className={styles.actions}>
          <Button tone="accent" onClick={reply("accepted")}>
            {cookies.accept}
          </Button>
          <Button tone="ghost" onClick={reply("declined")}>
            {cookies.decline}
          </Button>
        </div>
      </div>
    </section>
  )
}
