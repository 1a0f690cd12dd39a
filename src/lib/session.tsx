import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from "react"
import type { AxiosInstance } from "axios"
import type { Langcode, Role } from "#contract/fields.ts"
import type { Outcome, Problem } from "./problem.ts"
import type { Led } from "./reason.ts"
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

/** What loads when someone is signed in, or wants to be: the store, the calls, and what the header shows then. src/app/app.tsx. */
export type App = SessionApp & {
  readonly DashboardMenu: ComponentType<DashboardProps>
  /** The same in a phone's menu. */
  readonly DashboardSheet: ComponentType<DashboardProps & { readonly onChoose: () => void }>
  /** What the session shows over every page. */
  readonly Overlays: ComponentType
}

export type DashboardProps = { readonly profile: Profile }

/** The session's part of it, made in src/app/session/make-session.ts. What it tells is read after each call of a listener of `subscribe`. */
export type SessionApp = {
  /** Once storage has answered: from then on a signed-out session isn't unknown. */
  readonly ready: Promise<void>
  readonly session: () => Session
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
  /** Fields that are refused are named as in `ProfileChanges`. */
  readonly saveProfile: (changes: ProfileChanges) => Promise<Outcome<Profile>>

  /** Speaks to the back end as who is signed in; what it throws, `problemOf` explains. */
  readonly http: AxiosInstance
  readonly problemOf: (error: unknown) => Problem
  /** Number of requests under way. */
  readonly pending: () => number

  /** Something the session has to say: `sessionNotices` of strings/en/problems.ts. */
  readonly notice: () => SessionNotice | null
  readonly dismissNotice: () => void
  /** Hears of the answers after which specification, 8 sends to the login. */
  readonly onRefused: (listener: (refused: Refused) => void) => () => void

  /** Says that text of this person is being edited: a lost session then asks for a login in place. Returns its end. */
  readonly holdText: (edit: { readonly key: string; readonly uid: number }) => () => void
  /** Whose login is asked for, while their text waits; `signIn` answers it. */
  readonly loginWanted: () => LoginWanted | null
  /** Doesn't log in: what waits is given up, and the session has ended. */
  readonly declineLogin: () => void
}

export type Login = { readonly username: string; readonly password: string }
export type LoginWanted = { readonly uid: number; readonly name: string; readonly mail: string | null }
/** `memory`: the browser's storage is full, blocked or corrupt. `ended`: the server ended the session. */
export type SessionNotice = "memory" | "ended" | "offline"

export type Refused =
  /** A 401 to new tokens too. */
  | { readonly why: "ended" }
  /** A 403: what was refused, with the server's words. */
  | {
      readonly why: "forbidden"
      readonly led: Led
      /** Whether text is being edited: then nothing moves until the user says so. */
      readonly isTextHeld: boolean
    }

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
