import "#support/browser/dialogs.ts"
import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { navigate } from "gatsby"
import { SiteLayout } from "#features/navigation/site-layout.tsx"
import { renderAt } from "#support/at.tsx"
import { withSiteMetadata } from "#support/site-metadata.ts"
import { turns } from "#support/turns.ts"

beforeEach(() => {
  withSiteMetadata()
  // jsdom has no matchMedia.
  Object.assign(window, { matchMedia: () => new EventTarget() })
})

function showFrame(path: string) {
  return renderAt(
    path,
    <SiteLayout page={{ pageContext: {} }}>
      <h1>A page</h1>
    </SiteLayout>,
  )
}

async function openMenu() {
  const user = userEvent.setup()
  await user.click(screen.getByRole("button", { name: "Open menu" }))
  return user
}

test.each([
  ["/members/", "Members", "page"],
  ["/members/atelier-seuil-neuf/", "Members", "true"],
  ["/agenda/category/lecture/", "Agenda", "true"],
])("on %s the main menu marks %s as current", (path, name, current) => {
  showFrame(path)
  const menu = within(screen.getByRole("navigation", { name: "Main" }))
  expect(menu.getByRole("link", { name })).toHaveAttribute("aria-current", current)
  expect(menu.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"))).toHaveLength(1)
})

test.each(["/post/create/", "/post/12/edit/", "/fr/admin/post/"])("on %s, where one writes, the main menu marks no section", (path) => {
  showFrame(path)
  for (const link of within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link"))
    expect(link).not.toHaveAttribute("aria-current")
})

test.each([true, false])("the menus lead to the agenda if there are public events: %s", async (hasPublicEvents) => {
  withSiteMetadata({ hasPublicEvents })
  showFrame("/")
  await openMenu()
  for (const name of ["Main", "Menu"]) {
    const menu = within(screen.getByRole("navigation", { name }))
    expect(menu.queryAllByRole("link", { name: "Agenda" })).toHaveLength(hasPublicEvents ? 1 : 0)
  }
})

test("the footer leads to the pages about joining, for clients and for the press, and the phone's menu to the first, if the site has them", async () => {
  const { unmount } = showFrame("/")
  for (const name of ["Join us", "Press"]) expect(screen.queryByRole("link", { name })).not.toBeInTheDocument()
  unmount()
  withSiteMetadata({ joinPath: "/join/", clientsPath: "/looking-for-an-architect/", pressPath: "/press/" })
  showFrame("/")
  const footer = within(screen.getByRole("contentinfo"))
  expect(footer.getByRole("link", { name: "Looking for an architect?" })).toHaveAttribute("href", "/looking-for-an-architect/")
  expect(footer.getByRole("link", { name: "Press" })).toHaveAttribute("href", "/press/")
  expect(footer.getByRole("link", { name: "Join us" })).toHaveAttribute("href", "/join/")
  await openMenu()
  expect(within(screen.getByRole("navigation", { name: "Menu" })).getByRole("link", { name: "Join us" })).toHaveAttribute("href", "/join/")
})

test("the dashboard has only the footer's last line, with the version", () => {
  showFrame("/user/login/")
  const footer = within(screen.getByRole("contentinfo"))
  expect(footer.getByText("G30 1.2.3")).toBeVisible()
  expect(footer.getAllByRole("link").map((link) => link.textContent)).toEqual(["About", "Legal"])
})

test("the built page leads to the members' area, in the header and in a phone's menu", async () => {
  showFrame("/")
  expect(within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Members Area" })).toHaveAttribute(
    "href",
    "/user/login/",
  )
  await openMenu()
  const link = within(screen.getByRole("navigation", { name: "Menu" })).getByRole("link", { name: "Members Area" })
  expect(link).toHaveAttribute("href", "/user/login/")
})

const area = (menu: string) => within(screen.getByRole("navigation", { name: menu })).getByRole("link", { name: "Members Area" })
const login = () => screen.queryByRole("dialog", { name: "Promoting and improving the practice of the profession" })

test("a second click while the dialog's script loads follows the link", async () => {
  showFrame("/")
  await userEvent.setup({ delay: null }).dblClick(area("Main"))
  await waitFor(() => {
    expect(navigate).toHaveBeenCalledWith("/user/login/", {})
  })
  await turns()
  expect(login()).not.toBeInTheDocument()
})
