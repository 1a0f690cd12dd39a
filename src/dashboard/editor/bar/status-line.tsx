import { useEffect, useRef, useState, type ReactNode } from "react"
import type { Item } from "#dashboard/items/item.ts"
import type { SaveState } from "#dashboard/drafts/edit-state.ts"
import { classes } from "#lib/classes.ts"
import { Button } from "#ui/controls/button.tsx"
import * as styles from "./save-bar.module.css"
import type { SaveStatus } from "./save-status.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { ProblemWords } from "#ui/states/problem-words.tsx"

type StatusLineProps = {
  readonly badge: ReactNode
  readonly badgeWord: string
  readonly state: SaveState
  readonly status: SaveStatus
  readonly onRetry: () => void
}

/** Screen readers hear badge and phrase, but not at each change. */
export function StatusLine({ badge, badgeWord, state, status: { words, rest, isOfPage }, onRetry }: StatusLineProps) {
  const spokenWords = useSpokenWords([badgeWord, words + rest].filter((part) => part !== "").join(". "))
  return (
    <div className={styles.state} data-of={isOfPage ? "page" : "save"}>
      {Boolean(badge) && <span className={styles.badge}>{badge}</span>}
      <span role="status" aria-live="off" className={styles.phrase}>
        {words}
        {rest !== "" && <span className={styles.rest}>{rest}</span>}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {spokenWords}
      </span>
      {(state.kind === "failed" || state.kind === "offline") && (
        <span className={styles.retry}>
          <Button tone="ghost" size="small" onClick={onRetry}>
            {appWords.buttons.again}
          </Button>
        </span>
      )}
    </div>
  )
}

/** Milliseconds between two messages to screen readers. */
const pause = 10_000

/** Screen readers don't get the first words, and later words only after a pause. */
export function useSpokenWords(words: string): string {
  const [spokenWords, setSpokenWords] = useState("")
  const [isQuiet, setIsQuiet] = useState(false)
  const last = useRef(words)
  useEffect(() => {
    if (isQuiet || words === last.current) return
    last.current = words
    setSpokenWords(words)
    setIsQuiet(true)
  }, [words, isQuiet])
  useEffect(() => {
    if (!isQuiet) return undefined
    const timer = window.setTimeout(() => setIsQuiet(false), pause)
    return () => window.clearTimeout(timer)
  }, [isQuiet])
  return spokenWords
}

/** Shows the server's sentence only if it names no field of the form. */
export function SaveProblem({ state, item }: { readonly state: SaveState; readonly item: Item }) {
  if (state.kind !== "failed") return null
  const { problem } = state
  const wrong = problem.kind === "invalid" ? Object.keys(problem.fields) : []
  if (wrong.length > 0 && wrong.every((name) => Object.hasOwn(item.values, name))) return null
  return (
    <p className={classes("wrap", styles.problem)} role="alert">
      <ProblemWords problem={problem} />
    </p>
  )
}
