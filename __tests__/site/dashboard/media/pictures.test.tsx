import "#support/browser/web.ts"
import "#support/browser/dialogs.ts"
import "#support/browser/fresh-database.ts"
import { configure, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
import { aPhoto } from "#support/browser/files.ts"
import { dropFiles, pasteFiles } from "#support/browser/synthetic-events.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { anArticle, aPicture } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { turns } from "#support/turns.ts"

// A process that decodes pictures takes a moment to start.
configure({ asyncUtilTimeout: 20_000 })

// A form that closes still writes its draft.
afterEach(() => turns())

const library = aPicture("2026-01/roofs.jpg", { fields: { filesize: 4000 } })
const older = anArticle({
  label: "Roofs of Brussels",
  references: { field_image: [{ uuid: library.uuid, meta: { alt: "Roofs", title: "", width: 40, height: 30 } }] },
})

async function open(site: TestServer) {
  const visited = await visit(site, "/post/create/", { as: "claire", screens: editor })
  await userEvent.type(await screen.findByLabelText("Title"), "Three houses")
  return visited
}

const aSite = (...content: readonly StoredEntity[]) =>
  aServer({ now: () => new Date() })
    .with(...content)
    .withAccount({ name: "claire", uid: 9, roles: ["contributor"] })
    .start()

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

async function readItem(site: TestServer) {
  await press("Save")
  await screen.findByText(/^Saved \d\d:\d\d/)
  const { data } = (await site.read("/jsonapi/node/article?filter[title]=Three houses", { authorization: await site.signIn("claire") }))
    .body
  return data[0]
}

const announcement = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument())

test("a picture of a wrong format is refused before it is sent, with its name", async () => {
  const { browser } = await open(aSite())
  const gallery = within(screen.getByRole("region", { name: "Gallery" }))
  const zone = gallery.getByText("Drop pictures here")
  dropFiles(zone, [new File(["bytes"], "section.tiff")])
  expect(await gallery.findByRole("alert")).toHaveTextContent("section.tiff: this format is not supported")
  expect(browser.asked("/field_gallery")).toEqual([])
  await userEvent.click(gallery.getByRole("button", { name: "Dismiss the message about section.tiff" }))
  expect(gallery.queryByRole("alert")).not.toBeInTheDocument()
})

test("pictures are put in order from the keyboard, each step is announced, and the order is saved", async () => {
  const site = aSite()
  await open(site)
  const gallery = within(screen.getByRole("region", { name: "Gallery" }))
  const photos = await Promise.all(["one.jpg", "two.jpg", "three.jpg"].map((name, index) => aPhoto(name, 40 + index)))
  pasteFiles(gallery.getByText("Drop pictures here"), photos)
  await waitFor(() => expect(gallery.getAllByRole("listitem")).toHaveLength(3))
  gallery.getByRole("button", { name: "Move picture 1, use arrow keys" }).focus()
  await userEvent.keyboard(" ")
  await announcement("Picture 1 picked up. The arrow keys move it, Space drops it, Escape cancels.")
  await userEvent.keyboard("{ArrowRight}")
  await announcement("Picture 1 moved to 2 of 3")
  await waitFor(() => expect(gallery.getByRole("button", { name: "Move picture 2, use arrow keys" })).toHaveFocus())
  await userEvent.keyboard("{ArrowRight}")
  await announcement("Picture 1 moved to 3 of 3")
  await waitFor(() => expect(gallery.getByRole("button", { name: "Move picture 3, use arrow keys" })).toHaveFocus())
  await userEvent.keyboard("{Escape}")
  await announcement("Cancelled. Picture 1 is back at 1 of 3")
  await waitFor(() => expect(gallery.getByRole("button", { name: "Move picture 1, use arrow keys" })).toHaveFocus())
  await userEvent.keyboard(" {ArrowDown} ")
  await announcement("Picture 1 dropped at 2 of 3")
  await press("Publish")
  await userEvent.click(await screen.findByRole("link", { name: /pictures 1, 2 and 3 of the gallery/ }))
  expect(gallery.getByRole("button", { name: "Texts of picture 1: Alt text missing" })).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  const dialog = within(screen.getByRole("dialog", { name: "Picture 1" }))
  await userEvent.type(dialog.getByLabelText("Alt text"), "Second")
  expect(await axe(screen.getByRole("dialog"))).toHaveNoViolations()
  await userEvent.click(dialog.getByRole("button", { name: "Done" }))
  await userEvent.click(gallery.getByRole("button", { name: "Texts of picture 2: Alt text missing" }))
  await userEvent.click(screen.getByLabelText("Decoration only, no alt text"))
  await press("Done")
  await userEvent.click(gallery.getByRole("button", { name: "Remove picture 3" }))
  await waitFor(() => expect(gallery.queryByRole("progressbar")).not.toBeInTheDocument())
  const item = await readItem(site)
  expect(item?.relationships.field_gallery?.data).toMatchObject([{ meta: { alt: "Second", width: 41 } }, { meta: { alt: "", width: 40 } }])
})

