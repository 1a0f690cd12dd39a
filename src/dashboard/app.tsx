import { followRefusals, guardMoves } from "#dashboard/session/guard/moves.ts"
import { unpublishedSavesSlice } from "#dashboard/publishing/unpublished-saves-slice.ts"
import { DashboardMenu, DashboardSheet } from "#dashboard/shell/menu/dashboard-menu.tsx"
import { makeOverlays } from "#dashboard/shell/overlays/overlays.tsx"
import { makeSession } from "#dashboard/session/make-session.ts"
import { browserEnvironment } from "#dashboard/session/core/browser-environment.ts"
import type { App } from "#lib/session/session.ts"

const session = makeSession(browserEnvironment(), [unpublishedSavesSlice])
guardMoves(session.session)
followRefusals(session)

export const app: App = { ...session, DashboardMenu, DashboardSheet, Overlays: makeOverlays(session.store) }
