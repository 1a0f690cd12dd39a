import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { act, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
import { anArticle } from "#support/entities.ts"
import { aServer } from "#support/server.ts"
import { patch } from "#support/writing.ts"

async function opened() {
  const bricks = anArticle({ label: "Bricks", id: 50 })
  const site = aServer()
    .with(bricks)
    .withAccount({ name: "claire", uid: 9, roles: ["contributor"] })
    .withAccount({ name: "joris", uid: 10, roles: ["contributor"] })
    .start()
  const shown = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  await screen.findByLabelText("Title")
  const joris = async (attributes: object) => {
    const headers = { authorization: await site.signIn("joris") }
    expect((await patch(site, bricks, { attributes, headers })).status).toBe(200)
  }
  const look = async () => {
    act(() => void window.dispatchEvent(new Event("focus")))
    await shown.settle()
  }
  const looks = () => shown.browser.requests.filter(({ url }) => decodeURIComponent(url).includes("filter[drupal_internal__nid]=50")).length
  return { ...shown, site, joris, look, looks }
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

test("a notice reports a colleague's save when the tab gets the focus, and the user takes the save over", async () => {
  const { joris, look, container, settle, site } = await opened()
  await look()
  expect(screen.queryByText(/saved this/)).not.toBeInTheDocument()
  await joris({ title: "Bricks and lime" })
  await userEvent.click(screen.getByLabelText("Summary"))
  await look()
  expect(await screen.findByText(/^joris saved this .*at \d\d:\d\d\.$/)).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  await press("Show")
  await settle()
  const dialog = await screen.findByRole("dialog", { name: "What joris changed" })
  expect(within(dialog).getByText("and lime", { exact: false, selector: "ins" })).toBeInTheDocument()
  await userEvent.click(within(dialog).getAllByRole("button", { name: "Close" })[0] ?? dialog)
  await press("Take it over")
  await settle()
  await waitFor(() => {
    expect(screen.getByLabelText("Title")).toHaveValue("Bricks and lime")
  })
  expect(screen.getByLabelText("Summary")).toHaveFocus()
  expect(screen.queryByText(/saved this/)).not.toBeInTheDocument()
  await userEvent.type(screen.getByLabelText("Title"), " and clay")
  await press("Save")
  await settle()
  expect((await site.read("/jsonapi/node/article")).body.data[0]?.attributes).toMatchObject({ title: "Bricks and lime and clay" })
})

test("a form with unsaved text can't take a colleague's save over: Show and Save ask what to keep", async () => {
  const { joris, look, settle, site } = await opened()
  await joris({ title: "Bricks and lime" })
  await userEvent.type(screen.getByLabelText("Title"), " and mortar")
  await look()
  await screen.findByText(/^joris saved this/)
  expect(screen.queryByRole("button", { name: "Take it over" })).not.toBeInTheDocument()
  await press("Show")
  await settle()
  const dialog = await screen.findByRole("alertdialog", { name: "Someone else saved this in the meantime" })
  await userEvent.click(within(dialog).getByRole("button", { name: "Keep editing" }))
  await press("Save")
  await settle()
  await userEvent.click(await screen.findByRole("button", { name: "Save mine as a new revision" }))
  await settle()
  expect((await site.read("/jsonapi/node/article")).body.data[0]?.attributes).toMatchObject({ title: "Bricks and mortar" })
})

test("no notice reports the user's own saves, and nothing is asked offline", async () => {
  const { look, looks, settle } = await opened()
  await userEvent.type(screen.getByLabelText("Title"), "!")
  await press("Save")
  await settle()
  await look()
  expect(screen.queryByText(/saved this/)).not.toBeInTheDocument()
  const before = looks()
  expect(before).toBeGreaterThan(0)
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  await look()
  expect(looks()).toBe(before)
  jest.restoreAllMocks()
})
