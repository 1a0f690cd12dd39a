/** The dashboard at an address, for a person of a server of ours. */
import { LocationProvider, navigate as reachNavigate } from "@reach/router"
import { act, render } from "@testing-library/react"
import { navigate } from "gatsby"
import type { ReactElement } from "react"
import { Dashboard } from "#app/dashboard.tsx"
import { sessionKey } from "#lib/session-key.ts"
import { SessionProvider } from "#lib/session.tsx"
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
}

/** Opens an address of the dashboard in a browser. */
export async function visit(server: TestServer, address: string, { as, through = (network) => network, show = <Dashboard /> }: Visit = {}) {
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
  void reachNavigate(address)
  const app = { ...tab, DashboardMenu: () => null, DashboardSheet: () => null, Overlays: () => null }
  const screen = render(
    <LocationProvider>
      <SessionProvider importApp={() => Promise.resolve(app)}>
        <main id="main" tabIndex={-1}>
          {show}
        </main>
      </SessionProvider>
    </LocationProvider>,
  )
  const settle = () => act(browser.settled)
  await settle()
  return { ...screen, tab, browser, settle, address: () => window.location.pathname + window.location.search }
}
