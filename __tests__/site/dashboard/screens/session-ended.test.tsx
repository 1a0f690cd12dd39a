import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { passwordFor } from "#support/accounts.ts"
import { Dashboard } from "#dashboard/dashboard.tsx"
import { visit } from "#support/browser/dashboard.tsx"
import { anArticle } from "#support/entities.ts"
import { endSessions } from "#support/requests/sessions.ts"
import { aServer } from "#support/server.ts"

test("a save whose session has ended goes on after the login, and the editor with it", async () => {
  const article = anArticle({ label: "Bricks", id: 50 })
  const site = aServer()
    .with(article)
    .withAccount({ name: "claire", uid: 9, roles: ["contributor"] })
    .start()
  const { settle } = await visit(site, "/post/50/edit/", { as: "claire", show: <Dashboard /> })
  await userEvent.type(await screen.findByLabelText("Title"), " and mortar")
  endSessions(site)
  await userEvent.keyboard("{Control>}s{/Control}")
  const dialog = await screen.findByRole("dialog", { name: "Your session has ended" })
  await userEvent.type(within(dialog).getByLabelText("Password"), passwordFor("claire"))
  await userEvent.click(within(dialog).getByRole("button", { name: "Login to account" }))
  await settle()
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeInTheDocument()
  expect((await site.read("/jsonapi/node/article")).body.data[0]?.attributes).toMatchObject({ title: "Bricks and mortar" })
})
