import { followRefusals, guardMoves } from "#app/session/guard/moves.ts"
import { awaitedSlice } from "#app/publishing/awaited-slice.ts"
import { DashboardMenu, DashboardSheet } from "#app/menu/dashboard-menu.tsx"
import { makeOverlays } from "#app/overlays/overlays.tsx"
import { makeSession } from "#app/session/make-session.ts"
import { browserSurroundings } from "#app/session/core/surroundings.ts"
import type { App } from "#lib/session/session.ts"

const session = makeSession(browserSurroundings(), [awaitedSlice])
guardMoves(session.session)
followRefusals(session)

export const app: App = { ...session, DashboardMenu, DashboardSheet, Overlays: makeOverlays(session.store) }
