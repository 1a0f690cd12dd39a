/** Entry of what signed-in people need; loaded when someone is signed in, or wants to be. */
import type { App } from "#lib/session.tsx"
import { DashboardMenu } from "#app/menu/dashboard-menu.tsx"
import { DashboardSheet } from "#app/menu/dashboard-sheet.tsx"
import { guardMoves } from "#app/guard/guard-moves.ts"
import { makeSession } from "#app/session/make-session.ts"
import { makeOverlays } from "#app/overlays/overlays.tsx"
import { browserSurroundings } from "#app/session/surroundings.ts"

const session = makeSession(browserSurroundings())
guardMoves(session.session)

export const app: App = { ...session, DashboardMenu, DashboardSheet, Overlays: makeOverlays(session) }
