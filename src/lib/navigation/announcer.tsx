import { useEffect, useRef } from "react"
import { words } from "../strings/words.ts"

/** Milliseconds. A screen of the dashboard has its heading when its script is there. */
const longestWait = 3000

/** Screen readers hear the heading of each new page. Gatsby's own announcer speaks English only. */
export function Announcer({ pathname }: { readonly pathname: string }) {
  const element = useRef<HTMLDivElement>(null)
  const announced = useRef(pathname)
  useEffect(() => {
    if (announced.current === pathname) return undefined
    announced.current = pathname
    const began = performance.now()
    let frame = 0
    const announce = () => {
      const heading = document.querySelector("#main h1")?.textContent
      if (heading || performance.now() - began > longestWait) {
        if (element.current) element.current.textContent = words.frame.announced(heading || document.title)
      } else frame = requestAnimationFrame(announce)
    }
    // Effects of the page set the title.
    frame = requestAnimationFrame(announce)
    return () => cancelAnimationFrame(frame)
  }, [pathname])
  return <div ref={element} id="announcer" aria-live="assertive" aria-atomic="true" />
}

/** Readers of the page must not meet the English words of this element. */
export function silenceGatsbysAnnouncer(): void {
  const element = document.getElementById("gatsby-announcer")
  element?.setAttribute("aria-live", "off")
  element?.setAttribute("hidden", "")
}
