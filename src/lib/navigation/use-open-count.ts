import { useState } from "react"
import { changeEntryState, entryState } from "./entry-state.ts"
import { useInBrowser } from "../use-in-browser.ts"

/** The history entry stores how many items of a list are open, so Back and a reload find them open. */
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
