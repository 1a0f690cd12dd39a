/** A text that a Drupal keeps in another format than ours, which the editor would destroy. */
import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { without } from "#support/browser/back-end.ts"
import { visit } from "#support/browser/dashboard.tsx"
import type { Network, SentRequest } from "#support/browser/adapter.ts"
import { editor } from "#support/browser/screens/editor.ts"
import { aSiteOf } from "#support/contributor-site.ts"
import { anArticle } from "#support/entities.ts"

/** With a picture that has no alternative text, and can't get one here. */
const html = '<table class="wide"><tbody><tr><td>Cell</td></tr></tbody></table><p><img src="/sites/default/files/a.jpg" /></p>'
const body = { value: html, format: "full_html", summary: "Short" }
const article = anArticle({ label: "Ten points", id: 50, status: false, fields: { body } })

const aSite = () => aSiteOf(article)

test("a text in a foreign format is read-only, has a link to Drupal's form, and isn't sent when other fields are saved", async () => {
  const site = aSite()
  const sent: SentRequest[] = []
  const watched =
    (network: Network): Network =>
    async (request) => {
      if (request.method === "PATCH") sent.push(request)
      return network(request)
    }
  const { container, settle } = await visit(site, "/post/50/edit/", { as: "claire", screens: editor, through: watched })
  const text = await screen.findByRole("textbox", { name: "Text" })
  expect(text).toHaveAttribute("aria-readonly", "true")
  expect(text).toHaveTextContent("Cell")
  expect(screen.getByLabelText("Summary")).toHaveAttribute("readonly")
  expect(screen.getByText("This text can only be read here")).toBeInTheDocument()
  expect(screen.getByText(/in the format “full_html”/)).toBeInTheDocument()
  const link = screen.getByRole("link", { name: /^Change the text in Drupal/ })
  expect(link).toHaveAttribute("href", "/user/login?destination=/node/50/edit")
  expect(await axe(container)).toHaveNoViolations()

  await userEvent.type(screen.getByLabelText("Title"), ", again")
  await userEvent.click(screen.getByRole("button", { name: "Publish" }))
  await settle()
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeInTheDocument()
  expect(sent).not.toEqual([])
  for (const { body: document } of sent) expect(document).not.toContain('"body"')
  const [saved] = (await site.read("/jsonapi/node/article")).body.data
  expect(saved?.attributes).toMatchObject({ title: "Ten points, again", status: true, body })
})

test("an editor of a site on a Drupal learns that files are public", async () => {
  const words = /files are public to whoever has their address/
  const { unmount } = await visit(aSite(), "/post/50/edit/", { as: "claire", screens: editor })
  await screen.findByRole("region", { name: "Attachments" })
  expect(screen.queryByText(words)).not.toBeInTheDocument()
  unmount()
  await visit(aSite(), "/post/50/edit/", { as: "claire", screens: editor, through: without("private-files") })
  const attachments = await screen.findByRole("region", { name: "Attachments" })
  expect(within(attachments).getByText(words)).toBeInTheDocument()
})
