import { render, screen } from "@testing-library/react"
import { renderAt } from "#support/at.tsx"
import { FactLink, Facts } from "#ui/text/facts.tsx"

test("a fact without a value is left out with its label", () => {
  render(
    <Facts
      facts={[
        ["Phone", null],
        ["Mail", ""],
        ["Partners", false],
        ["Founded", 1998],
      ]}
    />,
  )
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Founded"])
  expect(screen.getByRole("definition")).toHaveTextContent("1998")
})

test("a link without an address is text, and one within the site stays in the app", () => {
  renderAt(
    "/",
    <>
      <FactLink href={null}>Lost</FactLink>
      <FactLink href="/post/ten-points/">Ten points</FactLink>
    </>,
  )
  expect(screen.getByText(/Lost/)).toBeInTheDocument()
  expect(screen.queryByRole("link", { name: "Lost" })).not.toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Ten points" })).toHaveAttribute("href", "/post/ten-points/")
})
