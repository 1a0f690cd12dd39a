import { render, screen } from "@testing-library/react"
import { useInBrowser } from "#lib/use-in-browser.ts"
import { builtAt } from "#support/at.tsx"

function Address() {
  return <p>{useInBrowser(() => window.location.pathname) ?? "not known yet"}</p>
}

test("a value of the browser is undefined in the built page and known in the browser", () => {
  expect(builtAt("/built/", <Address />)).toBe("<p>not known yet</p>")
  window.history.replaceState(null, "", "/here/")
  render(<Address />)
  expect(screen.getByText("/here/")).toBeVisible()
})
