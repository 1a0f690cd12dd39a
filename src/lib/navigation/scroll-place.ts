// Gatsby and the browser restore too early: the page reads filters from its address later, and a list then grows or shrinks. Gatsby also writes to
// sessionStorage before consent.
import { useLayoutEffect, useRef, type MutableRefObject } from "react"
import { useInBrowser } from "../use-in-browser.ts"
import { changeEntryState, entryState } from "./entry-state.ts"

/** The history entry keeps its scroll position, which returns once the page is drawn. Nothing is stored. `location` is a new object for each move. */
export function useScrollPlace(location: object): void {
  // Becomes true in the same React commit in which the pages read their filters.
  const isInBrowser = useInBrowser(() => true) === true
  const drawnEntry = useRef<string>()
  const builtPage = useRef({ height: 0, place: 0, entryPlace: 0 })

  useSaving(drawnEntry)
  useLayoutEffect(() => {
    const isNew = entryState().key === undefined
    const entry = currentEntry()
    if (drawnEntry.current === undefined) {
      const place = window.scrollY
      // Measuring the page costs a layout of it.
      builtPage.current = { height: place > 0 ? pageHeight() : 0, place, entryPlace: (isNew ? undefined : placeOf(entry)) ?? place }
    } else if (drawnEntry.current !== entry) {
      goTo(placeOf(entry))
    }
    drawnEntry.current = entry
  }, [location])

  useLayoutEffect(() => {
    if (!isInBrowser || drawnEntry.current === undefined) return
    const { height, place, entryPlace } = builtPage.current
    if (place === 0 && entryPlace === 0) return
    // If the height is the same, the browser's position is right, or the reader has scrolled since. At the page's end it stopped for want of height.
    const isRight = place > 0 && pageHeight() === height && place + window.innerHeight < height
    scrollToPlace(isRight ? place : entryPlace)
    if (!growth) places.set(drawnEntry.current, window.scrollY)
  }, [isInBrowser])
}

function useSaving(drawnEntry: MutableRefObject<string | undefined>): void {
  useLayoutEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    let timer: number | undefined
    const write = () => {
      window.clearTimeout(timer)
      if (timer !== undefined && drawnEntry.current !== undefined) writeInEntry(drawnEntry.current)
      timer = undefined
    }
    const save = () => {
      // A jump to a note scrolls before the page hears of its new entry: that place isn't the one that the reader left.
      if (growth || drawnEntry.current === undefined || entryState().key !== drawnEntry.current) return
      places.set(drawnEntry.current, window.scrollY)
      window.clearTimeout(timer)
      timer = window.setTimeout(write, soon)
    }
    window.addEventListener("scroll", save, { passive: true, signal })
    const leave = () => {
      endWait()
      write()
    }
    // The reader is back before React has drawn the entry that they left for.
    const returnHere = () => {
      if (drawnEntry.current !== undefined && entryState().key === drawnEntry.current) goTo(placeOf(drawnEntry.current))
    }
    // After any of these events, the reader may leave the entry.
    for (const type of ["wheel", "touchstart", "pointerdown", "click", "keydown", "pagehide"])
      window.addEventListener(type, leave, { capture: true, passive: true, signal })
    window.addEventListener("popstate", returnHere, { signal })
    window.addEventListener("pageshow", restoreHere, { signal })
    window.addEventListener("pagehide", leaveToBrowser, { signal })
    restoreHere()
    return () => {
      leave()
      ending.abort()
      leaveToBrowser()
    }
  }, [drawnEntry])
}

function restoreHere(): void {
  window.history.scrollRestoration = "manual"
}

/** On a return from another site, and on a reload, the browser restores before any script has run. */
function leaveToBrowser(): void {
  window.history.scrollRestoration = "auto"
}

/** Reach Router sets the same key on the entries that it makes. */
function currentEntry(): string {
  const { key } = entryState()
  if (typeof key === "string") return key
  const newKey = String(Date.now())
  changeEntryState({ key: newKey })
  return newKey
}

function pageHeight(): number {
  return document.documentElement.scrollHeight
}

function goTo(place: number | undefined): void {
  const target = place === undefined ? document.getElementById(window.location.hash.slice(1)) : null
  endWait()
  if (target) target.scrollIntoView()
  else scrollToPlace(place ?? 0)
}

/** Is set while the page is too short for its place, because a part of it is still loading. The entry keeps that place. */
let growth: ResizeObserver | undefined

/** Goes on as the page grows, until it is there or the reader does something. */
function scrollToPlace(place: number): void {
  endWait()
  window.scrollTo(0, place)
  if (isReached(place)) return
  growth = new ResizeObserver(() => {
    window.scrollTo(0, place)
    if (isReached(place)) endWait()
  })
  growth.observe(document.body)
}

function endWait(): void {
  growth?.disconnect()
  growth = undefined
}

/** Browsers round places. */
function isReached(place: number): boolean {
  return window.scrollY > place - 1
}

const places = new Map<string, number>()

/** Milliseconds after the last scrolling. Browsers let an entry change only some times a second. */
const soon = 150

/** Another document that shows the entry reads it there. */
function writeInEntry(entry: string): void {
  // A move through the history has left the entry already.
  if (entryState().key === entry) changeEntryState({ place: places.get(entry) })
}

function placeOf(entry: string): number | undefined {
  const { place } = entryState()
  return places.get(entry) ?? (typeof place === "number" ? place : undefined)
}
