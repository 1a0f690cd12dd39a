// Stands in for the package gatsby-react-router-scroll in the built scripts (src/gatsby/webpack.ts).
// Both the package and the browser restore too early: the browser while the old page still shows, the package before the page has read
// filters from its address. A list that grows or shrinks afterwards then moves the place.
import { useLayoutEffect, useRef, type MutableRefObject, type ReactNode } from "react"
import { useInBrowser } from "../use-in-browser.ts"
import { readItem, writeItem } from "../storage.ts"
import { changeEntryState, entryState } from "./entry-state.ts"

type ScrollContextProps = {
  /** Gatsby makes a new object for each move. */
  readonly location: object
  readonly children: ReactNode
}

/** Stores the scroll position of each entry of the history, and restores it once the entry's page is shown. */
export function ScrollContext({ location, children }: ScrollContextProps) {
  // Becomes true in the same React commit in which the pages read their filters.
  const isInBrowser = useInBrowser(() => true) === true
  const shown = useRef<string>()
  const built = useRef({ height: 0, place: 0, wanted: 0 })

  useSaving(shown)
  useLayoutEffect(() => {
    const entry = currentEntry()
    if (shown.current === undefined) {
      const place = window.scrollY
      built.current = { height: pageHeight(), place, wanted: kept(entry) ?? place }
    } else if (shown.current !== entry) {
      goTo(kept(entry))
    }
    shown.current = entry
  }, [location])

  useLayoutEffect(() => {
    if (!isInBrowser || shown.current === undefined) return
    const { height, place, wanted } = built.current
    // If the height is the same, the browser's position is right, or the reader has scrolled since.
    const isRight = place > 0 && pageHeight() === height
    window.scrollTo(0, isRight ? place : wanted)
    keep(shown.current, window.scrollY)
  }, [isInBrowser])

  return children
}

function useSaving(shown: MutableRefObject<string | undefined>): void {
  useLayoutEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const save = () => {
      if (shown.current !== undefined) keep(shown.current, window.scrollY)
    }
    window.addEventListener("scroll", save, { passive: true, signal })
    window.addEventListener("pageshow", restoreHere, { signal })
    window.addEventListener("pagehide", leaveToBrowser, { signal })
    restoreHere()
    return () => {
      ending.abort()
      leaveToBrowser()
    }
  }, [shown])
}

/** Does nothing: no page scrolls inside an element of its own. Gatsby only passes the name on. */
export function useScrollRestoration(): null {
  return null
}

function restoreHere(): void {
  window.history.scrollRestoration = "manual"
}

/** On a return from another site, and on a reload, the browser restores before any script has run. */
function leaveToBrowser(): void {
  window.history.scrollRestoration = "auto"
}

/** The key of the present history entry. Reach Router sets the same key on the entries that it makes. */
function currentEntry(): string {
  const { key } = entryState()
  if (typeof key === "string") return key
  const made = String(Date.now())
  changeEntryState({ key: made })
  return made
}

function pageHeight(): number {
  return document.documentElement.scrollHeight
}

function goTo(place: number | undefined): void {
  const target = place === undefined ? document.getElementById(window.location.hash.slice(1)) : null
  if (target) target.scrollIntoView()
  else window.scrollTo(0, place ?? 0)
}

function keep(entry: string, place: number): void {
  writeItem("sessionStorage", storageKey(entry), String(place))
}

function kept(entry: string): number | undefined {
  const place = readItem("sessionStorage", storageKey(entry))
  return place === null ? undefined : Number(place)
}

function storageKey(entry: string): string {
  return `g30:scroll:${entry}`
}
