import { useEffect, useRef, type RefObject } from "react"
import type { SearchQuestion } from "#lib/search/answer.ts"
import { useOpenCount } from "#lib/navigation/use-open-count.ts"
import { useSearch } from "#lib/navigation/use-search.ts"
import { words } from "#lib/strings/words.ts"
import { searchAddress, questionIn } from "./question.ts"
import { SearchAnswer } from "./search-answer.tsx"
import { SearchForm } from "./search-form.tsx"
import { SearchLists } from "./search-lists.tsx"
import { useAnswer } from "./use-answer.ts"
import * as styles from "./search-screen.module.css"

/** The number of results that are shown at first, and that each press adds. */
const step = 10

export function SearchScreen() {
  const place = useRef<HTMLDivElement>(null)
  const [search, changeSearch] = useSearch()
  const [openCount, show] = useOpenCount()
  const most = Math.max(step, openCount)
  const question = questionIn(search)
  const state = useAnswer(question, most)
  const ask = (change: Partial<SearchQuestion>) => {
    if (openCount > 0) show(0)
    // The reader may have asked something in the pause after typed text.
    changeSearch((before) => searchAddress({ ...questionIn(before), ...change }))
  }
  useArrowKeys(place)
  useFirstFocus(place)
  return (
    <div ref={place} className={styles.screen}>
      <SearchForm text={question.text} onText={(text) => ask({ text })} />
      <noscript>
        <p>{words.search.needsScripts}</p>
      </noscript>
      <SearchAnswer question={question} state={state} onAsk={ask} onMore={() => show(most + step)} />
      {(state.answer === null || state.answer.total === 0) && !state.isWaiting && <SearchLists />}
    </div>
  )
}

function useFirstFocus(place: RefObject<HTMLElement>): void {
  useEffect(() => {
    if (window.location.search !== "") return undefined
    // The router focuses the page after its first effects.
    const timer = window.setTimeout(() => place.current?.querySelector<HTMLElement>("input[type=search]")?.focus({ preventScroll: true }))
    return () => window.clearTimeout(timer)
  }, [place])
}

/** Arrow keys move from the field through the links of the results; Escape leads back to the field. */
function useArrowKeys(place: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = place.current
    const onKey = (event: KeyboardEvent) => {
      if (element === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const field = element.querySelector<HTMLInputElement>("input[type=search]")
      const next = nextStop(element, field, event)
      if (next === null) return
      event.preventDefault()
      next.focus()
      if (next === field) field.select()
    }
    element?.addEventListener("keydown", onKey)
    return () => element?.removeEventListener("keydown", onKey)
  }, [place])
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function nextStop(element: HTMLElement, field: HTMLElement | null, { key, target }: KeyboardEvent): HTMLElement | null {
  const links = [...element.querySelectorAll<HTMLElement>("[data-result]")]
  const at = links.findIndex((link) => link === target)
  if (at === -1 && target !== field) return null
  if (key === "Escape") return at === -1 ? null : field
  const step = steps[key]
  if (step === undefined) return null
  return links[at + step] ?? (at + step === -1 ? field : null)
}
