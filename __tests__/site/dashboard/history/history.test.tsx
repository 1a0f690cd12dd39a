import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
import { aSiteOf } from "#support/contributor-site.ts"
import { anArticle, aText } from "#support/entities.ts"
import { patch } from "#support/writing.ts"

async function aSite(title?: string) {
  const article = anArticle({ label: "Bricks", id: 50, fields: { body: aText("<p>Fourteen months.</p>") } })
  const site = aSiteOf(article)
  const change = async (attributes: object) => {
    const headers = { authorization: await site.signIn("claire") }
    expect((await patch(site, article, { attributes, headers })).status).toBe(200)
  }
  if (title !== undefined) await change({ title })
  return { site, change }
}

async function open() {
  await userEvent.click(await screen.findByRole("button", { name: "Revisions" }))
  return screen.findByRole("dialog", { name: "Revisions" })
}

const restoreFirst = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole("button", { name: /^Restore the revision of / }))
const titleOf = async (site: Awaited<ReturnType<typeof aSite>>["site"]) =>
  (await site.read("/jsonapi/node/article")).body.data[0]?.attributes.title

test("two revisions are compared word by word, and an old one comes into the form, where a save makes it the newest", async () => {
  const { site } = await aSite("Bricks and lime")
  const { settle, container } = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  const dialog = await open()
  await settle()
  expect(await within(dialog).findByText("and lime", { exact: false, selector: "ins" })).toBeInTheDocument()
  expect(within(dialog).getAllByRole("listitem")).toHaveLength(2)
  expect(await axe(container.ownerDocument.body)).toHaveNoViolations()
  expect(within(dialog).getByText(/Nothing changes on the site until you save/)).toBeInTheDocument()
  await restoreFirst(dialog)
  await settle()
  expect(await screen.findByLabelText("Title")).toHaveValue("Bricks")
  expect(screen.getByRole("button", { name: "Revisions" })).toHaveFocus()
  expect(await screen.findByText("Not saved yet")).toBeInTheDocument()
  expect(await titleOf(site)).toBe("Bricks and lime")
  await userEvent.click(screen.getByRole("button", { name: "Save" }))
  await settle()
  expect(await titleOf(site)).toBe("Bricks")
  const again = await open()
  await settle()
  expect(within(again).getAllByRole("listitem")).toHaveLength(3)
})

test("Undo takes an old revision out of the form, and keeps the text that was typed before and since", async () => {
  const { site } = await aSite("Bricks and lime")
  const { settle } = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  await userEvent.type(await screen.findByLabelText("Title"), "!")
  const dialog = await open()
  await settle()
  await restoreFirst(dialog)
  await settle()
  expect(await screen.findByText(/^The version of .+ is in the form\. Save to keep it\.$/)).toBeInTheDocument()
  expect(screen.getByLabelText("Title")).toHaveValue("Bricks")
  await userEvent.type(screen.getByLabelText("Summary"), " Typed since.")
  await userEvent.click(screen.getByText("Undo"))
  await waitFor(() => {
    expect(screen.getByLabelText("Title")).toHaveValue("Bricks and lime!")
  })
  expect(screen.getByLabelText("Summary")).toHaveValue("Summary. Typed since.")
  expect(screen.getByRole("button", { name: "Revisions" })).toHaveFocus()
  expect(await titleOf(site)).toBe("Bricks and lime")
})

test("an old version doesn't overwrite unseen what someone else saved meanwhile", async () => {
  const { site, change } = await aSite("Bricks and lime")
  const { settle } = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  const dialog = await open()
  await settle()
  await change({ title: "Bricks and clay" })
  await restoreFirst(dialog)
  await settle()
  await userEvent.click(await screen.findByRole("button", { name: "Save" }))
  await settle()
  expect(await screen.findByRole("alertdialog", { name: "You saved this in another tab in the meantime" })).toBeInTheDocument()
  expect(await titleOf(site)).toBe("Bricks and clay")
})

test("a row says what changed, and has seconds where two have the same minute", async () => {
  const { site, change } = await aSite()
  await change({ body: { value: "<p>Fifteen months.</p>", summary: "Longer.", format: "restricted_html" } })
  await change({ status: false })
  const { settle } = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  const dialog = await open()
  await settle()
  const [newest, second, oldest] = within(dialog).getAllByRole("listitem")
  expect(newest).toHaveTextContent(/now.*Published/)
  expect(second).toHaveTextContent(/published.*Text, Summary/)
  expect(oldest).not.toHaveTextContent("Text")
  expect(second).toHaveTextContent(/\d\d:\d\d:\d\d/)
})
