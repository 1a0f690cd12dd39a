import "#support/browser/dialogs.ts"
import { act, screen, waitFor } from "@testing-library/react"
import { navigate } from "gatsby"
import { axe } from "#support/axe.ts"
import { ResetPasswordScreen } from "#features/account/recovery/reset-password-screen.tsx"
import { aTab, renderWith } from "#support/browser/with-session.tsx"

const newPassword = "Three words nobody combines"

/** The link in the mail. */
async function linkFrom(setup: ReturnType<typeof aTab>): Promise<string> {
  await setup.tab.lostPassword({ mail: "ines@example.org" })
  await setup.browser.settled()
  const text = setup.server.mails.at(-1)?.text ?? ""
  const [, temporary = ""] = /temporary password:\n(\S+)/.exec(text) ?? []
  return `/password-reset/reset/#name=ines&temp_pass=${temporary}`
}

async function showScreen(address?: string) {
  const setup = aTab()
  const link = address ?? (await linkFrom(setup))
  return { ...setup, link, ...renderWith(setup.tab, link, <ResetPasswordScreen />) }
}

const account = () => screen.getByRole("textbox", { name: "Account" })
const password = () => screen.getByLabelText("New password")
const repeated = () => screen.getByLabelText("Repeat the new password")
const save = () => screen.getByRole("button", { name: "Save and log in" })

test("the link's secrets leave the page's address at once, and appear in no request's address", async () => {
  const { user, browser, link } = await showScreen()
  const temporary = link.replace(/.*temp_pass=/, "")
  expect(window.location.href).not.toContain(temporary)
  expect(window.location.href).toMatch(/\/password-reset\/reset\/$/)
  await user.type(password(), newPassword)
  await user.type(repeated(), `${newPassword}{Enter}`)
  await waitFor(() => {
    expect(navigate).toHaveBeenCalled()
  })
  for (const { url } of browser.requests) expect(url).not.toContain(temporary)
})

test("a link with its secrets in the query works as well", async () => {
  await showScreen("/password-reset/reset/?name=ines&temp_pass=abc")
  expect(account()).toHaveValue("ines")
  expect(window.location.search).toBe("")
})

test("a link that comes after the passwords were typed keeps them, and the focus", async () => {
  const { user } = await showScreen("/password-reset/reset/")
  await user.type(screen.getByLabelText("New password"), "a plumb line and a level")
  await user.type(screen.getByLabelText("Repeat the new password"), "a plumb")
  act(() => {
    window.history.replaceState(null, "", "/password-reset/reset/#name=ines&temp_pass=abc")
    window.dispatchEvent(new HashChangeEvent("hashchange"))
  })
  expect(account()).toHaveValue("ines")
  expect(screen.getByLabelText("New password")).toHaveValue("a plumb line and a level")
  expect(screen.getByLabelText("Repeat the new password")).toHaveValue("a plumb")
  expect(screen.getByLabelText("Repeat the new password")).toHaveFocus()
})

test("without a link the form asks for the temporary password", async () => {
  const { user } = await showScreen("/password-reset/reset/")
  expect(account()).not.toHaveAttribute("readonly")
  await user.click(screen.getByRole("button", { name: "Enter the temporary password" }))
  expect(screen.getByLabelText("Temporary password")).toHaveFocus()
  expect(screen.getByLabelText("Temporary password")).toHaveAccessibleDescription("It is in the email that we sent.")
  await user.click(save())
  await waitFor(() => {
    expect(screen.getByRole("alert", { name: "" })).toHaveTextContent("3 things to fix")
  })
  expect(screen.getByRole("alert")).toHaveFocus()
})

test("an expired link leads to a new one", async () => {
  const { user, container } = await showScreen("/password-reset/reset/#name=ines&temp_pass=old")
  await user.type(password(), newPassword)
  await user.type(repeated(), `${newPassword}{Enter}`)
  expect(await screen.findByRole("alert")).toHaveTextContent("This link has expired.")
  expect(screen.getByRole("link", { name: "Ask for a new link" })).toHaveFocus()
  expect(screen.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute("href", "/password-reset/new/")
  expect(await axe(container)).toHaveNoViolations()
})
