import { useState } from "react"
import { changeEntryState, entryState } from "#lib/navigation/entry-state.ts"
import { useInBrowser } from "#lib/use-in-browser.ts"

/** Counts the members that the reader has opened beside the first ones. The history entry stores it, so Back and a reload find them open. */
export function useOpenCount(): readonly [openCount: number, show: (count: number) => void] {
  const [, render] = useState({})
  const openCount = useInBrowser(() => readOpenCount()) ?? "0"
  const show = (count: number) => {
    changeEntryState({ shown: count })
    render({})
  }
  return [Number(openCount), show]
}

function readOpenCount(): string {
  const { shown: openCount } = entryState()
  return typeof openCount === "number" ? String(openCount) : "0"
}
