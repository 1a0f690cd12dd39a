import { screen, within } from "@testing-library/react"
import { axe } from "#support/axe.ts"
import { Board } from "#features/pages/board.tsx"
import { NumberedLinks } from "#features/pages/numbered-links.tsx"
import { renderAt } from "#support/at.tsx"

test("the board is a list of names and roles, with initials before them", async () => {
  const people = [
    { name: "Hélène Vandermotte", role: "Chair, Atelier Seuil Neuf" },
    { name: "Karin Threinen", role: "" },
  ]
  const { container } = renderAt("/about-us/", <Board people={people} lang={undefined} />)
  expect(screen.getByRole("heading", { level: 2, name: "Board" })).toBeInTheDocument()
  const [chair, other] = screen.getAllByRole("listitem")
  expect(chair).toHaveTextContent("HVHélène VandermotteChair, Atelier Seuil Neuf")
  expect(other).toHaveTextContent(/^KTKarin Threinen$/)
  expect(within(container).getByText("HV")).toHaveAttribute("aria-hidden", "true")
  expect(await axe(container)).toHaveNoViolations()
})

test("the numbered sections of a text stand beside it; an item that is only a link is a link as a whole", async () => {
  const { container } = renderAt(
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
  expect(await axe(container)).toHaveNoViolations()
})
