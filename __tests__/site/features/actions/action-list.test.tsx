import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { ActionList } from "#features/actions/action-list.tsx"
import { aPicture } from "#support/a-picture.ts"
import { renderAt, searchIs } from "#support/at.tsx"

function anAction(overrides: Partial<Queries.ActionCardFragment> = {}): Queries.ActionCardFragment {
  const title = overrides.title ?? "Legal clinic"
  return {
    id: title,
    title,
    path: `/action-project/${title.toLowerCase().replaceAll(" ", "-")}/`,
    langcode: "en",
    summary: "Advice, free of charge.",
    actionKind: "action",
    phase: "ongoing",
    start: "2021-01-15",
    end: null,
    image: aPicture(),
    ...overrides,
  }
}

const actions = [
  anAction(),
  anAction({ title: "Bibliothèque", langcode: "fr", actionKind: "project", phase: "completed", end: "2024-06-30" }),
]
const titles = () => screen.queryAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)

test("actions and projects are in one list until the visitor chooses a kind", async () => {
  const user = userEvent.setup()
  renderAt("/actions-projects/", <ActionList actions={actions} />)
  expect(titles()).toEqual(["Legal clinic", "Bibliothèque"])
  expect(screen.getByRole("status")).toHaveTextContent("2 entries")
  await user.click(screen.getByRole("button", { name: "Projects" }))
  expect(titles()).toEqual(["Bibliothèque"])
  expect(screen.getByRole("button", { name: "Projects" })).toHaveAttribute("aria-pressed", "true")
  expect(screen.getByRole("status")).toHaveTextContent("1 entry")
  await searchIs("?kind=project")
  await user.click(screen.getByRole("button", { name: "All" }))
  await searchIs("")
})

test("a card says kind, phase and years, and speaks the language of its content", () => {
  renderAt("/actions-projects/", <ActionList actions={actions} />)
  expect(screen.getByText("since 2021")).toBeVisible()
  expect(screen.getByText("2021–2024")).toBeVisible()
  expect(screen.getByText("Completed")).toBeVisible()
  expect(screen.getByRole("heading", { name: "Bibliothèque" })).toHaveAttribute("lang", "fr")
  expect(screen.getByRole("heading", { name: "Legal clinic" })).not.toHaveAttribute("lang")
})
