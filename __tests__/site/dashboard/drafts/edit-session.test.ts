/** @jest-environment jsdom */

import "#support/browser/web.ts"
import "#support/browser/fresh-database.ts"
import { waitFor } from "@testing-library/react"
import { openDrafts } from "#dashboard/drafts/draft-store.ts"
import { emptyItem } from "#dashboard/items/empty-item.ts"
import type { Item } from "#dashboard/items/item.ts"
import { saveItem } from "#dashboard/items/saves/save-item.ts"
import type { Values } from "#dashboard/items/values.ts"
import { EditSession } from "#dashboard/drafts/edit-session.ts"
import { sendWaitingSaves } from "#dashboard/drafts/offline-queue.ts"
import { aBackEnd, admin, itemAt, patient } from "#support/browser/back-end.ts"
import type { Network } from "#support/browser/adapter.ts"
import { reach } from "#support/browser/browser.ts"
import { anArticle } from "#support/entities.ts"
import { aServer } from "#support/server.ts"
import { turns } from "#support/turns.ts"

const settled = () => turns(20)

/** A server, a line to it that can be cut, and editors of one article in one browser. */
async function start() {
  const article = anArticle({ label: "First" })
  const server = aServer().with(article).seenBy(admin).start()
  const line = { isOnline: true }
  const network: Network = (sent) => (line.isOnline ? reach(server)(sent) : Promise.reject(new Error("offline")))
  const backEnd = aBackEnd(network)
  const drafts = openDrafts(admin.uid)
  const save = (request: Parameters<typeof saveItem>[1]) => saveItem(backEnd, request, { ...patient(), isOnline: () => line.isOnline })
  const open = (base: Item) => {
    const form = { values: base.values }
    const session = new EditSession({
      loaded: base,
      viewer: admin,
      save,
      current: () => form.values,
      show: (values) => void (form.values = values),
    })
    const close = session.start()
    const type = (values: Values) => {
      form.values = { ...form.values, ...values }
      session.edited()
    }
    return { form, session, type, close }
  }
  return { article, server, line, drafts, save, open, base: await itemAt(server, article) }
}

const crash = () => window.dispatchEvent(new Event("pagehide"))

test("a draft that was taken can be put back, and is offered again", async () => {
  const { open, base, drafts } = await start()
  open(base).type({ title: "Typed" })
  crash()
  await settled()
  const { form, session } = open(base)
  await settled()
  const [offered] = session.view().offered
  if (offered === undefined) throw new Error("There is no draft.")
  session.tell({ kind: "draft-opened", draft: offered })
  expect(session.view().offered).toEqual([])
  crash()
  await settled()
  session.undoDraft()
  crash()
  await settled()
  expect(form.values.title).toBe("First")
  expect(session.view().offered).toEqual([offered])
  expect(await drafts.list()).toEqual([offered])
})

test("an old draft does not overwrite what was saved since", async () => {
  const { open, base, article, server, save } = await start()
  open(base).type({ title: "Old draft" })
  crash()
  await settled()
  const values = { ...base.values, title: "Newer", field_date: "2026-05-05" }
  await save({ base, values, changed: ["title", "field_date"], viewer: admin })
  const { session } = open(await itemAt(server, article))
  await settled()
  const [offered] = session.view().offered
  if (offered !== undefined) session.tell({ kind: "draft-opened", draft: offered })
  const state = await session.save()
  expect(state).toMatchObject({ kind: "conflict", conflicts: ["title"], merged: { title: "Old draft", field_date: "2026-05-05" } })
  expect((await itemAt(server, article)).values.title).toBe("Newer")
})

test("a waiting save that conflicts stays as unsaved text", async () => {
  const { open, base, line, drafts, save } = await start()
  const { session, type, close } = open(base)
  line.isOnline = false
  type({ title: "Mine" })
  await session.save()
  await settled()
  await close()
  line.isOnline = true
  await save({ base, values: { ...base.values, title: "Theirs" }, changed: ["title"], viewer: admin })
  expect(await sendWaitingSaves(drafts, { save, viewer: admin })).toMatchObject([{ outcome: { kind: "conflict" } }])
  expect(await drafts.list()).toMatchObject([{ title: "Mine", isQueued: false }])
})

test("text that is taken back leaves no draft behind", async () => {
  const { open, base, drafts } = await start()
  const { type } = open(base)
  type({ title: "Typed" })
  crash()
  await settled()
  expect(await drafts.list()).toHaveLength(1)
  type({ title: "First" })
  await waitFor(async () => expect(await drafts.list()).toEqual([]))
})

test("a new item that a crash interrupted during its save is not created twice", async () => {
  const { open, server, line, drafts, save } = await start()
  const item = emptyItem("node--article", { langcode: "en", uid: null })
  const { session, type } = open(item)
  type({ title: "New" })
  line.isOnline = false
  await session.save()
  await settled()
  const [waiting] = await drafts.list()
  line.isOnline = true
  await session.save()
  await settled()
  // The tab ended before it could remove its draft.
  if (waiting !== undefined) await drafts.write(waiting)
  expect(await sendWaitingSaves(drafts, { save, viewer: admin })).toMatchObject([{ outcome: { kind: "saved" } }])
  const { body } = await server.read("/jsonapi/node/article?filter[title]=New")
  expect(body.data).toHaveLength(1)
})

test("a save that ends after its editor was closed takes its draft away", async () => {
  const { open, base, drafts } = await start()
  const { session, type, close } = open(base)
  type({ title: "Typed" })
  const saved = session.save()
  await close()
  expect((await saved).kind).toBe("saved")
  await waitFor(async () => expect(await drafts.list()).toEqual([]))
})
