import { sessionKey } from "./session-key.ts"
import type { App, Session } from "./session.ts"

export const unknown: Session = { kind: "unknown" }
export const signedOut: Session = { kind: "signed-out" }

/** A page follows storage until the app is loaded, and the app afterwards. */
export function makeSource(importApp: () => Promise<App>) {
  const { notify, subscribe } = makeListeners()
  let app: App | null = null
  let loading: Promise<App> | undefined
  let withoutApp: Session = unknown
  const load = () =>
    (loading ??= importApp().then(
      async (chunk) => {
        await chunk.ready
        app = chunk
        chunk.subscribe(notify)
        notify()
        return chunk
      },
      (error: unknown) => {
        // The next call tries again.
        loading = undefined
        throw error
      },
    ))
  const checkStorage = () => {
    if (mayBeSignedIn()) load().catch(() => undefined)
    else if (withoutApp === unknown) {
      withoutApp = signedOut
      notify()
    }
  }
  return {
    session: (): Session => app?.session() ?? withoutApp,
    app: (): App | null => app,
    subscribe,
    load,
    /** Checks storage now and whenever another tab signs in. Returns a function that ends it. */
    start: () => {
      checkStorage()
      addEventListener("storage", checkStorage)
      return () => removeEventListener("storage", checkStorage)
    },
  }
}

function makeListeners() {
  const listeners = new Set<() => void>()
  return {
    notify: () => {
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

/** The app removes an entry that can't be read. */
function mayBeSignedIn(): boolean {
  try {
    const tokens: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? "null")
    return typeof tokens === "object" && tokens !== null && "refresh_token" in tokens
  } catch (error) {
    // Any other error means blocked storage, which holds no session.
    return error instanceof SyntaxError
  }
}
