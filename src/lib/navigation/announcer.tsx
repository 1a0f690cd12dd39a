import { useEffect, useRef } from "react"
import { words } from "../strings/words.ts"

/** In ms. A screen of the dashboard has its heading when its script is there. */
const longestWait = 3000

/** Tells screen readers the heading of each page that takes the place of another. Gatsby's own announcer speaks English only. */
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
    // The title is set by effects of the page.
    frame = requestAnimationFrame(announce)
    return () => cancelAnimationFrame(frame)
  }, [pathname])
  return <div ref={element} id="announcer" aria-live="assertive" aria-atomic="true" />
}

/** Hides it, so that nobody meets its English words when they read through the page. */
export function silenceGatsbysAnnouncer(): void {
  const element = document.getElementById("gatsby-announcer")
  element?.setAttribute("aria-live", "off")
  element?.setAttribute("hidden", "")
}
