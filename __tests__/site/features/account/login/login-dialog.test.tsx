import "#support/browser/dialogs.ts"
import { LocationProvider } from "@reach/router"
import { act, render, screen } from "@testing-library/react"
import { axe } from "#support/axe.ts"
import { LoginDialog } from "#features/account/login/login-dialog.tsx"
import { JoinHint } from "#features/account/join-hint.tsx"
import { failed } from "#lib/session/problem.ts"
import { withSiteMetadata } from "#support/site-metadata.ts"
import { aTab, renderWith } from "#support/browser/with-session.tsx"

async function showDialog(message: string | null) {
  const close = jest.fn()
  const signIn = () => Promise.resolve(failed({ kind: "broken", status: 500, message }))
  const { tab, browser } = aTab()
  const view = renderWith({ ...tab, signIn }, "/", <LoginDialog onClose={close} />)
  // The app loads as soon as the form has the focus.
  await act(browser.settled)
  return { close, ...view }
}

test("the login over a page focuses the mail address, and links to the association", async () => {
  const { container } = await showDialog(null)
  expect(screen.getByRole("dialog", { name: "Promoting and improving the practice of the profession" })).toBeVisible()
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveFocus()
  expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "mailto:info@example.org")
  expect(screen.queryByRole("link", { name: "how to join" })).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test("on a site with a page about joining, the login leads there beside the mail", () => {
  withSiteMetadata({ joinPath: "/join/" })
  render(<JoinHint />, { wrapper: LocationProvider })
  expect(screen.getByText("Want to be a member?", { exact: false })).toHaveTextContent("Want to be a member? Contact us or see how to join")
  expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "mailto:info@example.org")
  expect(screen.getByRole("link", { name: "how to join" })).toHaveAttribute("href", "/join/")
})

test("Escape closes the message first, and then the login", async () => {
  const { user, close } = await showDialog("<b>Down</b> for <script>alert(1)</script>")
  await user.keyboard("ines@example.org{Tab}spirit level{Enter}")
  expect(await screen.findByRole("alertdialog")).toHaveTextContent("<b>Down</b> for <script>alert(1)</script>")
  await user.keyboard("{Escape}")
  expect(close).not.toHaveBeenCalled()
  expect(screen.getByLabelText("Password")).toHaveFocus()
  await user.keyboard("{Escape}")
  expect(close).toHaveBeenCalledTimes(1)
})
