import "#support/browser/dialogs.ts"
import { screen, waitFor } from "@testing-library/react"
import { navigate } from "gatsby"
import { axe } from "#support/axe.ts"
import { GuardUserPaths } from "#dashboard/session/guard/use-guard.tsx"
import { LoginScreen } from "#features/account/login/login-screen.tsx"
import { passwordFor } from "#support/accounts.ts"
import { aTab, renderWith } from "#support/browser/with-session.tsx"

const mail = "ines@example.org"

function showLogin(path = "/user/login/") {
  const setup = aTab()
  return {
    ...setup,
    ...renderWith(
      setup.tab,
      path,
      <>
        <GuardUserPaths />
        <LoginScreen />
      </>,
    ),
  }
}

const mailField = () => screen.getByRole("textbox", { name: "Email" })
const passwordField = () => screen.getByLabelText("Password")
const submit = () => screen.getByRole("button", { name: "Login to account" })

test("a wrong password shows the server's words, keeps the typed text, and offers another try", async () => {
  const { user, container } = showLogin()
  await user.type(mailField(), mail)
  await user.type(passwordField(), "spirit level{Enter}")
  const dialog = await screen.findByRole("alertdialog", { name: "Oups" })
  expect(dialog).toHaveAccessibleDescription("The user credentials were incorrect.")
  expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus()
  expect(await axe(container)).toHaveNoViolations()
  await user.keyboard("{Enter}")
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument()
  expect(passwordField()).toHaveFocus()
  expect(mailField()).toHaveValue(mail)
  expect(passwordField()).toHaveValue("spirit level")
})

test("without a server the message has our own words, and the typed login works when it is back", async () => {
  const { user, browser, tab } = showLogin()
  browser.setOnline(false)
  await user.type(mailField(), mail)
  await user.type(passwordField(), `${passwordFor("ines")}{Enter}`)
  expect(await screen.findByRole("alertdialog")).toHaveTextContent("The server did not answer. Check your connection and try again.")
  browser.setOnline(true)
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await user.click(submit())
  await waitFor(() => {
    expect(navigate).toHaveBeenCalledWith("/admin/post/", expect.objectContaining({ replace: true }))
  })
  expect(tab.session()).toMatchObject({ kind: "signed-in" })
})

test("missing values are reported at their fields, and nothing is sent", async () => {
  const { user, browser, container } = showLogin()
  await user.click(submit())
  await waitFor(() => {
    expect(mailField()).toHaveAccessibleDescription("Enter your email address.")
  })
  expect(mailField()).toHaveFocus()
  expect(mailField()).toBeInvalid()
  expect(passwordField()).toHaveAccessibleDescription("Enter your password.")
  expect(await axe(container)).toHaveNoViolations()
  await user.type(mailField(), "ines")
  expect(mailField()).toHaveAccessibleDescription("This is not a complete email address.")
  await user.type(mailField(), "@example.org")
  expect(mailField()).toBeValid()
  expect(browser.asked("/oauth/token")).toHaveLength(0)
})

test("the fields have the autocomplete values of name and password", () => {
  showLogin()
  expect(mailField()).toHaveAttribute("autocomplete", "username")
  expect(mailField()).toHaveAttribute("type", "email")
  expect(passwordField()).toHaveAttribute("autocomplete", "current-password")
})

test("the built form cannot put a password into an address", () => {
  const { container } = showLogin()
  expect(container.innerHTML).toContain('method="dialog"')
})
