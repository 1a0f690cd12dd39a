/** Entry of what signed-in people need; loaded when someone is signed in, or wants to be. */
import type { App } from "#lib/session.tsx"

export const app: App = {
  session: () => ({ kind: "signed-out" }),
  subscribe: () => () => undefined,
  DashboardMenu: () => null,
}
