/** Entry of what signed-in people need; loaded when someone is signed in, or wants to be. */
import type { App } from "#lib/session.tsx"
import { DashboardMenu } from "./dashboard-menu.tsx"
import { DashboardSheet } from "./dashboard-sheet.tsx"
import { guardMoves } from "./guard-moves.ts"
import { makeSession } from "./make-session.ts"
import { makeOverlays } from "./overlays.tsx"
import { browserSurroundings } from "./surroundings.ts"

const session = makeSession(browserSurroundings())
guardMoves(session.session)

export const app: App = { ...session, DashboardMenu, DashboardSheet, Overlays: makeOverlays(session) }
