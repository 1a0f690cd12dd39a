import { useEffect, useRef, type RefObject } from "react"

/** When React removes the control in the region that has the focus, for example a button whose work is done, `next` gets it. */
export function useKeptFocus(region: RefObject<HTMLElement>, next: () => HTMLElement | null | undefined): void {
  const last = useRef<EventTarget | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target
    }
    const element = region.current
    element?.addEventListener("focusin", remember)
    return () => element?.removeEventListener("focusin", remember)
  }, [region])
  useEffect(() => {
    if (!(last.current instanceof Element) || last.current.isConnected) return
    last.current = null
    if (document.activeElement === document.body) next()?.focus({ preventScroll: true })
  })
}
