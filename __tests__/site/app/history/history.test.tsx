import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { likeDrupal } from "#support/browser/back-end.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
import { anArticle, aText } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

async function aSite(title?: string) {
  const article = anArticle({ label: "Bricks", id: 50, fields: { body: aText("<p>Fourteen months.</p>") } })
  const site = aServer()
    .with(article)
    .withAccount({ name: "claire", uid: 9, roles: ["contributor"] })
    .start()
  const patch = async (attributes: object) => {
    const headers = { authorization: await site.signIn("claire"), "content-type": "application/vnd.api+json" }
    const body = JSON.stringify({ data: { type: "node--article", id: article.uuid, attributes } })
    expect((await site.fetch(`/jsonapi/node/article/${article.uuid}`, { method: "PATCH", headers, body })).status).toBe(200)
  }
  if (title !== undefined) await patch({ title })
  return { site, patch }
}

async function open() {
  await userEvent.click(await screen.findByRole("button", { name: "Revisions" }))
  return screen.findByRole("dialog", { name: "Revisions" })
}

test("two revisions are compared word by word, and an old one is restored as a new one", async () => {
  const { site } = await aSite("Bricks and lime")
  const { settle, container } = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  const dialog = await open()
  await settle()
  expect(await within(dialog).findByText("and lime", { exact: false, selector: "ins" })).toBeInTheDocument()
  expect(within(dialog).getAllByRole("listitem")).toHaveLength(2)
  expect(await axe(container.ownerDocument.body)).toHaveNoViolations()
  await userEvent.click(within(dialog).getByRole("button", { name: /^Restore the revision of / }))
  await settle()
  expect(await screen.findByLabelText("Title")).toHaveValue("Bricks")
  const [saved] = (await site.read("/jsonapi/node/article")).body.data
  expect(saved?.attributes).toMatchObject({ title: "Bricks" })
  const again = await open()
  await settle()
  expect(within(again).getAllByRole("listitem")).toHaveLength(3)
})

test("a restored version is told with its Undo, which brings back what was before and keeps what was typed since", async () => {
  const { site } = await aSite("Bricks and lime")
  const { settle } = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  const dialog = await open()
  await settle()
  expect(within(dialog).getByText("This is published: what you restore goes live with the next build.")).toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole("button", { name: /^Restore the revision of / }))
  await settle()
  expect(await screen.findByText(/^Restored the version of .+\. It goes live with the next build\.$/)).toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Revisions" })).toHaveFocus()
  await userEvent.type(screen.getByLabelText("Summary"), " Typed since.")
  await userEvent.click(screen.getByText("Undo"))
  await settle()
  await waitFor(() => {
    expect(screen.getByLabelText("Title")).toHaveValue("Bricks and lime")
  })
  expect(screen.getByLabelText("Summary")).toHaveValue("Summary. Typed since.")
  expect((await site.read("/jsonapi/node/article")).body.data[0]?.attributes).toMatchObject({ title: "Bricks and lime" })
})

test("a restored version that someone has saved over is not taken back", async () => {
  const { site, patch } = await aSite("Bricks and lime")
  const { settle } = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  const dialog = await open()
  await settle()
  await userEvent.click(within(dialog).getByRole("button", { name: /^Restore the revision of / }))
  await settle()
  await patch({ title: "Bricks and clay" })
  await userEvent.click(await screen.findByText("Undo"))
  await settle()
  expect((await site.read("/jsonapi/node/article")).body.data[0]?.attributes).toMatchObject({ title: "Bricks and clay" })
  expect(await screen.findByText(/changed since|saved again since/)).toBeInTheDocument()
})

test("what someone else saved meanwhile is not replaced by an old revision", async () => {
  const { site, patch } = await aSite("Bricks and lime")
  const { settle } = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  const dialog = await open()
  await settle()
  await patch({ title: "Bricks and clay" })
  await userEvent.click(within(dialog).getByRole("button", { name: /^Restore the revision of / }))
  await settle()
  expect(await within(dialog).findByRole("alert")).toBeInTheDocument()
  const [saved] = (await site.read("/jsonapi/node/article")).body.data
  expect(saved?.attributes).toMatchObject({ title: "Bricks and clay" })
})

test("one revision alone says so, and unsaved text keeps old revisions from replacing it", async () => {
  const { site } = await aSite()
  const { settle, unmount } = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  const dialog = await open()
  await settle()
  expect(within(dialog).getByText("There is one revision only: nothing was changed since.")).toBeInTheDocument()
  unmount()
  const changed = await aSite("Bricks and lime")
  await visit(changed.site, "/post/50/edit/", { as: "claire", screens: editor })
  await userEvent.type(await screen.findByLabelText("Title"), "!")
  const other = await open()
  expect(await within(other).findByText("Save or undo your changes before you restore a revision.")).toBeInTheDocument()
  expect(within(other).queryByRole("button", { name: /^Restore the revision of / })).not.toBeInTheDocument()
})

test("a back end without a list of revisions has no button for them", async () => {
  const { site } = await aSite("Bricks and lime")
  const { settle } = await visit(site, "/post/50/edit/", { as: "claire", screens: editor, through: likeDrupal })
  await screen.findByLabelText("Title")
  await settle()
  expect(screen.queryByRole("button", { name: "Revisions" })).not.toBeInTheDocument()
})
