import { useState } from "react"
import { useInBrowser } from "../use-in-browser.ts"
import { changeEntryState, entryState } from "./entry-state.ts"

/** Says whether the reader has opened the rest of a page. The history entry stores it, so Back and a reload find it open. */
export function useOpened(): readonly [isOpened: boolean, open: () => void] {
  const [, render] = useState({})
  const isOpened = useInBrowser(() => entryState().isOpened === true) ?? false
  const open = () => {
    changeEntryState({ isOpened: true })
    render({})
  }
  return [isOpened, open]
}
