import { failed, type Outcome } from "#lib/problem.ts"
import { useSession, type App } from "#lib/session.tsx"

/** Calls of the app, which may have to be loaded first. */
export function useApp() {
  const { load } = useSession()
  const call = async <T>(work: (app: App) => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    const app = await load().catch(() => null)
    return app === null ? failed({ kind: "offline", message: null }) : work(app)
  }
  const fetchAhead = () => {
    // A later call reports the failure.
    load().catch(() => undefined)
  }
  return { call, fetchAhead }
}
