import { visit } from "#support/browser/dashboard.tsx"
import { lists } from "#support/browser/screens/lists.ts"
import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { anArticle } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

jest.mock("#dashboard/lists/row-actions/dialogs.tsx", () => {
  throw new Error("Loading chunk 7 failed")
})

test("a question that doesn't load is said to be lost, and the list stays", async () => {
  const site = aServer()
    .with(anArticle({ label: "Alpha" }))
    .withAccount({ name: "claire", uid: 9, roles: ["administrator"] })
    .start()
  await visit(site, "/admin/post/", { as: "claire", screens: lists })
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Alpha" }))
  await userEvent.click(screen.getByRole("button", { name: "Delete" }))
  expect(await screen.findByText("The question could not be loaded")).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Alpha" })).toBeInTheDocument()
})
