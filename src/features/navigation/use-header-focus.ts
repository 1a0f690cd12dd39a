import { useEffect, useRef, useState, type RefObject } from "react"

/** Tells whether the header has the focus, or may get it: a hidden header takes no focus, so Shift+Tab anywhere shows it first. */
export function useHeaderFocus(): [RefObject<HTMLElement>, boolean] {
  const ref = useRef<HTMLElement>(null)
  const [hasFocus, setHasFocus] = useState(false)

  useEffect(() => {
    const onKey = ({ key, shiftKey }: KeyboardEvent) => {
      if (key === "Tab" && shiftKey) setHasFocus(true)
    }
    const onFocus = ({ target }: FocusEvent) => setHasFocus(target instanceof Node && ref.current?.contains(target) === true)
    const ending = new AbortController()
    const { signal } = ending
    document.addEventListener("keydown", onKey, { signal })
    document.addEventListener("focusin", onFocus, { signal })
    return () => ending.abort()
  }, [])

  return [ref, hasFocus]
}
