import { useEffect, useRef, useState } from "react"
import type { Question } from "#lib/search/answer.ts"
import { useSearch } from "#lib/navigation/use-search.ts"
import { words } from "#lib/strings/words.ts"
import { addressOf, questionIn } from "./question.ts"
import { SearchAnswer } from "./search-answer.tsx"
import { SearchForm } from "./search-form.tsx"
import { SearchLists } from "./search-lists.tsx"
import { useAnswer } from "./use-answer.ts"
import { useArrowKeys } from "./use-arrow-keys.ts"
import * as styles from "./search-screen.module.css"

/** How many results are shown at first, and how many more at once. */
const step = 10

export function SearchScreen() {
  const place = useRef<HTMLDivElement>(null)
  const [search, changeSearch] = useSearch()
  const [most, setMost] = useState(step)
  const question = questionIn(search)
  const asked = useAnswer(question, most)
  const ask = (change: Partial<Question>) => {
    setMost(step)
    // Something may have been asked in the pause after typed text.
    changeSearch((before) => addressOf({ ...questionIn(before), ...change }))
  }
  useArrowKeys(place)
  useFirstFocus(place)
  return (
    <div ref={place} className={styles.screen}>
      <SearchForm text={question.text} onText={(text) => ask({ text })} />
      <noscript>
        <p>{words.search.needsScripts}</p>
      </noscript>
      <SearchAnswer question={question} asked={asked} onAsk={ask} onMore={() => setMost(most + step)} />
      {(asked.given === null || asked.given.total === 0) && !asked.isWaiting && <SearchLists />}
    </div>
  )
}

/** Who comes without words wants to type them. */
function useFirstFocus(place: React.RefObject<HTMLElement>): void {
  useEffect(() => {
    if (window.location.search !== "") return undefined
    // The router focuses the page after its first effects.
    const timer = window.setTimeout(() => place.current?.querySelector<HTMLElement>("input[type=search]")?.focus({ preventScroll: true }))
    return () => window.clearTimeout(timer)
  }, [place])
}
