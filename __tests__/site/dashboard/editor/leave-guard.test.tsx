import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
import { anArticle } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

async function openBricks() {
  const site = aServer()
    .with(anArticle({ label: "Bricks", id: 50 }))
    .withAccount({ name: "claire", uid: 9, roles: ["contributor"] })
  const visited = await visit(site.start(), "/post/50/edit/", { as: "claire", screens: editor })
  return { ...visited, title: await screen.findByLabelText("Title") }
}

test("Enter in a field saves nothing", async () => {
  const { title, browser } = await openBricks()
  await userEvent.type(title, "!")
  await userEvent.type(screen.getByLabelText("Date"), "{Enter}")
  expect(browser.asked("PATCH")).toHaveLength(0)
})

test("text that is typed during a slow save stays, and is unsaved", async () => {
  let arrive: () => void = () => undefined
  const late = new Promise<void>((resolve) => (arrive = resolve))
  const site = aServer()
    .with(anArticle({ label: "Bricks", id: 50 }))
    .withAccount({ name: "claire", uid: 9, roles: ["contributor"] })
  const { settle } = await visit(site.start(), "/post/50/edit/", {
    as: "claire",
    screens: editor,
    through: (network) => async (sent) => {
      if (sent.method === "PATCH") await late
      return network(sent)
    },
  })
  const title = await screen.findByLabelText("Title")
  await userEvent.type(title, " and")
  await userEvent.click(screen.getByRole("button", { name: "Save" }))
  expect(screen.getByText("Saving…", { selector: "span" })).toBeInTheDocument()
  await userEvent.type(title, " mortar")
  arrive()
  await settle()
  expect(await screen.findByText("Not saved yet")).toBeInTheDocument()
  expect(title).toHaveValue("Bricks and mortar")
})
