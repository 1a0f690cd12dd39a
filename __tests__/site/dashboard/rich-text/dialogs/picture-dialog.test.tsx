import "#support/browser/web.ts"
import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { configure, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
import { fakeTextBoxes } from "#support/browser/text-boxes.ts"
import { aSiteOf } from "#support/contributor-site.ts"
import { anArticle, aPicture, aText } from "#support/entities.ts"

// The first test compiles the editor, which it loads on demand.
configure({ asyncUtilTimeout: 20_000 })

test("a picture of the site is chosen, described, and put behind the text", async () => {
  fakeTextBoxes()
  const roofs = aPicture("2026-01/roofs.jpg", { fields: { filesize: 4000 } })
  const older = anArticle({
    label: "Roofs of Brussels",
    references: { field_image: [{ uuid: roofs.uuid, meta: { alt: "Roofs", title: "", width: 40, height: 30 } }] },
  })
  const site = aSiteOf(
    roofs,
    older,
    anArticle({ label: "Bricks", id: 50, alias: "/post/bricks", fields: { body: aText("<p>See</p>", "") } }),
  )
  await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  const toolbar = within(await screen.findByRole("toolbar", { name: "Text formatting" }))
  await userEvent.click(toolbar.getByRole("button", { name: "Picture" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Picture" }))
  await userEvent.click(dialog.getByRole("button", { name: "Choose from the pictures" }))
  const library = within(await screen.findByRole("dialog", { name: "Choose a picture" }))
  await userEvent.click(await library.findByRole("radio", { name: "roofs.jpg" }))
  await userEvent.click(await library.findByRole("button", { name: "Use this picture" }))
  expect(screen.queryByRole("dialog", { name: "Choose a picture" })).not.toBeInTheDocument()
  await userEvent.type(dialog.getByLabelText("Alt text"), "Roofs in the rain")
  await userEvent.click(dialog.getByRole("button", { name: "Insert picture" }))

  const text = within(screen.getByRole("textbox", { name: "Text" }))
  await waitFor(() => expect(text.getByRole("img", { name: "Roofs in the rain" })).toBeInTheDocument())
  expect(screen.queryByRole("dialog", { name: "Picture" })).not.toBeInTheDocument()
})
