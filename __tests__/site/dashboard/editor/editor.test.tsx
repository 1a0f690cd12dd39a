import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
import { anArticle, aTag, to } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const reuse = aTag("Reuse")

function aSite(...content: readonly ReturnType<typeof anArticle>[]) {
  // What is published today has the day of the browser.
  return aServer({ now: () => new Date() })
    .with(reuse, ...content)
    .withAccount({ name: "claire", uid: 9, roles: ["contributor"] })
    .start()
}

const field = (name: string) => screen.getByLabelText(name)
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

test("a contributor writes a publication, publishes it, and changes it again at its own address", async () => {
  const site = aSite()
  const { address, settle } = await visit(site, "/post/create/", { as: "claire", screens: editor })
  await userEvent.type(await screen.findByLabelText("Title"), "Ten points for reuse")
  expect(screen.getByText("Not saved yet")).toBeInTheDocument()
  await userEvent.type(field("Summary"), "Bricks can't wait.")
  await press("Publish")
  await settle()
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeInTheDocument()
  expect(address()).toMatch(/^\/post\/\d+\/edit\/$/)
  expect(field("Address")).toHaveValue("ten-points-for-reuse")
  expect(screen.getByRole("link", { name: "View on site" })).toHaveAttribute("href", "/post/ten-points-for-reuse/")
  await userEvent.type(field("Title"), ", again")
  await press("Save")
  await settle()
  const [saved] = (await site.read("/jsonapi/node/article")).body.data
  expect(saved?.attributes).toMatchObject({
    title: "Ten points for reuse, again",
    status: true,
    path: { alias: "/post/ten-points-for-reuse" },
  })
})

test("a draft saves with a title alone, and publishing lists what is missing, with links to the fields", async () => {
  const site = aSite()
  const { settle } = await visit(site, "/action-project/create/", { as: "claire", screens: editor })
  await screen.findByLabelText("Title")
  await press("Save")
  expect(await screen.findByText("Give the action or project a title.", { selector: "p[id]" })).toBeInTheDocument()
  await userEvent.type(field("Title"), "Twelve back façades")
  await userEvent.type(field("Start"), "2026-06-02")
  await userEvent.type(field("End"), "2026-06-01")
  await press("Publish")
  const summary = await screen.findByRole("alert")
  expect(summary).toHaveTextContent("1 thing to fix before this can go live")
  await userEvent.click(within(summary).getByRole("link", { name: "The end is before the start." }))
  expect(field("End")).toHaveFocus()
  expect(screen.getByRole("radio", { name: /^Draft/ })).toBeChecked()
  await userEvent.clear(field("End"))
  await press("Save")
  await settle()
  await waitFor(() => {
    expect(within(screen.getByRole("region", { name: "Save" })).getByRole("status")).toHaveTextContent(/^Saved \d\d:\d\d, not published$/)
  })
})

test("what the save took out of a text is said below its field, in words, until the next save", async () => {
  const article = anArticle({ label: "Ten points", id: 50, fields: { body: { value: "<p>One.</p>", format: "g30_text" } } })
  const attack = '<p style=\\"color:red\\" class=\\"x\\">One.</p><img src=\\"https://example.org/a.png\\"><center>Two.</center>'
  let isAttacked = true
  const { settle } = await visit(aSite(article), "/post/50/edit/", {
    as: "claire",
    screens: editor,
    through: (network) => (sent) => {
      const body = isAttacked && sent.method === "PATCH" ? sent.body?.replace("<p>One.</p>", attack) : sent.body
      return network({ ...sent, body })
    },
  })
  await userEvent.type(await screen.findByLabelText("Summary"), "Short.")
  await press("Save")
  await settle()
  const note = await screen.findByRole("alert")
  expect(note).toHaveTextContent("The save left out what the site doesn’t allow")
  expect(note).toHaveTextContent("1 picture that is not in the library")
  expect(note).toHaveTextContent("1 element “center”; its words stay")
  isAttacked = false
  await userEvent.type(field("Summary"), " Shorter.")
  await press("Save")
  await settle()
  await waitFor(() => {
    expect(note).not.toBeInTheDocument()
  })
})

test("a taken address names who has it, and offers a free one", async () => {
  const site = aSite(anArticle({ label: "A jury you can argue with", alias: "/post/a-jury" }))
  await visit(site, "/post/create/", { as: "claire", screens: editor })
  await userEvent.type(await screen.findByLabelText("Address"), "a-jury")
  expect(await screen.findByText("This address is already used by “A jury you can argue with”. Free: a-jury-2")).toBeInTheDocument()
  await press("Use /post/a-jury-2")
  expect(field("Address")).toHaveValue("a-jury-2")
})

test("tags are found, added, created and removed with the keyboard alone", async () => {
  const site = aSite(anArticle({ label: "Bricks", id: 50, references: { field_tags: to(reuse) } }))
  const { settle } = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  const tags = await screen.findByRole("combobox", { name: "Tags" })
  expect(screen.getByRole("button", { name: "Remove Reuse" })).toBeInTheDocument()
  await userEvent.type(tags, "{Backspace}")
  expect(screen.queryByRole("button", { name: "Remove Reuse" })).not.toBeInTheDocument()
  await userEvent.type(tags, "reu")
  expect(await screen.findByRole("option", { name: "Reuse" })).toBeInTheDocument()
  await userEvent.keyboard("{ArrowDown}")
  expect(tags).toHaveAttribute("aria-activedescendant", screen.getByRole("option", { name: "Reuse" }).id)
  await userEvent.keyboard("{Enter}")
  expect(screen.getByRole("button", { name: "Remove Reuse" })).toBeInTheDocument()
  await userEvent.type(tags, "Lime")
  await screen.findByRole("option", { name: "Create “Lime” new tag" })
  await userEvent.keyboard("{ArrowDown}{Enter}")
  expect(await screen.findByRole("button", { name: "Remove Lime" })).toBeInTheDocument()
  expect(screen.getByText("new")).toBeInTheDocument()
  const names = async () => (await site.read("/jsonapi/taxonomy_term/tags?sort=name")).body.data.map(({ attributes }) => attributes.name)
  expect(await names()).toEqual(["Reuse"])
  await press("Save")
  await settle()
  expect(await names()).toEqual(["Lime", "Reuse"])
  expect(screen.queryByText("new")).not.toBeInTheDocument()
})

test("an item that is not there is not found, with its address", async () => {
  await visit(aSite(), "/post/99/edit/", { as: "claire", screens: editor })
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeInTheDocument()
  expect(screen.getByText("/post/99/edit/")).toBeInTheDocument()
})
