import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
import { aMember, anArticle, aTag, aText, to } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const own = aMember({ label: "Atelier Ines", id: 40 })
const reuse = aTag("Reuse")
const people = [
  { name: "ines", uid: 7, member: own },
  { name: "claire", uid: 9, roles: ["contributor"] },
  { name: "joris", uid: 10, roles: ["contributor"] },
] as const

function aSite(...content: readonly ReturnType<typeof anArticle>[]) {
  // What is published today has the day of the browser.
  const server = aServer({ now: () => new Date() }).with(own, reuse, ...content)
  for (const person of people) server.withAccount(person)
  return server.start()
}

const field = (name: string) => screen.getByLabelText(name)
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

test("a contributor writes a publication, publishes it, and changes it again at its own address", async () => {
  const site = aSite()
  const { address, container, settle } = await visit(site, "/post/create/", { as: "claire", screens: editor })
  await userEvent.type(await screen.findByLabelText("Title"), "Ten points for reuse")
  expect(await axe(container)).toHaveNoViolations()
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

test("a summary that is too long is told at the summary before anything is sent", async () => {
  const site = aSite()
  const { settle } = await visit(site, "/post/create/", { as: "claire", screens: editor })
  await userEvent.type(await screen.findByLabelText("Title"), "Ten points for reuse")
  fireEvent.change(field("Summary"), { target: { value: "x".repeat(2001) } })
  await press("Save")
  const fault = "The summary is too long: at most 2000 characters."
  expect(await screen.findByText(fault, { selector: "p[id]" })).toHaveAttribute("id", `${field("Summary").id}-error`)
  expect(screen.getByRole("link", { name: fault })).toHaveAttribute("href", `#${field("Summary").id}`)
  expect((await site.read("/jsonapi/node/article")).body.data).toEqual([])
  fireEvent.change(field("Summary"), { target: { value: "x".repeat(2000) } })
  await press("Save")
  await settle()
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeInTheDocument()
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
  const attack = '<p style=\\"color:red\\" class=\\"x\\">One.</p><iframe src=\\"https://example.org\\"></iframe><center>Two.</center>'
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
  expect(note).toHaveTextContent("2 styles of their own")
  expect(note).toHaveTextContent("1 embedded part of another site")
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

test("a member edits the own page, without what only admins set", async () => {
  const site = aSite()
  const { settle } = await visit(site, "/member/40/edit/", { as: "ines", screens: editor })
  expect(await screen.findByLabelText("Name of the practice")).toHaveValue("Atelier Ines")
  expect(screen.queryByRole("group", { name: "Status" })).not.toBeInTheDocument()
  expect(field("Address of the page")).toHaveAttribute("readonly")
  await userEvent.type(field("Phone"), "+32 2 555 01 14")
  await press("Add a person")
  await userEvent.type(field("Name"), "Ines")
  await userEvent.keyboard("{Control>}s{/Control}")
  await settle()
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeInTheDocument()
  const { data } = (await site.read("/jsonapi/node/member", { authorization: await site.signIn("ines") })).body
  expect(data[0]?.attributes).toMatchObject({ field_phone: "+32 2 555 01 14", field_people: [{ name: "Ines" }] })
})

test("leaving unsaved text asks first, and the text is offered back with a comparison", async () => {
  const site = aSite(anArticle({ label: "Bricks", id: 50 }))
  const { address, settle, unmount } = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  await userEvent.type(await screen.findByLabelText("Title"), " and mortar")
  await userEvent.click(within(screen.getByRole("navigation", { name: "Breadcrumb" })).getByRole("link"))
  const dialog = await screen.findByRole("alertdialog", { name: "Leave without saving?" })
  await userEvent.click(within(dialog).getByRole("button", { name: "Keep editing" }))
  expect(address()).toBe("/post/50/edit/")
  await userEvent.click(within(screen.getByRole("navigation", { name: "Breadcrumb" })).getByRole("link"))
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Leave without saving" }))
  await settle()
  await waitFor(() => {
    expect(address()).toBe("/admin/post/")
  })
  unmount()
  await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  const offer = await screen.findByRole("region", { name: "There is unsaved text in this browser" })
  expect(field("Title")).toHaveValue("Bricks")
  await userEvent.click(within(offer).getByRole("button", { name: "Compare" }))
  expect(within(offer).getByText("and mortar", { exact: false, selector: "ins" })).toBeInTheDocument()
  await userEvent.click(within(offer).getByRole("button", { name: "Restore" }))
  expect(field("Title")).toHaveValue("Bricks and mortar")
  await press("Undo this")
  expect(field("Title")).toHaveValue("Bricks")
})

test("someone else's save in the meantime is shown field by field; each field takes one side", async () => {
  const site = aSite(anArticle({ label: "Bricks", id: 50, fields: { body: aText("<p>Fourteen months.</p>") } }))
  const { settle, container } = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  await userEvent.type(await screen.findByLabelText("Title"), " and mortar")
  const [article] = (await site.read("/jsonapi/node/article")).body.data
  const headers = { authorization: await site.signIn("joris"), "content-type": "application/vnd.api+json" }
  const attributes = { title: "Bricks and lime", field_kind: "report" }
  const body = JSON.stringify({ data: { type: "node--article", id: article?.id, attributes } })
  expect((await site.fetch(`/jsonapi/node/article/${article?.id ?? ""}`, { method: "PATCH", headers, body })).status).toBe(200)
  await press("Save")
  await settle()
  const dialog = await screen.findByRole("alertdialog", { name: "Someone else saved this in the meantime" })
  expect(dialog).toHaveTextContent("joris saved this publication")
  expect(within(dialog).getByText("mortar", { selector: "ins" })).toBeInTheDocument()
  expect(within(dialog).getByText("lime", { selector: "del" })).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  const title = within(dialog).getByRole("group", { name: "Which “Title”?" })
  await userEvent.click(within(title).getByLabelText("joris’s"))
  expect(within(dialog).getByRole("button", { name: "Take joris’s version" })).toBeInTheDocument()
  await userEvent.click(within(title).getByLabelText("Mine"))
  await userEvent.click(within(dialog).getByRole("button", { name: "Save mine as a new revision" }))
  await settle()
  const [saved] = (await site.read("/jsonapi/node/article")).body.data
  expect(saved?.attributes).toMatchObject({ title: "Bricks and mortar", field_kind: "report" })
})

test("an item that is not there is not found, with its address", async () => {
  await visit(aSite(), "/post/99/edit/", { as: "claire", screens: editor })
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeInTheDocument()
  expect(screen.getByText("/post/99/edit/")).toBeInTheDocument()
})
