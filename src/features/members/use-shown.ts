import { useState } from "react"
import { changeEntryState, entryState } from "#lib/navigation/entry-state.ts"
import { useInBrowser } from "#lib/use-in-browser.ts"

/** How many members the reader has opened beside the first ones. The history entry stores it, so Back and a reload find them open. */
export function useShown(): readonly [shown: number, show: (count: number) => void] {
  const [, render] = useState({})
  const shown = useInBrowser(() => shownBefore()) ?? "0"
  const show = (count: number) => {
    changeEntryState({ shown: count })
    render({})
  }
  return [Number(shown), show]
}

function shownBefore(): string {
  const { shown } = entryState()
  return typeof shown === "number" ? String(shown) : "0"
}
