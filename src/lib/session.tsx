import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from "react"
import type { Role } from "#contract/fields.ts"
import { sessionKey } from "./session-key.ts"

/** Who is signed in, in the site's words. */
export type Profile = {
  /** Drupal's user id. */
  readonly uid: number
  readonly name: string
  readonly mail: string | null
  readonly roles: readonly Role[]
  /** The linked member page: its number in edit addresses, its id in the API. */
  readonly member: { readonly number: number; readonly id: string } | null
  readonly langcode: string
}

export type Session =
  /** Before storage has answered, and in the built page. */
  { readonly kind: "unknown" } | { readonly kind: "signed-out" } | { readonly kind: "signed-in"; readonly profile: Profile }

/** What loads when someone is signed in, or wants to be: the store, the calls, and what the header shows then. src/app/app.tsx. */
export type App = {
  readonly session: () => Session
  readonly subscribe: (listener: () => void) => () => void
  readonly DashboardMenu: ComponentType<{ readonly profile: Profile; readonly path: string }>
}

/** The session as a page follows it: by itself until the app is there, through the app from then on. */
type SessionSource = {
  readonly session: () => Session
  readonly app: () => App | null
  readonly subscribe: (listener: () => void) => () => void
  /** Brings the app, once. */
  readonly load: () => Promise<App>
  /** Looks whether someone may be signed in, now and whenever another tab signs in. Returns its own end. */
  readonly start: () => () => void
}

const unknown: Session = { kind: "unknown" }
const signedOut: Session = { kind: "signed-out" }

function makeSource(importApp: () => Promise<App>): SessionSource {
  const listeners = new Set<() => void>()
  let app: App | null = null
  let loading: Promise<App> | undefined
  let alone: Session = unknown
  const tell = () => {
    listeners.forEach((listener) => {
      listener()
    })
  }
  const load = () =>
    (loading ??= importApp().then((loaded) => {
      app = loaded
      loaded.subscribe(tell)
      tell()
      return loaded
    }))
  const look = () => {
    if (mayBeSignedIn()) void load()
    else if (alone === unknown) {
      alone = signedOut
      tell()
    }
  }
  return {
    session: () => app?.session() ?? alone,
    app: () => app,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load,
    start: () => {
      look()
      addEventListener("storage", look)
      return () => {
        removeEventListener("storage", look)
      }
    },
  }
}

const SessionContext = createContext(makeSource(() => Promise.reject(new Error("There is no session outside of SessionProvider."))))

/** Who is signed in, as far as this page knows. `app` is there for who is signed in; `load` brings it for who wants to be. */
export function useSession(): { readonly session: Session; readonly app: App | null; readonly load: () => Promise<App> } {
  const source = useContext(SessionContext)
  const session = useSyncExternalStore(source.subscribe, source.session, () => unknown)
  return { session, app: source.app(), load: source.load }
}

type SessionProviderProps = { readonly importApp: () => Promise<App>; readonly children: ReactNode }

/** Follows the session for all of the site. What a signed-out visitor doesn't need is loaded only where storage holds a session. */
export function SessionProvider({ importApp, children }: SessionProviderProps) {
  const [source] = useState(() => makeSource(importApp))
  useEffect(() => source.start(), [source])
  return <SessionContext.Provider value={source}>{children}</SessionContext.Provider>
}

function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(sessionKey)?.includes("refresh_token") === true
  } catch {
    // Storage is blocked: nobody can be signed in from before.
    return false
  }
}
