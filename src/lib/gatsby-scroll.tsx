/**
 * Stands in for the package gatsby-react-router-scroll in the built scripts (src/gatsby/webpack.ts).
 *
 * The package and the browser both restore, each from its own memory: the browser at once, in the page that is about to go; the package
 * before a page that was built for everyone has become this reader's. Neither finds the place where the list is longer or shorter then.
 */
import { useLayoutEffect, useRef, type ReactNode } from "react"
import { changeEntryState, entryState } from "./entry-state.ts"
import { useInBrowser } from "./use-in-browser.ts"

type ScrollContextProps = {
  /** A new object for each move. */
  readonly location: object
  readonly children: ReactNode
}

/** Keeps where the reader was in each entry of the history, and goes back there once the entry's page is on display. */
export function ScrollContext({ location, children }: ScrollContextProps) {
  // Becomes true in the same commit in which the pages' own useInBrowser learns of filters and the like.
  const isInBrowser = useInBrowser(() => true) === true
  const shown = useRef<string>()
  const built = useRef({ height: 0, place: 0, wanted: 0 })

  useLayoutEffect(() => {
    const save = () => {
      if (shown.current !== undefined) keep(shown.current, window.scrollY)
    }
    window.addEventListener("scroll", save, { passive: true })
    window.addEventListener("pageshow", restoreHere)
    window.addEventListener("pagehide", leaveToBrowser)
    restoreHere()
    return () => {
      window.removeEventListener("scroll", save)
      window.removeEventListener("pageshow", restoreHere)
      window.removeEventListener("pagehide", leaveToBrowser)
      leaveToBrowser()
    }
  }, [])

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
    // Where nothing has moved the browser was right, or the reader has scrolled since.
    const isRight = place > 0 && pageHeight() === height
    window.scrollTo(0, isRight ? place : wanted)
    keep(shown.current, window.scrollY)
  }, [isInBrowser])

  return children
}

/** Nothing: no page of ours keeps the place in an element of its own. Gatsby passes the name on. */
export function useScrollRestoration(): null {
  return null
}

/** Within a visit the browser doesn't restore, because it would do so before the page is there. */
function restoreHere(): void {
  window.history.scrollRestoration = "manual"
}

/** Who comes back from elsewhere, or loads anew, sees the place before any script has run. */
function leaveToBrowser(): void {
  window.history.scrollRestoration = "auto"
}

/** Names the entry of the history that the address bar is at. Reach Router names those that it makes, by the same key. */
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
  try {
    sessionStorage.setItem(storageKey(entry), String(place))
  } catch {
    // Storage is blocked or full: then Back leads to the top.
  }
}

function kept(entry: string): number | undefined {
  try {
    const place = sessionStorage.getItem(storageKey(entry))
    return place === null ? undefined : Number(place)
  } catch {
    return undefined
  }
}

function storageKey(entry: string): string {
  return `g30:scroll:${entry}`
}
