import { useRef, useState, type FocusEvent } from "react"
import { useInBrowser } from "#lib/use-in-browser.ts"
import { Button } from "#ui/button.tsx"
import { answerOf, cookieOf, type Answer } from "./cookie-answer.ts"
import * as styles from "./cookie-banner.module.css"
import { words } from "#lib/strings/words.ts"

/** Asks once a year. It comes after the page, takes no focus and moves no content. */
export function CookieBanner() {
  const isAsked = useInBrowser(() => answerOf(document.cookie) === undefined)
  const [answer, setAnswer] = useState<Answer>()
  const cameFrom = useRef<Element | null>(null)
  if (!isAsked || answer) return null

  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const reply = (given: Answer, button: Element) => {
    document.cookie = cookieOf(given)
    passFocus(button, [cameFrom.current, document.getElementById("main")])
    setAnswer(given)
  }
  return (
    <section className={styles.banner} aria-label={words.cookies.name} onFocus={enter}>
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.message}>{words.cookies.message}</p>
        <div className={styles.actions}>
          <Button tone="accent" onClick={({ currentTarget }) => reply("accepted", currentTarget)}>
            {words.cookies.accept}
          </Button>
          <Button tone="ghost" onClick={({ currentTarget }) => reply("declined", currentTarget)}>
            {words.cookies.decline}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Gives the focus of a button that disappears to the first candidate that takes it, without scrolling. */
function passFocus(from: Element, candidates: readonly (Element | null)[]): void {
  for (const candidate of candidates) {
    if (document.activeElement === from && candidate instanceof HTMLElement) candidate.focus({ preventScroll: true })
  }
}
