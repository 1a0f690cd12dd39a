import { failed, type Outcome } from "#lib/session/problem.ts"
import { useSession } from "#lib/session/use-session.tsx"
import type { App } from "#lib/session/session.ts"

/** The first call loads the app. */
export function useApp() {
  const { load } = useSession()
  const call = async <T>(work: (app: App) => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    // Offline, the chunk doesn't load.
    const app = await load().catch(() => null)
    return app === null ? failed({ kind: "offline", message: null }) : work(app)
  }
  const fetchAhead = () => {
    // A later call reports the failure.
    load().catch(() => undefined)
  }
  return { call, fetchAhead }
}