test("a file that the server has removed meanwhile is uploaded again with the save", async () => {
  const site = aSite()
  const { browser } = await open(site)
  const cover = within(screen.getByRole("region", { name: "Cover image" }))
  await userEvent.upload(cover.getByLabelText("Files for cover image"), await aPhoto("front.jpg"))
  await userEvent.click(await cover.findByLabelText("Decoration only, no alt text"))
  await waitFor(() => expect(browser.asked("POST /jsonapi/node/article/field_image")).toMatchObject([{ status: 201 }]))
  await waitFor(() => expect(cover.queryByRole("progressbar")).not.toBeInTheDocument())
  const authorization = await site.signIn("claire")
  const [file] = (await site.read("/jsonapi/file/file", { authorization })).body.data
  await site.fetch(`/jsonapi/file/file/${file?.id ?? ""}`, { method: "DELETE", headers: { authorization } })
  const item = await readItem(site)
  expect(browser.asked("POST /jsonapi/node/article/field_image")).toHaveLength(2)
  expect(item?.relationships.field_image?.data).toMatchObject({ meta: { width: 40 } })
})

test("a picture that is there already is chosen from the library, which tells where it is used and asks for its alt text again", async () => {
  const site = aSite(library, older)
  await open(site)
  const cover = within(screen.getByRole("region", { name: "Cover image" }))
  await userEvent.click(cover.getByRole("button", { name: "Choose from the library" }))
  const dialog = within(screen.getByRole("dialog", { name: "Choose a picture" }))
  await userEvent.click(await dialog.findByRole("radio", { name: "roofs.jpg" }))
  expect(await dialog.findByText("Roofs of Brussels")).toBeInTheDocument()
  expect(await axe(screen.getByRole("dialog"))).toHaveNoViolations()
  await userEvent.type(dialog.getByLabelText("Search by file name"), "stairs")
  expect(await dialog.findByText("No picture has “stairs” in its name.")).toBeInTheDocument()
  await userEvent.click(dialog.getByRole("button", { name: "Clear the search" }))
  await userEvent.click(await dialog.findByRole("radio", { name: "roofs.jpg" }))
  await userEvent.click(dialog.getByRole("button", { name: "Use this picture" }))
  expect(await cover.findByLabelText("Alt text")).toHaveValue("")
  await userEvent.type(cover.getByLabelText("Alt text"), "Roofs again")
  const item = await readItem(site)
  expect(item?.relationships.field_image?.data).toMatchObject({ id: library.uuid, meta: { alt: "Roofs again" } })
})

test("the focus point is set with the arrow keys, and goes back to the centre with another picture", async () => {
  const site = aSite(library)
  await open(site)
  const cover = within(screen.getByRole("region", { name: "Cover image" }))
  await userEvent.upload(cover.getByLabelText("Files for cover image"), await aPhoto("front.jpg"))
  await userEvent.type(await cover.findByLabelText("Alt text"), "Front")
  await userEvent.click(cover.getByRole("button", { name: "Set focus point" }))
  screen.getByRole("button", { name: "Focus point, 50 % from the left, 50 % from the top" }).focus()
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowUp}")
  expect(await axe(screen.getByRole("dialog"))).toHaveNoViolations()
  await press("Set")
  expect((await readItem(site))?.attributes.field_image_focus).toBe("0.4 0.45")
  await userEvent.upload(cover.getByLabelText("Files for cover image"), await aPhoto("back.jpg"))
  await waitFor(() => expect(cover.getByLabelText("Alt text")).toHaveValue(""))
  await userEvent.type(cover.getByLabelText("Alt text"), "Back")
  expect((await readItem(site))?.attributes.field_image_focus).toBe("0.5 0.5")
})
