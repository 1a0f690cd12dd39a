import { screen } from "@testing-library/react"
import { NumberedLinks } from "#features/pages/numbered-links.tsx"
import { renderAt } from "#support/at.tsx"

test("the numbered sections of a text stand beside it; an item that is only a link is a link as a whole", () => {
  renderAt(
    "/about-us/",
    <NumberedLinks
      lang={undefined}
      section={{
        heading: { id: "groups", text: "Working groups" },
        items: [
          ["li", null, ["a", { href: "/action-project/reuse-library/" }, "Reuse"]],
          ["li", null, "Energy, ", ["em", null, "from May"]],
        ],
        rest: [["p", null, "They meet."]],
      }}
    />,
  )
  expect(screen.getByRole("heading", { name: "Working groups" })).toHaveAttribute("id", "groups")
  expect(screen.getByRole("link", { name: "Reuse" })).toHaveAttribute("href", "/action-project/reuse-library/")
  expect(screen.getAllByRole("listitem")[1]).toHaveTextContent("2Energy, from May")
  expect(screen.getByText("They meet.")).toBeInTheDocument()
})
