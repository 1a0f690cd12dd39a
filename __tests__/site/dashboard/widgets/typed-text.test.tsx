/** A tag or an author that was typed, and not confirmed, is never dropped unseen. */
import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
import { aSiteOf } from "#support/contributor-site.ts"
import { aMember, anArticle, aTag } from "#support/entities.ts"

const tag = aTag("Reuse")
const practice = aMember({ label: "Atelier Ines", id: 40 })

async function opened() {
  const article = anArticle({ label: "Bricks", id: 50 })
  const site = aSiteOf(tag, practice, article)
  const visited = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  const box = await screen.findByRole("combobox", { name: "Tags" })
  const stored = async () => (await site.read(`/jsonapi/node/article/${article.uuid}?include=field_tags`)).body.included ?? []
  return { ...visited, box, stored: async () => (await stored()).map(({ attributes }) => attributes.name) }
}

const leave = () => userEvent.click(screen.getByLabelText("Title"))
const saveByKeys = () => userEvent.keyboard("{Control>}s{/Control}")
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

test("a save that begins while the name of a new tag is typed includes this tag", async () => {
  const { box, settle, stored } = await opened()
  await userEvent.type(box, "Reuse")
  await saveByKeys()
  await settle()
  await waitFor(async () => expect(await stored()).toEqual(["Reuse"]))
})

test("another name is offered as a new tag", async () => {
  const { box, settle, stored } = await opened()
  await userEvent.type(box, "Lime")
  await leave()
  expect(await screen.findByText("“Lime” was typed, but not chosen: choose it in the list, or clear it.")).toBeInTheDocument()
  await press("Create “Lime”")
  expect(screen.queryByText(/was typed/)).not.toBeInTheDocument()
  await press("Save")
  await settle()
  await waitFor(async () => expect(await stored()).toEqual(["Lime"]))
})

test("the name of an unknown member is reported, and stops a save until it is cleared", async () => {
  const { settle } = await opened()
  const authors = screen.getByRole("combobox", { name: "Authors" })
  await userEvent.type(screen.getByLabelText("Title"), " and lime")
  await userEvent.type(authors, "Atelier")
  await saveByKeys()
  const summary = await screen.findByRole("alert")
  await userEvent.click(within(summary).getByRole("link", { name: /^“Atelier” was typed, but not chosen/ }))
  expect(authors).toHaveFocus()
  expect(screen.queryByRole("button", { name: "Create “Atelier”" })).not.toBeInTheDocument()
  await leave()
  await press("Clear")
  await press("Save")
  await settle()
  expect(await screen.findByText(/^Saved \d\d:\d\d/)).toBeInTheDocument()
})
