import { useEffect, useRef, useState, type FocusEvent } from "react"
import { answerOf, cookieOf, onAskedAgain, type CookieAnswer } from "#lib/consent.ts"
import { fontKey } from "#lib/font.ts"
import { writeEntry } from "#lib/storage.ts"
import { useInBrowser } from "#lib/use-in-browser.ts"
import { Button } from "#ui/controls/button.tsx"
import * as styles from "./cookie-banner.module.css"
import { words } from "#lib/strings/words.ts"

/** Asks once a year, and on a press in the footer. It comes after the page, moves no content, and takes the focus only when opened. */
export function CookieBanner() {
  const storedAnswer = useInBrowser(() => answerOf(document.cookie) ?? "none")
  const [newAnswer, setNewAnswer] = useState<CookieAnswer>()
  const answer = newAnswer ?? (storedAnswer === "none" ? undefined : storedAnswer)
  const { banner, isOpened, enter, leave } = useOpening(answer !== undefined)
  if (storedAnswer === undefined || (answer !== undefined && !isOpened)) return null

  const reply = (choice: CookieAnswer) => {
    document.cookie = cookieOf(choice)
    if (choice === "declined") writeEntry("localStorage", fontKey, null)
    leave()
    setNewAnswer(choice)
  }
  return (
    <section
      ref={banner}
      className={`unprinted ${styles.banner}`}
      aria-label={words.cookies.name}
      aria-describedby="cookies-message"
      tabIndex={-1}
      onFocus={enter}
    >
      <div className={`wrap spread ${styles.inner}`}>
        <p id="cookies-message" className={styles.message}>
          {words.cookies.message}
          {answer !== undefined && ` ${words.cookies.present[answer]}`}
        </p>
        <div className="buttons" data-gap="3">
          <Button tone="accent" onClick={() => reply("accepted")}>
            {words.cookies.accept}
          </Button>
          <Button tone="ghost" onClick={() => reply("declined")}>
            {words.cookies.decline}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Escape closes the banner if there is an answer. */
function useOpening(isAnswered: boolean) {
  const banner = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const [openings, setOpenings] = useState(0)
  const [isOpened, setIsOpened] = useState(false)

  useEffect(
    () =>
      onAskedAgain((opener) => {
        cameFrom.current = opener
        setIsOpened(true)
        setOpenings((count) => count + 1)
      }),
    [],
  )
  useEffect(() => {
    if (openings > 0) banner.current?.focus()
  }, [openings])

  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const leave = () => {
    passFocus(banner.current, [cameFrom.current, document.getElementById("main")])
    setIsOpened(false)
  }
  useEffect(() => {
    if (!isOpened || !isAnswered) return undefined
    const leaveOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape") leave()
    }
    document.addEventListener("keydown", leaveOnEscape)
    return () => document.removeEventListener("keydown", leaveOnEscape)
  })
  return { banner, isOpened, enter, leave }
}

/** The focused place disappears. The first candidate that can take the focus gets it, without scrolling. */
function passFocus(from: Element | null, candidates: readonly (Element | null)[]): void {
  for (const candidate of candidates) {
    if (from?.contains(document.activeElement) && candidate instanceof HTMLElement) candidate.focus({ preventScroll: true })
  }
}
