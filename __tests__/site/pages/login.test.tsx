import { screen } from "@testing-library/react"
import { axe } from "#support/axe.ts"
import LoginPage, { Head } from "#pages/user/login.tsx"
import LostPasswordPage from "#pages/password-reset/new.tsx"
import ResetPasswordPage from "#pages/password-reset/reset.tsx"
import { aTab, renderWith } from "#support/browser/with-session.tsx"

test.each([
  ["/user/login/", LoginPage, "Login to account"],
  ["/password-reset/new/", LostPasswordPage, "Send the link"],
  ["/password-reset/reset/", ResetPasswordPage, "Save and log in"],
])("%s shows its form beside a picture", async (path, Page, button) => {
  const { container } = renderWith(aTab().tab, path, <Page />)
  expect(await screen.findByRole("button", { name: button })).toBeVisible()
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible()
  expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "mailto:info@example.org")
  expect(screen.getByRole("img", { name: /^Spiral stair/ })).toHaveAttribute("loading", "lazy")
  expect(await axe(container)).toHaveNoViolations()
})

test("the login is no page for search engines", () => {
  const { container } = renderWith(aTab().tab, "/user/login/", <Head />)
  expect(container.innerHTML).toContain('name="robots" content="noindex"')
  expect(document.title).toBe("Login - G30")
})
