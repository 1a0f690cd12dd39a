/** Entry of what signed-in people need; loaded when someone is signed in, or wants to be. */
import type { App } from "#lib/session.tsx"
import { makeSession } from "./make-session.ts"
import { browserSurroundings } from "./surroundings.ts"

export const app: App = {
  ...makeSession(browserSurroundings()),
  DashboardMenu: () => null,
}
