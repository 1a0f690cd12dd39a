/** Renders the dashboard at an address, for a user of our server. */
import { LocationProvider, navigate as reachNavigate } from "@reach/router"
import { act, render } from "@testing-library/react"
import { navigate } from "gatsby"
import type { ReactElement } from "react"
import { DashboardFrame } from "#dashboard/dashboard-frame.tsx"
import type { Screens } from "#dashboard/screens/screen-loading.ts"
import { followRefusals, guardMoves } from "#dashboard/session/guard/moves.ts"
import { makeOverlays } from "#dashboard/shell/overlays/overlays.tsx"
import { sessionKey } from "#lib/session/session-key.ts"
import { SessionProvider } from "#lib/session/use-session.tsx"
import { aBrowser, reach } from "./browser.ts"
import type { Network } from "./adapter.ts"
import { passwordFor } from "#support/accounts.ts"
import type { TestServer } from "#support/server.ts"

type Visit = {
  /** The name of the signed-in user; by default nobody. */
  readonly as?: string
  /** Wraps the network between browser and server. */
  readonly through?: (network: Network) => Network
  /** The screens that the test looks at. All others say that they are missing. */
  readonly screens?: Partial<Screens>
  /** Rendered in place of the dashboard. */
  readonly show?: ReactElement
  /** The state of the history's entry. */
  readonly state?: object
}

const Nothing = () => <p>The test gave no such screen.</p>
const nothing = () => Promise.resolve(Nothing)
const noScreens: Screens = {
  lists: nothing,
  agenda: nothing,
  publishing: nothing,
  profile: nothing,
  editor: () => Promise.resolve({ EditorScreen: Nothing, parts: {} }),
}

export async function visit(
  server: TestServer,
  address: string,
  { as, through = (network) => network, screens, show = <DashboardFrame screens={{ ...noScreens, ...screens }} />, state }: Visit = {},
) {
  // Of Gatsby's navigation only the router matters here.
  jest.mocked<(to: string, options?: object) => unknown>(navigate).mockImplementation((to, options) => reachNavigate(to, options))
  const browser = aBrowser(through(reach(server)))
  const tab = browser.openTab()
  await browser.settled()
  localStorage.clear()
  if (as !== undefined) {
    await tab.signIn({ username: as, password: passwordFor(as) })
    localStorage.setItem(sessionKey, "refresh_token")
  }
  // Its promise resolves only after a page is rendered.
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
