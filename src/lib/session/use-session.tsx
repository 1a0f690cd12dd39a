import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from "react"
import { makeSource, unknown } from "./session-source.ts"
import type { App, Session } from "./session.ts"

const SessionContext = createContext(makeSource(() => Promise.reject(new Error("There is no session outside of SessionProvider."))))

/** `app` is null until it is loaded; `load` loads it. */
export function useSession(): { readonly session: Session; readonly app: App | null; readonly load: () => Promise<App> } {
  const source = useContext(SessionContext)
  const session = useSyncExternalStore(source.subscribe, source.session, () => unknown)
  return { session, app: source.app(), load: source.load }
}

/** The app loads only if storage holds a session. */
export function SessionProvider({ importApp, children }: { readonly importApp: () => Promise<App>; readonly children: ReactNode }) {
  const [source] = useState(() => makeSource(importApp))
  useEffect(() => source.start(), [source])
  return <SessionContext.Provider value={source}>{children}</SessionContext.Provider>
}
