import { LocationContext } from "@reach/router"
import { useContext, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react"
import { flushSync } from "react-dom"
import { Announcer } from "./announcer.tsx"
import { useScrollPlace } from "./scroll-place.ts"

type PageViewProps = {
  /** The path of the page, or the pattern of the dashboard's addresses, whose screens are one page. */
  readonly page: string
  /** That of the page. After Back, the router is at the next address while the page of that one still loads. */
  readonly location: LocationContext["location"]
  readonly children: ReactNode
}

/**
 * Draws the page, and fades from one page to the next where the browser can. Until the browser has taken a picture of the old page, that one stays, at its own
 * address. Scrolling and announcements follow what is drawn.
 */
export function PageView({ page, location, children }: PageViewProps) {
  const router = useContext(LocationContext)
  const place = useMemo(() => ({ ...router, location }), [router, location])
  const next = { page, place, children }
  const latest = useRef(next)
  const [drawn, setDrawn] = useState(next)
  const view = drawn.page === page ? next : drawn
  useLayoutEffect(() => {
    latest.current = next
  })
  useLayoutEffect(() => {
    if (drawn.page !== page) changeView(() => setDrawn(latest.current))
  }, [drawn.page, page])
  useScrollPlace(view.place.location)
  return (
    <LocationContext.Provider value={view.place}>
      {view.children}
      <Announcer pathname={view.place.location.pathname} />
    </LocationContext.Provider>
  )
}

function changeView(draw: () => void): void {
  if (!("startViewTransition" in document) || window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    draw()
    return
  }
  // A transition that is skipped draws all the same.
  document.startViewTransition(() => flushSync(draw)).ready.catch(() => undefined)
}
