import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Network } from "#support/browser/adapter.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
import { aSiteOf } from "#support/contributor-site.ts"
import { anArticle } from "#support/entities.ts"

async function openBricks(through: (network: Network) => Network = (network) => network) {
  const site = aSiteOf(anArticle({ label: "Bricks", id: 50 }))
  const visited = await visit(site, "/post/50/edit/", { as: "claire", screens: editor, through })
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
  const { settle, title } = await openBricks((network) => async (sent) => {
    if (sent.method === "PATCH") await late
    return network(sent)
  })
  await userEvent.type(title, " and")
  await userEvent.click(screen.getByRole("button", { name: "Save" }))
  expect(screen.getByText("Saving…", { selector: "span" })).toBeInTheDocument()
  await userEvent.type(title, " mortar")
  arrive()
  await settle()
  expect(await screen.findByText("Not saved yet")).toBeInTheDocument()
  expect(title).toHaveValue("Bricks and mortar")
})
