/** The dashboard at an address, for a person of a server of ours. */
import { LocationProvider, navigate as reachNavigate } from "@reach/router"
import { act, render } from "@testing-library/react"
import { navigate } from "gatsby"
import type { ReactElement } from "react"
import { Dashboard } from "#app/dashboard.tsx"
import { followRefusals } from "#app/guard/follow-refusals.ts"
import { guardMoves } from "#app/guard/guard-moves.ts"
import { makeOverlays } from "#app/overlays/overlays.tsx"
import { sessionKey } from "#lib/session/session-key.ts"
import { SessionProvider } from "#lib/session/use-session.tsx"
import { aBrowser, reach } from "./browser.ts"
import type { Network } from "./adapter.ts"
import { passwordFor } from "./accounts.ts"
import type { TestServer } from "./server.ts"

type Visit = {
  /** Who is signed in; without it nobody. */
  readonly as?: string
  /** What lies between the browser and the server. */
  readonly through?: (network: Network) => Network
  /** What is drawn there, where it isn't the dashboard. */
  readonly show?: ReactElement
  /** What the move there carries. */
  readonly state?: object
}

/** Opens an address of the dashboard in a browser. */
export async function visit(
  server: TestServer,
  address: string,
  { as, through = (network) => network, show = <Dashboard />, state }: Visit = {},
) {
  // Gatsby's navigation, of which only the router matters here.
  jest.mocked<(to: string, options?: object) => unknown>(navigate).mockImplementation((to, options) => reachNavigate(to, options))
  const browser = aBrowser(through(reach(server)))
  const tab = browser.openTab()
  await browser.settled()
  localStorage.clear()
  if (as !== undefined) {
    await tab.signIn({ username: as, password: passwordFor(as) })
    localStorage.setItem(sessionKey, "refresh_token")
  }
  // It settles only where a page is drawn.
  void reachNavigate(address, { state })
  guardMoves(tab.session)
  followRefusals(tab)
  const Overlays = makeOverlays(tab.store)
  const app = { ...tab, DashboardMenu: () => null, DashboardSheet: () => null, Overlays }
  const screen = render(
    <LocationProvider>
      <SessionProvider importApp={() => Promise.resolve(app)}>
        <main id="main" tabIndex={-1}>
          {show}
        </main>
        <Overlays />
      </SessionProvider>
    </LocationProvider>,
  )
  const settle = () => act(browser.settled)
  await settle()
  return { ...screen, tab, browser, settle, address: () => window.location.pathname + window.location.search }
}
