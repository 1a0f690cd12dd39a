import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { act, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { LeaveDialog } from "#dashboard/editor/safety/leave-dialog.tsx"
import { moveTo } from "#lib/navigation/navigate.ts"
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

test("a notice that the server refused a save goes when the next one arrives", async () => {
  let isRefusing = true
  const { settle, title } = await openBricks((network) => (sent) => {
    const isRefused = isRefusing && sent.method === "PATCH"
    return isRefused ? Promise.resolve(Response.json({ message: "Not now." }, { status: 403 })) : network(sent)
  })
  const notice = screen.getByRole("status", { name: "Session" })
  await userEvent.type(title, "!")
  await userEvent.click(screen.getByRole("button", { name: "Save" }))
  await settle()
  expect(notice).toHaveTextContent("The server refused to save that: Not now.")
  isRefusing = false
  await userEvent.click(await screen.findByRole("button", { name: "Save" }))
  await settle()
  expect(await screen.findByText(/^Saved \d\d:\d\d/)).toBeInTheDocument()
  expect(notice).toBeEmptyDOMElement()
})

test("an editor to which Back returns at once asks again before it is left", async () => {
  const { settle, address } = await visit(aSiteOf(), "/post/50/edit/", { as: "claire", show: <LeaveDialog isUnsaved number={50} /> })
  const leave = async () => {
    const question = await screen.findByRole("alertdialog", { name: "Leave without saving?" })
    await userEvent.click(within(question).getByRole("button", { name: "Leave without saving" }))
    await settle()
  }
  act(() => moveTo("/admin/post/"))
  await leave()
  expect(address()).toBe("/admin/post/")
  act(() => window.history.back())
  await waitFor(() => expect(address()).toBe("/post/50/edit/"))
  await settle()
  act(() => moveTo("/admin/agenda/"))
  await leave()
  expect(address()).toBe("/admin/agenda/")
})
