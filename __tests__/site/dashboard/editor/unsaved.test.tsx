import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { act, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
import { aMember, anArticle, aTag } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const own = aMember({ label: "Atelier Ines", id: 40 })

function aSite(...content: readonly ReturnType<typeof anArticle>[]) {
  return aServer()
    .with(own, aTag("Reuse"), ...content)
    .withAccount({ name: "ines", uid: 7, member: own })
    .withAccount({ name: "claire", uid: 9, roles: ["contributor"] })
    .start()
}

test("a new tag that was never saved is offered back with the text, under its name", async () => {
  const site = aSite(anArticle({ label: "Bricks", id: 50 }))
  const { settle, unmount } = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  await userEvent.type(await screen.findByRole("combobox", { name: "Tags" }), "Hemp")
  await userEvent.click(await screen.findByRole("option", { name: "Create “Hemp” new tag" }))
  await settle()
  unmount()
  await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  const offer = await screen.findByRole("region", { name: "There is unsaved text in this browser" })
  await userEvent.click(within(offer).getByRole("button", { name: "Compare" }))
  expect(within(offer).getByText("Hemp", { selector: "ins" })).toBeInTheDocument()
  await userEvent.click(within(offer).getByRole("button", { name: "Restore" }))
  expect(screen.getByRole("button", { name: "Remove Hemp" })).toBeInTheDocument()
  expect((await site.read("/jsonapi/taxonomy_term/tags")).body.data).toHaveLength(1)
})

test("a member is offered no term that only admins may make", async () => {
  await visit(aSite(), "/member/40/edit/", { as: "ines", screens: editor })
  const specialities = await screen.findByRole("combobox", { name: "Specialities" })
  await userEvent.type(specialities, "Straw")
  expect(await screen.findAllByText("No results")).not.toHaveLength(0)
  expect(screen.queryByRole("option", { name: /Create/ })).not.toBeInTheDocument()
})

test("a discarded text is offered again by Undo, and to a user who leaves before the toast has ended", async () => {
  const site = aSite(anArticle({ label: "Bricks", id: 50 }))
  const first = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  await userEvent.type(await screen.findByLabelText("Title"), " and mortar")
  await first.settle()
  first.unmount()
  const second = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  const offer = () => screen.findByRole("region", { name: "There is unsaved text in this browser" })
  await userEvent.click(within(await offer()).getByRole("button", { name: "Discard it" }))
  expect(screen.queryByRole("region", { name: "There is unsaved text in this browser" })).not.toBeInTheDocument()
  expect(await screen.findByText("The unsaved text is discarded.")).toBeInTheDocument()
  await userEvent.click(screen.getByText("Undo"))
  expect(within(await offer()).getByRole("button", { name: "Restore" })).toHaveFocus()
  await userEvent.click(within(await offer()).getByRole("button", { name: "Discard it" }))
  second.unmount()
  await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  await userEvent.click(within(await offer()).getByRole("button", { name: "Restore" }))
  expect(screen.getByLabelText("Title")).toHaveValue("Bricks and mortar")
  expect(document.body).not.toHaveFocus()
  await userEvent.click(screen.getByRole("button", { name: "Undo this" }))
  expect(screen.getByLabelText("Title")).toHaveValue("Bricks")
  expect(document.body).not.toHaveFocus()
})

test("a save that waited for the network and is refused says why, at the field", async () => {
  const line = jest.spyOn(navigator, "onLine", "get").mockReturnValue(true)
  const refusal = { errors: [{ detail: "title: Too short.", source: { pointer: "/data/attributes/title" } }] }
  const { settle } = await visit(aSite(anArticle({ label: "Bricks", id: 50 })), "/post/50/edit/", {
    as: "claire",
    screens: editor,
    through: (network) => (request) => {
      if (!navigator.onLine) return Promise.reject(new Error("offline"))
      return request.method === "PATCH" ? Promise.resolve(Response.json(refusal, { status: 422 })) : network(request)
    },
  })
  await userEvent.type(await screen.findByLabelText("Title"), "!")
  line.mockReturnValue(false)
  await userEvent.click(screen.getByRole("button", { name: "Save" }))
  await settle()
  expect(await screen.findByText(/^Offline/)).toBeInTheDocument()
  line.mockRestore()
  act(() => void window.dispatchEvent(new Event("online")))
  await settle()
  expect(await screen.findByText("Too short.", { selector: "p[id]" })).toBeInTheDocument()
})
