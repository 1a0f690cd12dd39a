/** What isn't ready to be seen stays a draft, and the form says why before the back end does. */
import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { dayAt } from "#contract/agenda/brussels.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
import { aSiteOf } from "#support/contributor-site.ts"
import { anArticle, aText, translated } from "#support/entities.ts"

const body = aText("<p>All of them.</p>")

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
const bar = () => within(screen.getByRole("region", { name: "Save" })).getByRole("status")

test("a day that is still to come stops publishing, and today's date is one press away", async () => {
  const site = aSiteOf(anArticle({ label: "Ten points", id: 50, status: false, fields: { body, field_date: "2999-01-01" } }))
  await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  await screen.findByLabelText("Title")
  await press("Publish")
  const summary = (await screen.findAllByRole("alert"))[0] ?? document.body
  expect(summary).toHaveTextContent("1 thing to fix before this can go live")
  await userEvent.click(within(summary).getByRole("link", { name: /^This day is still to come/ }))
  expect(screen.getByLabelText("Date")).toHaveFocus()
  await press("Take today’s date")
  expect(screen.getByLabelText("Date")).toHaveValue(dayAt(new Date()))
  expect(screen.queryByRole("button", { name: "Take today’s date" })).not.toBeInTheDocument()
})

test("a day that is still to come is no reason not to save a draft, which a published item can become", async () => {
  const site = aSiteOf(anArticle({ label: "Ten points", id: 50, fields: { body, field_date: "2026-01-01" } }))
  const { settle } = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  const date = await screen.findByLabelText("Date")
  await userEvent.clear(date)
  await userEvent.type(date, "2999-01-01")
  await press("Save")
  expect((await screen.findAllByText(/^This day is still to come/, { selector: "p[id]" }))[0]).toBeInTheDocument()
  await press("Keep a draft")
  expect(screen.getByRole("radio", { name: /^Draft/ })).toBeChecked()
  await press("Save")
  await settle()
  await waitFor(() => expect(bar()).toHaveTextContent(/^Saved \d\d:\d\d/))
})

test("a copy of the original isn't published as a translation", async () => {
  const original = anArticle({ label: "Ten points", id: 50, fields: { body } })
  const site = aSiteOf(translated(original, "fr", { label: "Ten points", alias: null, status: false, fields: { body } }))
  const { settle } = await visit(site, "/post/50/edit/?language=fr", { as: "claire", screens: editor })
  const title = await screen.findByLabelText("Title")
  await settle()
  await press("Publish")
  const sentence = "This is still the original’s text: translate it, or keep a draft."
  expect(await screen.findByRole("link", { name: sentence })).toBeInTheDocument()
  await userEvent.clear(title)
  await userEvent.type(title, "Dix points")
  await press("Publish")
  await settle()
  await waitFor(() => expect(bar()).toHaveTextContent(/^Saved \d\d:\d\d/))
})
