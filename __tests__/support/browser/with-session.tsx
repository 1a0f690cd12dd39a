/** Screens with the site's real session, whose requests our server answers. */
import { createHistory, createMemorySource, LocationProvider } from "@reach/router"
import { render } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import type { ReactElement } from "react"
import type { App } from "#lib/session/session.ts"
import { SessionProvider } from "#lib/session/use-session.tsx"
import { aBrowser, reach, type Tab } from "./browser.ts"
import { aTime } from "./browser-parts.ts"
import { aServer } from "#support/server.ts"
import { withSiteMetadata } from "#support/site-metadata.ts"

const nothing = () => null

/** A browser with one tab, and the server that answers it. */
export function aTab(build: ReturnType<typeof aServer> | null = null) {
  const time = aTime()
  const server = (build ?? aServer({ now: time.now }).withAccount({ name: "ines", uid: 7 }).withAccount({ name: "omar", uid: 9 })).start()
  const browser = aBrowser(reach(server), { time })
  return { time, server, browser, tab: browser.openTab() }
}

/** Renders an element at an address, with the session of the tab. */
export function renderWith(tab: Tab, path: string, element: ReactElement) {
  withSiteMetadata()
  window.history.replaceState(null, "", path)
  const app: App = { ...tab, DashboardMenu: nothing, DashboardSheet: nothing, Overlays: nothing }
  const user = userEvent.setup()
  const { container } = render(
    <LocationProvider history={createHistory(createMemorySource(path))}>
      <SessionProvider importApp={() => Promise.resolve(app)}>{element}</SessionProvider>
    </LocationProvider>,
  )
  return { user, container }
}
