import { LocationContext } from "@reach/router"
import { useContext, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react"
import { flushSync } from "react-dom"
import { Announcer } from "./announcer.tsx"
import { useScrollPlace } from "./scroll-place.ts"

type PageViewProps = {
  /** Names the page's path, or the pattern of the dashboard's addresses, whose screens are one page. */
  readonly page: string
  /** After Back, the router is at the next address while the page of that one still loads, so this is the page's own. */
  readonly location: LocationContext["location"]
  readonly children: ReactNode
}

/** Fades from one page to the next if the browser can. Until it has taken a picture of the old page, that one stays, at its own address. */
export function PageView({ page, location, children }: PageViewProps) {
  const router = useContext(LocationContext)
  const place = useMemo(() => ({ ...router, location }), [router, location])
  const next = { page, place, children }
  const latest = useRef(next)
  const [drawnView, setDrawnView] = useState(next)
  const view = drawnView.page === page ? next : drawnView
  useLayoutEffect(() => {
    latest.current = next
  })
  useLayoutEffect(() => {
    if (drawnView.page !== page) changeView(() => setDrawnView(latest.current))
  }, [drawnView.page, page])
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
