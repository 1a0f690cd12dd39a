import { act, render, screen } from "@testing-library/react"
import { sessionKey } from "#lib/session/session-key.ts"
import type { App } from "#lib/session/session.ts"
import { SessionProvider, useSession } from "#lib/session/use-session.tsx"
import { passwordFor } from "#support/accounts.ts"
import { builtAt } from "#support/at.tsx"
import { aBrowser, reach } from "#support/browser/browser.ts"
import { aServer } from "#support/server.ts"

function Who() {
  const { session } = useSession()
  return <p>{session.kind === "signed-in" ? session.profile.name : session.kind}</p>
}

function here() {
  const server = aServer().withAccount({ name: "ines", uid: 7 }).start()
  const browser = aBrowser(reach(server))
  const importApp = jest.fn((): Promise<App> => {
    const tab = browser.openTab()
    return Promise.resolve({ ...tab, DashboardMenu: () => null, DashboardSheet: () => null, Overlays: () => null })
  })
  const page = (
    <SessionProvider importApp={importApp}>
      <Who />
    </SessionProvider>
  )
  /** Copies the storage of `browser` into this page's storage. */
  const store = () => {
    const storedSession = browser.stored.get(sessionKey)
    if (storedSession === undefined) localStorage.removeItem(sessionKey)
    else localStorage.setItem(sessionKey, storedSession)
  }
  return { browser, importApp, page, store }
}

test("in the built page the session is unknown", () => {
  expect(builtAt("/", here().page)).toBe("<p>unknown</p>")
})

test("a page loads the app for a stored session, and doesn't without one", async () => {
  const { browser, importApp, page, store } = here()
  const other = browser.openTab()
  await other.signIn({ username: "ines", password: passwordFor("ines") })
  store()
  const { unmount } = render(page)
  expect(await screen.findByText("ines")).toBeVisible()
  unmount()
  await act(() => other.signOut())
  store()
  importApp.mockClear()
  render(page)
  expect(screen.getByText("signed-out")).toBeVisible()
  expect(importApp).not.toHaveBeenCalled()
})

test("a signed-out page follows a login in another tab", async () => {
  localStorage.clear()
  const { browser, page, store } = here()
  render(page)
  await browser.openTab().signIn({ username: "ines", password: passwordFor("ines") })
  store()
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: sessionKey }))
  })
  expect(await screen.findByText("ines")).toBeVisible()
})
