import { screen } from "@testing-library/react"
import NotFoundPage from "#pages/404.tsx"
import { builtAt, renderAt } from "#support/at.tsx"

test("the page names the address that it could not find, decoded", () => {
  const { container } = renderAt("/membres/%C3%A9querre/", <NotFoundPage />)
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Page not found")
  expect(container).toHaveTextContent("Could not find /membres/équerre/. On a drawing, a crossed box means there is nothing here.")
  expect(screen.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/")
})

test("without scripts the page names no address", () => {
  expect(builtAt("/404/", <NotFoundPage />)).toContain("Could not find this page.")
})
