import { Head } from "#pages/user/login.tsx"
import { aTab, renderWith } from "#support/browser/with-session.tsx"

test("the login is no page for search engines", () => {
  const { container } = renderWith(aTab().tab, "/user/login/", <Head />)
  expect(container.innerHTML).toContain('name="robots" content="noindex"')
  expect(document.title).toBe("Login - G30")
})
