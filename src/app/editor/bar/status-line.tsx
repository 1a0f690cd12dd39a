import type { ReactNode } from "react"
import { editor } from "#app/strings/editor.ts"
import { Button } from "#ui/button.tsx"
import * as styles from "./save-bar.module.css"
import { isOfPage, wordsOfPhrase, type Phrase } from "./save-status.ts"
import { useTold } from "./use-told.ts"

type StatusLineProps = {
  readonly badge: ReactNode
  /** What the badge says; empty if it says nothing. */
  readonly badgeWord: string
  readonly phrase: Phrase
  /** When it was saved, in milliseconds; null if it was not saved on this page. */
  readonly at: number | null
  readonly usually?: number | null
  readonly onRetry: () => void
}

/** A badge and one phrase about the save. Screen readers hear both, but not at each change. */
export function StatusLine({ badge, badgeWord, phrase, at, usually = null, onRetry }: StatusLineProps) {
  const { words, rest } = wordsOfPhrase(phrase, { at, usually })
  const told = useTold([badgeWord, words + rest].filter((part) => part !== "").join(". "))
  return (
    <div className={styles.state} data-of={isOfPage(phrase) ? "page" : "save"}>
      <span className={styles.badge}>{badge}</span>
      <span role="status" aria-live="off" className={styles.phrase}>
        {words}
        {rest !== "" && <span className={styles.rest}>{rest}</span>}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {told}
      </span>
      {(phrase === "failed" || phrase === "offline") && (
        <span className={styles.retry}>
          <Button tone="ghost" size="small" onClick={onRetry}>
            {editor.saveBar.retry}
          </Button>
        </span>
      )}
    </div>
  )
}
