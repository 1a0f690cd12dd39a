import "#support/browser/dialogs.ts"
import { act, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { Provider } from "react-redux"
import { SessionEnded } from "#dashboard/screens/session-ended.tsx"
import { ProfileScreen } from "#features/account/profile/profile-screen.tsx"
import { useSession } from "#lib/session/use-session.tsx"
import { passwordFor } from "#support/accounts.ts"
import { endSessions } from "#support/requests/sessions.ts"
import { aTab, renderWith } from "#support/browser/with-session.tsx"

/** The screen of a signed-in user, with the dialog that may ask for a login over it. */
function Screen() {
  const { session, app } = useSession()
  if (session.kind !== "signed-in" || app === null) return <p>Signed out</p>
  return (
    <Provider store={app.store}>
      <ProfileScreen app={app} profile={session.profile} />
      <SessionEnded app={app} />
    </Provider>
  )
}

async function showProfile(setup = aTab(), name = "ines") {
  const { tab, browser } = setup
  await tab.signIn({ username: name, password: passwordFor(name) })
  await browser.settled()
  // The page looks there for a session.
  for (const [key, value] of browser.stored) window.localStorage.setItem(key, value)
  const view = renderWith(tab, "/people/7/edit/", <Screen />)
  await screen.findByRole("heading", { level: 1 })
  return { ...setup, ...view }
}

const nameField = () => screen.getByRole("textbox", { name: "Name" })
const mailField = () => screen.getByRole("textbox", { name: "Email" })
const state = () => screen.getAllByRole("status").map(({ textContent }) => textContent)
const saysState = async (words: string) => {
  await waitFor(() => {
    expect(state()).toContain(words)
  })
}

afterEach(() => {
  window.localStorage.clear()
})

test("a member changes name and language, and the session knows at once", async () => {
  const { user, tab, container } = await showProfile()
  expect(nameField()).toHaveValue("ines")
  expect(state()).toContain("All changes saved")
  await user.clear(nameField())
  await user.type(nameField(), "Inès Roux")
  await user.selectOptions(screen.getByRole("combobox", { name: "Preferred language" }), "Dutch")
  await user.click(screen.getByRole("checkbox", { name: "Email me when an event is moved or cancelled at the last moment", checked: true }))
  await saysState("Not saved yet")
  expect(await axe(container)).toHaveNoViolations()
  await user.click(screen.getByRole("button", { name: "Save" }))
  await saysState("All changes saved")
  expect(tab.session()).toMatchObject({ profile: { name: "Inès Roux", langcode: "nl", wantsMails: false } })
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Inès Roux")
})

test("a new mail address asks for the current password, which is checked", async () => {
  const { user, tab } = await showProfile()
  const current = screen.getByLabelText("Current password")
  await user.clear(mailField())
  await user.type(mailField(), "new@example.org{Enter}")
  await waitFor(() => {
    expect(current).toHaveAccessibleDescription("Enter your current password to change your email address or your password.")
  })
  expect(current).toHaveFocus()
  await user.type(current, "spirit level{Enter}")
  await waitFor(() => {
    expect(current).toHaveAccessibleDescription(/Your current password is missing or incorrect/)
  })
  await user.clear(current)
  await user.type(current, `${passwordFor("ines")}{Enter}`)
  await saysState("All changes saved")
  expect(tab.session()).toMatchObject({ profile: { mail: "new@example.org" } })
  expect(current).toHaveValue("")
})

test("the server's words about a name stand at its field", async () => {
  const { user } = await showProfile()
  await user.clear(nameField())
  await user.type(nameField(), "omar{Enter}")
  await waitFor(() => {
    expect(nameField()).toHaveAccessibleDescription("The username omar is already taken.")
  })
  expect(nameField()).toHaveFocus()
  expect(nameField()).toHaveValue("omar")
})

test("without a server the typed text stays, and Save tries again", async () => {
  const { user, browser } = await showProfile()
  await user.type(nameField(), " Roux")
  browser.setOnline(false)
  await user.click(screen.getByRole("button", { name: "Save" }))
  await saysState("Could not save. The server did not answer. Check your connection and try again.")
  browser.setOnline(true)
  await user.click(screen.getByRole("button", { name: "Save" }))
  await saysState("All changes saved")
})

test("the form keeps what a user types during a save, and calls it unsaved", async () => {
  const setup = aTab()
  const saveProfile: typeof setup.tab.saveProfile = async (changes) => {
    const outcome = await setup.tab.saveProfile(changes)
    await userEvent.type(mailField(), ".be")
    return outcome
  }
  const { user, tab } = await showProfile({ ...setup, tab: { ...setup.tab, saveProfile } })
  await user.type(nameField(), " Roux")
  await user.type(screen.getByLabelText("Current password"), passwordFor("ines"))
  await user.click(screen.getByRole("button", { name: "Save" }))
  await saysState("Not saved yet")
  await waitFor(() => {
    expect(screen.getByLabelText("Current password")).toHaveValue("")
  })
  expect(mailField()).toHaveValue("ines@example.org.be")
  expect(nameField()).toHaveValue("ines Roux")
  expect(tab.session()).toMatchObject({ profile: { name: "ines Roux", mail: "ines@example.org" } })
})

test("a session that ends during an edit asks for the password in a dialog, and the save goes on", async () => {
  const { user, server, tab, browser } = await showProfile()
  await user.type(nameField(), " Roux")
  endSessions(server)
  await user.click(screen.getByRole("button", { name: "Save" }))
  const dialog = await screen.findByRole("dialog", { name: "Your session has ended" })
  expect(dialog).toHaveAccessibleDescription("Your text is kept in this browser. Log in as ines@example.org to go on where you were.")
  expect(within(dialog).getByLabelText("Password")).toHaveFocus()
  expect(nameField()).toHaveValue("ines Roux")
  expect(await axe(dialog)).toHaveNoViolations()
  await user.keyboard(`${passwordFor("ines")}{Enter}`)
  await act(async () => {
    await browser.settled()
    await browser.pass(200)
  })
  await saysState("All changes saved")
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  expect(tab.session()).toMatchObject({ profile: { name: "ines Roux" } })
})

test("Escape doesn't close the password dialog, and a later login restores the typed text without passwords", async () => {
  const setup = aTab()
  const { user, server } = await showProfile(setup)
  await user.type(nameField(), " Roux")
  await user.type(screen.getByLabelText("New password"), "a new plumb line")
  await user.type(screen.getByLabelText("Current password"), passwordFor("ines"))
  endSessions(server)
  await user.click(screen.getByRole("button", { name: "Save" }))
  await screen.findByRole("dialog")
  await user.keyboard("{Escape}")
  expect(screen.getByRole("dialog")).toBeVisible()
  expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain("plumb line")
  await user.click(screen.getByRole("button", { name: "Leave without saving" }))
  expect(await screen.findByText("Signed out")).toBeVisible()
  await act(async () => {
    await setup.tab.signIn({ username: "ines", password: passwordFor("ines") })
  })
  await waitFor(() => {
    expect(nameField()).toHaveValue("ines Roux")
  })
  expect(screen.getByLabelText("New password")).toHaveValue("")
  expect(state()).toContain("Not saved yet")
})

test("the typed text of one user is not shown to another", async () => {
  const setup = aTab()
  const { user } = await showProfile(setup)
  await user.type(nameField(), " Roux")
  await act(async () => {
    await setup.tab.signOut()
  })
  await act(async () => {
    await setup.tab.signIn({ username: "omar", password: passwordFor("omar") })
  })
  await waitFor(() => {
    expect(nameField()).toHaveValue("omar")
  })
})
