import "#support/browser/dialogs.ts"
import { screen, waitFor } from "@testing-library/react"
import { navigate } from "gatsby"
import { axe } from "#support/axe.ts"
import { FirstAdministratorScreen } from "#features/account/first/first-administrator-screen.tsx"
import { firstAdministratorLink } from "#server/session/first-administrator.ts"
import { aTab, renderWith } from "#support/browser/with-session.tsx"
import { aTime } from "#support/browser/browser-parts.ts"
import { aServer } from "#support/server.ts"

function showScreen(address?: string) {
  const setup = aTab(aServer({ now: aTime().now }))
  const link = address ?? firstAdministratorLink(setup.server.db, "", setup.time.now()) ?? ""
  return { ...setup, ...renderWith(setup.tab, link, <FirstAdministratorScreen />) }
}

const fill = async (user: ReturnType<typeof showScreen>["user"], password: string) => {
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Ines")
  await user.type(screen.getByRole("textbox", { name: "Email" }), "ines@example.org")
  await user.type(screen.getByLabelText("Password"), `${password}{Enter}`)
}

test("the printed link makes the first administrator, who is signed in and led to the dashboard", async () => {
  const { user, tab, container } = showScreen()
  expect(window.location.href).toMatch(/\/user\/first\/$/)
  expect(await axe(container)).toHaveNoViolations()
  await fill(user, "Three words nobody combines")
  await waitFor(() => {
    expect(navigate).toHaveBeenCalledWith("/admin/post/", { replace: true })
  })
  expect(tab.session()).toMatchObject({ kind: "signed-in", profile: { name: "Ines", roles: ["administrator"] } })
})

test("faults stand at their fields, those of the server too, and the typed text stays", async () => {
  const { user } = showScreen()
  await user.click(screen.getByRole("button", { name: "Create the account and log in" }))
  expect(await screen.findByRole("alert")).toHaveTextContent("3 things to fix")
  await fill(user, "aaaaaaaaaaaaaaaa")
  await waitFor(() => {
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(/one of the commonest/)
  })
  expect(screen.getByLabelText("Password")).toHaveFocus()
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Ines")
})

test("a used link says so, and where a new one comes from", async () => {
  const { user, container } = showScreen("/user/first/#temp_pass=old")
  await fill(user, "Three words nobody combines")
  expect(await screen.findByRole("alert")).toHaveTextContent("This link no longer works.")
  expect(screen.getByRole("link", { name: "Go to login" })).toHaveAttribute("href", "/user/login/")
  expect(await axe(container)).toHaveNoViolations()
})

test("without the link there is no form", () => {
  showScreen("/user/first/")
  expect(screen.getByRole("alert")).toHaveTextContent("This page needs its link.")
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument()
})
