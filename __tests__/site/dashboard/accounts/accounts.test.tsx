import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { act, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { visit } from "#support/browser/dashboard.tsx"
import { lists } from "#support/browser/screens/lists.ts"
import { userEditor } from "#support/browser/screens/user-editor.ts"
import { anArticle } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"

function aSite() {
  return aServer()
    .withAccount({ name: "claire", uid: 9, roles: ["administrator"] })
    .withAccount({ name: "joris", uid: 10, roles: ["contributor"] })
    .withAccount({ name: "noor", uid: 11, isActive: false })
    .withAccount({ name: "tom", uid: 12 })
    .with(anArticle({ label: "Bricks", uid: 12 }), anArticle({ label: "Lime", uid: 11 }))
    .start()
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "nextTick", "Date", "performance", "requestAnimationFrame"] })
})

afterEach(() => void jest.useRealTimers())

async function open(address: string, as = "claire", site = aSite()) {
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) })
  const shown = await visit(site, address, { as, screens: { ...lists, ...userEditor } })
  const endToast = async () => {
    act(() => jest.advanceTimersByTime(10_100))
    await shown.settle()
  }
  const choose = async (name: string, action: string) => {
    await user.click(await screen.findByRole("button", { name: `Actions for ${name}` }))
    await user.click(screen.getByRole("button", { name: action }))
  }
  const sent = () => shown.browser.asked("DELETE /jsonapi/user/user").length
  return { ...shown, site, user, endToast, choose, sent }
}

async function namesIn(site: TestServer): Promise<readonly unknown[]> {
  const { data } = (await site.read("/jsonapi/user/user?sort=name", { authorization: await site.signIn("claire") })).body
  return data.map(({ attributes }) => attributes.name)
}

async function titlesOf(site: TestServer, name: string): Promise<readonly unknown[]> {
  const authorization = await site.signIn("claire")
  const { data } = (await site.read(`/jsonapi/node/article?sort=title&filter[uid.name]=${name}`, { authorization })).body
  return data.map(({ attributes }) => attributes.title)
}

const select = (name: string) => screen.findByRole("checkbox", { name: `Select ${name}` })

test("several users are deleted when the toast ends, and their content goes to the user who is chosen", async () => {
  const { site, user, endToast, sent, settle } = await open("/admin/people/")
  await user.click(await select("noor"))
  await user.click(await select("tom"))
  await user.click(screen.getByRole("button", { name: "Delete" }))
  const dialog = await screen.findByRole("alertdialog", { name: "Delete 2 users?" })
  expect(await within(dialog).findByText("1 item is by tom. Among them “Bricks”.")).toBeInTheDocument()
  await user.click(within(dialog).getByRole("radio", { name: "It goes to another user" }))
  await user.click(within(dialog).getByRole("button", { name: "Delete 2 accounts" }))
  expect(within(dialog).getByRole("alert")).toHaveTextContent("Choose the user who gets the content.")
  await user.type(within(dialog).getByRole("combobox", { name: "The other user" }), "joris")
  await settle()
  await user.click(await within(dialog).findByRole("option", { name: "joris" }))
  await user.click(within(dialog).getByRole("button", { name: "Delete 2 accounts" }))
  await screen.findByRole("button", { name: "Undo" })
  expect(screen.queryByRole("link", { name: "tom" })).not.toBeInTheDocument()
  expect(sent()).toBe(0)
  await endToast()
  await waitFor(() => {
    expect(sent()).toBe(2)
  })
  await settle()
  expect(await namesIn(site)).toEqual(["claire", "joris"])
  expect(await titlesOf(site, "joris")).toEqual(["Bricks", "Lime"])
})

test("a deletion in the editor leads to the list, where Undo keeps the user and leads back", async () => {
  const { site, user, endToast, sent, settle, address } = await open("/people/12/edit/")
  await user.click(await screen.findByRole("button", { name: "Delete account" }))
  const dialog = await screen.findByRole("alertdialog", { name: "Delete tom?" })
  await user.click(within(dialog).getByRole("button", { name: "Delete account" }))
  await settle()
  await waitFor(() => {
    expect(address()).toBe("/admin/people/")
  })
  await user.click(await screen.findByRole("button", { name: "Undo" }))
  await waitFor(() => {
    expect(address()).toBe("/people/12/edit/")
  })
  await endToast()
  expect(sent()).toBe(0)
  expect(await namesIn(site)).toContain("tom")
})

test("the own account is neither blocked nor deleted in the list, and the others of a selection are", async () => {
  const { user, choose, settle } = await open("/admin/people/", "joris")
  await choose("joris", "Delete")
  const refusal = await screen.findByRole("alertdialog", { name: "joris can’t be deleted" })
  expect(refusal).toHaveTextContent("joris is your own account. Another contributor or administrator can block or delete it.")
  await user.click(within(refusal).getByRole("button", { name: "Close" }))
  await user.click(await select("joris"))
  await user.click(await select("tom"))
  await user.click(screen.getByRole("button", { name: "Block" }))
  const question = await screen.findByRole("dialog", { name: "Block tom?" })
  expect(question).toHaveTextContent("joris is your own account.")
  await user.click(within(question).getByRole("button", { name: "Block" }))
  await settle()
  await waitFor(() => {
    expect(screen.getByRole("row", { name: /tom/ })).toHaveTextContent("Blocked")
  })
  expect(screen.getByRole("row", { name: /joris/ })).toHaveTextContent("Active")
})

test("the focus stays in the question while it learns that the user has no content", async () => {
  const { choose } = await open("/admin/people/")
  await choose("joris", "Delete")
  const dialog = await screen.findByRole("alertdialog", { name: "Delete joris?" })
  expect(await within(dialog).findByText("Nothing on the site is by joris.")).toBeInTheDocument()
  expect(dialog).toContainElement(document.activeElement as HTMLElement)
})
