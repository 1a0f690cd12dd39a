import { visit } from "#support/browser/dashboard.tsx"
import { lists } from "#support/browser/screens/lists.ts"
import "#support/browser/dialogs.ts"
import { act, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { moveTo } from "#lib/navigation/navigate.ts"
import { anEntity } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const items = ["Alpha", "Beta", "Gamma"].map((label) => anEntity("node--article", { label, alias: `/post/${label.toLowerCase()}` }))

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "nextTick", "Date", "performance", "requestAnimationFrame"] })
})

afterEach(() => void jest.useRealTimers())

/** Deletes the item in the list, up to the toast. */
async function deleteInList(title: string) {
  const server = aServer()
    .with(...items)
    .withAccount({ name: "claire", uid: 9, roles: ["administrator"] })
    .start()
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) })
  const shown = await visit(server, "/admin/post/?sort=title", { as: "claire", screens: lists })
  await user.click(await screen.findByRole("button", { name: `Actions for ${title}` }))
  await user.click(screen.getByRole("button", { name: "Delete" }))
  expect(await screen.findByRole("alertdialog", { name: `Delete “${title}”?` })).toBeInTheDocument()
  await user.click(screen.getByRole("button", { name: "Delete" }))
  await screen.findByRole("button", { name: "Undo" })
  const sent = () => shown.browser.asked("DELETE /jsonapi/node/article").length
  const pass = async (milliseconds: number) => {
    act(() => jest.advanceTimersByTime(milliseconds))
    await shown.settle()
  }
  return { ...shown, user, sent, pass }
}

test("the item goes at once, the next row has the focus, and the server hears of it after ten seconds", async () => {
  const { sent, pass } = await deleteInList("Beta")
  expect(screen.queryByRole("link", { name: "Beta" })).not.toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Gamma" })).toHaveFocus()
  await pass(9900)
  expect(sent()).toBe(0)
  await pass(200)
  await waitFor(() => {
    expect(sent()).toBe(1)
  })
})

test("Undo brings the item back, and the server hears nothing", async () => {
  const { user, sent, pass } = await deleteInList("Beta")
  await user.click(screen.getByRole("button", { name: "Undo" }))
  expect(await screen.findByRole("link", { name: "Beta" })).toHaveFocus()
  await pass(20_000)
  expect(sent()).toBe(0)
})

test("a user who leaves the list before has deleted nothing", async () => {
  const { sent, pass, settle } = await deleteInList("Gamma")
  act(() => moveTo("/admin/people/"))
  await settle()
  expect(await screen.findByRole("heading", { name: "Users" })).toBeInTheDocument()
  await pass(20_000)
  expect(sent()).toBe(0)
})

test("a closed page has deleted nothing", async () => {
  const { sent, pass } = await deleteInList("Gamma")
  act(() => void window.dispatchEvent(new Event("pagehide")))
  expect(await screen.findByRole("link", { name: "Gamma" })).toBeInTheDocument()
  await pass(20_000)
  expect(sent()).toBe(0)
})
