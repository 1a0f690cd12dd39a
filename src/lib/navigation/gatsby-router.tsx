// Stands in for the package @gatsbyjs/reach-router in the built scripts (src/gatsby/webpack.ts).
// Gatsby has found the page of an address before the router draws it, so nothing is left to match, and the site uses no link or redirect of
// the package.
import { createContext, useContext, useEffect, useRef, useState, type ReactElement, type ReactNode } from "react"
import { shellOf } from "./built-path.ts"
import { entryState } from "./entry-state.ts"
import { changeView } from "./view-change.ts"

export type Place = ReturnType<typeof readPlace>
type Listener = (change: { readonly location: Place; readonly action: "POP" | "PUSH" }) => void
type Options = { readonly state?: object; readonly replace?: boolean }

const listeners = new Set<Listener>()
let place = readPlace()
/** Whether a move isn't drawn yet. The next one takes its place in the history. */
let isMoving = false

function readPlace() {
  const { pathname, search, hash, href } = window.location
  const state = entryState()
  return { pathname: encodeURI(decodeURI(pathname)), search, hash, href, state, key: typeof state.key === "string" ? state.key : "initial" }
}

export const globalHistory = {
  listen(listener: Listener): () => void {
    const onPop = () => {
      place = readPlace()
      listener({ location: place, action: "POP" })
    }
    listeners.add(listener)
    window.addEventListener("popstate", onPop)
    return () => {
      listeners.delete(listener)
      window.removeEventListener("popstate", onPop)
    }
  },
}

export function navigate(address: string, { state, replace = false }: Options = {}): void {
  const entry = { ...state, key: String(Date.now()) }
  try {
    window.history[isMoving || replace ? "replaceState" : "pushState"](entry, "", address)
  } catch {
    // Safari limits how many entries a page may add.
    window.location[replace ? "replace" : "assign"](address)
  }
  place = readPlace()
  isMoving = true
  listeners.forEach((listener) => listener({ location: place, action: "PUSH" }))
}

type Context = { readonly location: Place }

const LocationContext = createContext<Context | null>(null)

type ProviderProps = {
  /** Returns a promise if the page of a location has to be loaded before it is drawn. */
  readonly prepare?: (location: Place) => Promise<unknown> | undefined
  readonly children: ReactNode | ((context: Context) => ReactNode)
}

export function LocationProvider({ prepare, children }: ProviderProps) {
  const [context, setContext] = useState({ location: place })
  useEffect(() => {
    isMoving = false
  }, [context])
  useEffect(() => {
    let isGone = false
    let shown = place.pathname
    const stop = globalHistory.listen(({ location }) => {
      const draw = () => {
        // A later move has changed the place meanwhile.
        if (isGone || place.key !== location.key || place.href !== location.href) return
        shown = location.pathname
        setContext({ location })
      }
      const isSamePage = shown === location.pathname || shellOf(location.pathname) !== null
      const change = () => (isSamePage ? window.requestAnimationFrame(draw) : changeView(draw))
      const preparation = prepare?.(location)
      if (preparation) void preparation.then(change)
      else change()
    })
    return () => {
      isGone = true
      stop()
    }
  }, [prepare])
  return (
    <LocationContext.Provider value={context}>{typeof children === "function" ? children(context) : children}</LocationContext.Provider>
  )
}

/** For what is drawn once, at the present place. */
export function PresentLocation({ children }: { readonly children: ReactNode }) {
  return <LocationContext.Provider value={{ location: place }}>{children}</LocationContext.Provider>
}

export { LocationProvider as Location }

export function useLocation(): Place {
  const context = useContext(LocationContext)
  if (context === null) throw new Error("There is no location outside of LocationProvider.")
  return context.location
}

/** Gatsby only passes a value on. */
export const BaseContext = createContext({})

type RouterProps = { readonly id: string; readonly location: Place; readonly children: ReactElement<{ readonly path: string }> }

/** Draws the page, and moves the focus to it when another one is shown. The screens below a pattern such as `/admin/*` are one page. */
export function Router({ id, location, children }: RouterProps) {
  const { path } = children.props
  const shown = path.endsWith("*") ? path : location.pathname
  const before = useRef(shown)
  const wrapper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    wrapper.current?.focus()
  }, [shown])
  return (
    <div id={id} ref={wrapper} tabIndex={-1}>
      {children}
    </div>
  )
}
