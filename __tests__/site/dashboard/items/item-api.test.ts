/** @jest-environment jsdom */

import { itemApi, readPresent } from "#dashboard/items/item-api.ts"
import { viewerOf } from "#dashboard/session/profile/profile.ts"
import { selectProfile } from "#dashboard/session/slices/user-slice.ts"
import { setBuildLanguage } from "#lib/strings/all.ts"
import { passwordFor } from "#support/accounts.ts"
import type { Network } from "#support/browser/adapter.ts"
import { aBrowser, reach } from "#support/browser/browser.ts"
import { aTime } from "#support/browser/browser-parts.ts"
import { anArticle, aTag, to } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

afterEach(() => setBuildLanguage("en"))

const { getItem, getRevisions, getRevision, getReferences, searchItems, saveItem, removeItem } = itemApi.endpoints

async function signedIn(through: (network: Network) => Network = (network) => network) {
  const time = aTime()
  const tag = aTag("Habitat collectif")
  const article = anArticle({ id: 12, label: "Été à Liège", references: { field_tags: to(tag) } })
  const server = aServer({ now: time.now })
    .with(tag, article)
    .withAccount({ name: "ada", uid: 7, roles: ["administrator"] })
    .start()
  const browser = aBrowser(through(reach(server)), { time })
  const tab = browser.openTab()
  await tab.signIn({ username: "ada", password: passwordFor("ada") })
  const profile = selectProfile(tab.store.getState())
  if (profile === null) throw new Error("Nobody is signed in.")
  return { article, tag, browser, viewer: viewerOf(profile), dispatch: tab.store.dispatch, state: () => tab.store.getState() }
}

const name = { type: "node--article", number: 12 } as const

test("an item is found by the number of its edit address, with the labels of what it refers to", async () => {
  const { dispatch, article, tag } = await signedIn()
  const { data } = await dispatch(getItem.initiate(name))
  expect(data).toMatchObject({ id: article.uuid, values: { field_tags: [{ id: tag.uuid, label: "Habitat collectif" }] } })
  expect((await dispatch(getItem.initiate({ type: "node--article", id: article.uuid }))).data).toMatchObject({ number: 12 })
  expect((await dispatch(getItem.initiate({ ...name, number: 999 }))).error).toMatchObject({ kind: "not-found" })
  expect((await dispatch(getItem.initiate({ ...name, type: "node--page" }))).error).toMatchObject({ kind: "not-found" })
})

test("after a save the item, the lists of its type and its history are read again", async () => {
  const { dispatch, viewer, browser, state } = await signedIn()
  const { data: base } = await dispatch(getItem.initiate(name))
  if (base === undefined) throw new Error("The item was not read.")
  await dispatch(getRevisions.initiate({ type: base.type, id: base.id }))
  await dispatch(searchItems.initiate({ type: base.type, text: "" }))
  const outcome = await dispatch(saveItem.initiate({ base, values: { ...base.values, title: "Hiver" }, changed: ["title"], viewer }))
  expect(outcome.data).toMatchObject({ kind: "saved", item: { changedBy: "ada" } })
  await browser.settled()
  expect(getItem.select(name)(state()).data).toMatchObject({ values: { title: "Hiver" } })
  const revisions = getRevisions.select({ type: base.type, id: base.id })(state()).data ?? []
  expect(revisions.map(({ title }) => title)).toEqual(["Hiver", "Été à Liège"])
  expect(searchItems.select({ type: base.type, text: "" })(state()).data).toMatchObject([{ label: "Hiver" }])
  const first = revisions.at(-1)?.version ?? ""
  expect((await dispatch(getRevision.initiate({ type: base.type, id: base.id, version: first }))).data).toMatchObject({
    values: { title: "Été à Liège" },
  })
})

test("an item is removed, unless it was changed since it was read", async () => {
  const { dispatch, viewer } = await signedIn()
  const { data: base } = await dispatch(getItem.initiate(name))
  if (base === undefined) throw new Error("The item was not read.")
  await dispatch(saveItem.initiate({ base, values: { ...base.values, title: "Hiver" }, changed: ["title"], viewer }))
  expect((await dispatch(removeItem.initiate(base))).error).toMatchObject({
    kind: "invalid",
    message: expect.stringContaining("changed since"),
  })
  const { data: present } = await dispatch(getItem.initiate(name, { forceRefetch: true }))
  expect((await dispatch(removeItem.initiate({ ...base, version: present?.version ?? null }))).error).toBeUndefined()
  expect((await dispatch(getItem.initiate(name, { forceRefetch: true }))).error).toMatchObject({ kind: "not-found" })
})

test("what refers to an item is asked for in the language of the page", async () => {
  const asked: string[] = []
  const noting =
    (network: Network): Network =>
    (sent) => {
      asked.push(sent.url)
      return network(sent)
    }
  const { dispatch, tag } = await signedIn(noting)
  setBuildLanguage("fr")
  await dispatch(getReferences.initiate({ type: "taxonomy_term--tags", id: tag.uuid }))
  expect(asked).toContainEqual(expect.stringContaining(`/fr/jsonapi/taxonomy_term/tags/${tag.uuid}/references`))
})

test("an item is read though a save ends while other answers are awaited", async () => {
  const release: (() => void)[] = []
  const holding =
    (network: Network): Network =>
    async (sent) => {
      if (sent.url.includes("taxonomy_term/tags")) await new Promise<void>((resolve) => release.push(resolve))
      return network(sent)
    }
  const { dispatch, article, viewer } = await signedIn(holding)
  const { data: base } = await dispatch(getItem.initiate(name, { subscribe: false }))
  if (base === undefined) throw new Error("The item was not read.")
  const late = dispatch(searchItems.initiate({ type: "taxonomy_term--tags", text: "" }))
  await dispatch(saveItem.initiate({ base, values: { ...base.values, title: "Hiver" }, changed: ["title"], viewer }))
  const reading = readPresent(dispatch, { type: base.type, id: article.uuid, language: "en" })
  release.forEach((go) => go())
  await late
  expect(await reading).toMatchObject({ ok: true, value: { values: { title: "Hiver" } } })
})
