import { useEffect, useRef } from "react"
import { words } from "../strings/words.ts"

/** Tells screen readers the heading of each page that takes the place of another. */
export function Announcer({ location: { pathname } }: { readonly location: { readonly pathname: string } }) {
  const element = useRef<HTMLDivElement>(null)
  const announced = useRef(pathname)
  useEffect(() => {
    if (announced.current === pathname) return undefined
    announced.current = pathname
    // The title is set by effects of the page.
    const frame = requestAnimationFrame(() => {
      const heading = document.querySelector("#gatsby-focus-wrapper h1")?.textContent
      if (element.current) element.current.textContent = words.frame.announced(heading || document.title)
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])
  return <div ref={element} id="gatsby-announcer" aria-live="assertive" aria-atomic="true" />
}
