import "#support/browser/dialogs.ts"
import "#support/browser/fresh-database.ts"
import { screen, waitFor } from "@testing-library/react"
import { openDrafts } from "#dashboard/drafts/draft-store.ts"
import { emptyItem } from "#dashboard/items/empty-item.ts"
import type { Values } from "#dashboard/items/values.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
import { lists } from "#support/browser/screens/lists.ts"
import { aSiteOf } from "#support/contributor-site.ts"

/** Claire's. */
const uid = 9

/** A new publication that was saved offline in a tab that is closed. */
async function aWaitingSave(title: string, more: Values = {}) {
  const base = emptyItem("node--article", { langcode: "en", uid: null })
  const { type, id } = base
  const values = { ...base.values, title, ...more }
  const waiting = { type, id, number: null, title, values, base, savedAt: 1, writer: "closed", isQueued: true, earlier: [] }
  await openDrafts(uid).write(waiting)
}

const drafts = () => openDrafts(uid).list()

test("a list that was open offline sends what waits when the network is back", async () => {
  const { browser, settle } = await visit(aSiteOf(), "/admin/post/", { as: "claire", screens: lists })
  browser.setOnline(false)
  await aWaitingSave("Written in a train")
  browser.setOnline(true)
  window.dispatchEvent(new Event("online"))
  expect(await screen.findByRole("row", { name: /Written in a train/ })).toBeInTheDocument()
  await settle()
})

test("a save that waits for its picture is left to its editor, which uploads it", async () => {
  const texts = { alt: "A wall", title: "", description: "" }
  const file = { filename: "wall.jpg", filemime: "image/jpeg", filesize: 5, width: null, height: null }
  await aWaitingSave("With a picture", { field_image: { key: "k", id: null, url: null, blob: "b", ...file, ...texts } })
  await aWaitingSave("Without a picture")
  await visit(aSiteOf(), "/admin/post/", { as: "claire", screens: lists })
  expect(await screen.findByRole("row", { name: /Without a picture/ })).toBeInTheDocument()
  await waitFor(async () => expect(await drafts()).toMatchObject([{ title: "With a picture", isQueued: true }]))
})

test("an open editor offers a save that waits, and nothing else sends it", async () => {
  await aWaitingSave("Written in a train")
  const site = aSiteOf()
  await visit(site, "/post/create/", { as: "claire", screens: editor })
  expect(await screen.findByRole("button", { name: "Restore" })).toBeInTheDocument()
  expect((await site.read("/jsonapi/node/article", { authorization: await site.signIn("claire") })).body.data).toEqual([])
})
