import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from "react"
import type { Store } from "@reduxjs/toolkit"
import type { Langcode, Role } from "#contract/fields.ts"
import type { Outcome } from "./problem.ts"
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
  readonly langcode: Langcode
}

export type Session =
  /** Before storage has answered, and in the built page. */
  { readonly kind: "unknown" } | { readonly kind: "signed-out" } | { readonly kind: "signed-in"; readonly profile: Profile }

/** The parts of the site that load when someone is signed in, or wants to be. Made in src/app/app.tsx. */
export type App = SessionApp & {
  /** The signed-in screens read it through react-redux. */
  readonly store: Store
  readonly DashboardMenu: ComponentType<DashboardProps>
  /** The same in a phone's menu. */
  readonly DashboardSheet: ComponentType<DashboardProps & { readonly onChoose: () => void }>
  /** What the session shows over every page. */
  readonly Overlays: ComponentType
}

export type DashboardProps = { readonly profile: Profile }

/** The session's part of it, made in src/app/session/make-session.ts. */
export type SessionApp = {
  /** Once storage has answered: from then on a signed-out session isn't unknown. */
  readonly ready: Promise<void>
  readonly session: () => Session
  /** The session's notice: `sessionNotices` has its words. */
  readonly notice: () => SessionNotice | null
  /** Calls the listener whenever the session or its notice may have changed. */
  readonly subscribe: (listener: () => void) => () => void

  readonly signIn: (login: Login) => Promise<Outcome<Profile>>
  readonly signOut: () => Promise<void>
  /** Both answer with the server's message. */
  readonly lostPassword: (asked: { readonly mail: string }) => Promise<Outcome<string>>
  readonly resetPassword: (reset: {
    readonly name: string
    readonly temp_pass: string
    readonly new_pass: string
  }) => Promise<Outcome<string>>
  /** Refused fields are named as in `ProfileChanges`. */
  readonly saveProfile: (changes: ProfileChanges) => Promise<Outcome<Profile>>
  /** Says that the user with this id is editing text: a lost session then asks for a login in place. Returns its end. */
  readonly holdText: (uid: number) => () => void
}

export type Login = { readonly username: string; readonly password: string }
export type LoginWanted = { readonly uid: number; readonly name: string; readonly mail: string | null }
/** `memory`: the browser's storage is full, blocked or corrupt. `ended`: the server ended the session. */
export type SessionNotice = "memory" | "ended" | "offline"

/** What one may change of oneself. A new mail address or password needs the present password. */
export type ProfileChanges = {
  readonly name?: string
  readonly mail?: string
  readonly password?: string
  readonly currentPassword?: string
  readonly langcode?: Langcode
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
  const { tell, subscribe } = makeListeners()
  let app: App | null = null
  let loading: Promise<App> | undefined
  let withoutApp: Session = unknown
  const load = () =>
    (loading ??= importApp().then(
      async (loaded) => {
        await loaded.ready
        app = loaded
        loaded.subscribe(tell)
        tell()
        return loaded
      },
      (error: unknown) => {
        // The next one who asks tries again.
        loading = undefined
        throw error
      },
    ))
  const look = () => {
    if (mayBeSignedIn()) load().catch(() => undefined)
    else if (withoutApp === unknown) {
      withoutApp = signedOut
      tell()
    }
  }
  return {
    session: () => app?.session() ?? withoutApp,
    app: () => app,
    subscribe,
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

function makeListeners() {
  const listeners = new Set<() => void>()
  return {
    tell: () => {
      listeners.forEach((listener) => {
        listener()
      })
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
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

/** Whether storage holds tokens, or an entry that can't be read: the app removes that one. */
function mayBeSignedIn(): boolean {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? "null")
    return typeof stored === "object" && stored !== null && "refresh_token" in stored
  } catch (error) {
    // Otherwise storage is blocked, and nobody can be signed in from before.
    return error instanceof SyntaxError
  }
}
