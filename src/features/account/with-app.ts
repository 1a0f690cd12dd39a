import { failed, type Outcome } from "#lib/session/problem.ts"
import type { App } from "#lib/session/session.ts"

/** Calls the app, which may have to come over the network first. */
export async function withApp<T>(load: () => Promise<App>, call: (app: App) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const app = await load().catch(() => null)
  return app === null ? failed({ kind: "offline", message: null }) : call(app)
}

/** Brings it while the reader types, so that nobody waits for it later. */
export function fetchAhead(load: () => Promise<App>): () => void {
  return () => {
    // Should it fail, the call itself says so.
    load().catch(() => undefined)
  }
}
