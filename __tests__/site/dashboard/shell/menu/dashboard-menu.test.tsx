import { aBrowser, reach } from "#support/browser/browser.ts"
import { passwordFor } from "#support/accounts.ts"
import { renderAt } from "#support/at.tsx"
import { aServer } from "#support/server.ts"
import { withSiteMetadata } from "#support/site-metadata.ts"
import { act, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { DashboardMenu, DashboardSheet } from "#dashboard/shell/menu/dashboard-menu.tsx"
import { makeOverlays } from "#dashboard/shell/overlays/overlays.tsx"
import { SiteLayout } from "#features/navigation/site-layout.tsx"
import { sessionKey } from "#lib/session/session-key.ts"
import { SessionProvider } from "#lib/session/use-session.tsx"

beforeEach(() => {
  withSiteMetadata()
  // jsdom has no matchMedia.
  Object.assign(window, { matchMedia: () => new EventTarget() })
})

afterEach(() => {
  localStorage.clear()
})

/** The frame of a page for a signed-in user. */
async function showSignedIn(path: string, name = "ines", options: Parameters<typeof aBrowser>[1] = {}) {
  const server = aServer().withAccount({ name, uid: 7 }).start()
  const browser = aBrowser(reach(server), options)
  const tab = browser.openTab()
  await tab.signIn({ username: name, password: passwordFor(name) })
  localStorage.setItem(sessionKey, browser.stored.get(sessionKey) ?? `{"refresh_token":""}`)
  const importApp = () => Promise.resolve({ ...tab, DashboardMenu, DashboardSheet, Overlays: makeOverlays(tab.store) })
  renderAt(
    path,
    <SessionProvider importApp={importApp}>
      <SiteLayout page={{ pageContext: {} }}>
        <h1>A page</h1>
      </SiteLayout>
    </SessionProvider>,
  )
  await act(() => browser.settled())
  return { tab, user: userEvent.setup() }
}

const header = () => within(screen.getByRole("navigation", { name: "Main" }))

test("a signed-in user has the Dashboard menu in the place of the Members Area button", async () => {
  const { user } = await showSignedIn("/people/7/edit/")
  expect(screen.queryByRole("link", { name: "Members Area" })).not.toBeInTheDocument()
  await user.click(header().getByRole("button", { name: "Dashboard" }))
  const [, publications] = header().getAllByRole("link", { name: "Publications" })
  expect(publications).toHaveAttribute("href", "/admin/post/")
  expect(publications).not.toHaveAttribute("aria-current")
  expect(header().getByRole("link", { name: "Edit profile" })).toHaveAttribute("aria-current", "page")
})

test("a phone's menu has the same entries, and a choice closes it", async () => {
  const { user } = await showSignedIn("/")
  await user.click(screen.getByRole("button", { name: "Open menu" }))
  const menu = within(screen.getByRole("navigation", { name: "Menu" }))
  expect(menu.getByRole("heading", { name: "Dashboard" })).toBeVisible()
  expect(menu.getByRole("button", { name: "Signout" })).toBeVisible()
  await user.click(menu.getByRole("link", { name: "Edit profile" }))
  expect(screen.queryByRole("navigation", { name: "Menu" })).not.toBeInTheDocument()
})

test("Signout signs out, and brings back the Members Area button", async () => {
  // jsdom reports that it cannot go to another page.
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  const { user, tab } = await showSignedIn("/legal/")
  await user.click(header().getByRole("button", { name: "Dashboard" }))
  await user.click(header().getByRole("button", { name: "Signout" }))
  expect(await header().findByRole("link", { name: "Members Area" })).toHaveAttribute("href", "/user/login/")
  expect(tab.session()).toEqual({ kind: "signed-out" })
})

test("a browser without storage shows a notice until it is closed", async () => {
  const { user } = await showSignedIn("/", "ines", { storage: "full" })
  expect(screen.getByRole("status", { name: "Session" })).toHaveTextContent("This browser keeps nothing for this site")
  await user.click(screen.getByRole("button", { name: "Close" }))
  expect(screen.getByRole("status", { name: "Session" })).toBeEmptyDOMElement()
})
