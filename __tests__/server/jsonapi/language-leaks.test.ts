/** What refers to an item, leads to it or is found with it, in several languages. Nobody is signed in if a test doesn't say so. */
import { individualPath } from "#contract/paths.ts"
import { privateTexts } from "#server/content/private-texts.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { aMember, anArticle, anAccount, aPicture, aText, showing, translated } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"

const admin = { uid: 9, roles: ["administrator"] } as const
const target = anArticle({ id: 12, label: "Target", alias: "/post/target" })
const linking = aText('<p><a href="/post/target/">x</a></p>')

async function referrers(server: TestServer, item: StoredEntity, prefix = ""): Promise<unknown> {
  const { body } = await server.read(`${prefix}${individualPath(item.type, item.uuid)}/references`)
  return { titles: body.data.map(({ meta }) => [meta?.label, meta?.path, meta?.field]), count: body.meta.count }
}

test("a draft translation that links to an item is not among what refers to it", async () => {
  const draft = translated(anArticle({ label: "Public", alias: "/post/public" }), "fr", { status: false, fields: { body: linking } })
  const none = { titles: [], count: 0 }
  expect(await referrers(aServer().with(target, draft).start(), target)).toEqual(none)
  const seen = { titles: [["Public", "/post/public", "body"]], count: 1 }
  expect(await referrers(aServer().with(target, draft).seenBy(admin).start(), target)).toEqual(seen)
})

test("what refers to an item in two languages is listed once, with the title of the reader's language", async () => {
  const item = translated(anArticle({ label: "Both", alias: "/post/both", fields: { body: linking } }), "fr", {
    ...{ label: "Les deux", alias: "/post/les-deux", fields: { body: linking } },
  })
  const server = aServer().with(target, item).start()
  expect(await referrers(server, target)).toEqual({ titles: [["Both", "/post/both", "body"]], count: 1 })
  expect(await referrers(server, target, "/fr")).toEqual({ titles: [["Les deux", "/post/les-deux", "body"]], count: 1 })
})

test("the text of a picture that a draft translation gives it is not that of its file", async () => {
  const photo = aPicture("photo.jpg")
  const texts = {
    status: false,
    changed: 2_000_000_000,
    references: { field_image: [{ uuid: photo.uuid, meta: { alt: "Inédit", title: "" } }] },
  }
  const item = translated(anArticle({ references: { field_image: showing(photo) } }), "fr", texts)
  const { body } = await aServer().with(photo, item).start().read(`/jsonapi/file/file/${photo.uuid}`)
  expect([body.data].flat()[0]?.meta).toMatchObject({ alt: "Picture photo.jpg" })
})

test("a contact in a published translation is known to the public, and one in a draft isn't", async () => {
  const account = anAccount("ines", { fields: { mail: "ines@example.org" } })
  const member = (status: boolean) => translated(aMember(), "fr", { status, fields: { body: aText("<p>ines@example.org</p>") } })
  const texts = async (item: StoredEntity) => (await privateTexts(aServer().with(account, item).start().db)()).map(({ text }) => text)
  expect(await texts(member(true))).toEqual([])
  expect(await texts(member(false))).toEqual(["ines@example.org"])
})

async function routed(server: TestServer, prefix: string, path: string) {
  const response = await server.fetch(`${prefix}/router/translate-path?path=${encodeURIComponent(path)}`)
  const body: { resolved?: string; label?: string; redirect?: unknown } = JSON.parse(await response.text())
  return [
    response.status,
    body.resolved?.replace(/^https?:\/\/[^/]+/, ""),
    body.label,
    ...(body.redirect === undefined ? [] : [body.redirect]),
  ]
}

test("an address is that of one language, and is led on in it", async () => {
  const item = translated(anArticle({ id: 701, label: "Charter", alias: "/post/charter" }), "fr", {
    label: "Charte",
    alias: "/post/charte",
  })
  const draft = translated(anArticle({ label: "Open", alias: "/post/open" }), "fr", { status: false, alias: "/post/ouvert" })
  const server = aServer()
    .with(item, draft, anArticle({ id: 801, label: "Alone", alias: "/post/alone" }))
    .start()
  expect(await routed(server, "/fr", "/post/charte")).toEqual([200, "/fr/post/charte", "Charte"])
  expect(await routed(server, "/fr", "/fr/post/charte/")).toEqual([200, "/fr/post/charte", "Charte"])
  expect(await routed(server, "", "/post/charter")).toEqual([200, "/post/charter", "Charter"])
  expect(await routed(server, "/fr", "/node/701")).toEqual([200, "/fr/post/charte", "Charte"])
  expect(await routed(server, "/fr", "/node/801")).toEqual([200, "/post/alone", "Alone"])
  expect(await routed(server, "", "/post/charte")).toEqual([404, undefined, undefined])
  expect(await routed(server, "/fr", "/post/charter")).toEqual([404, undefined, undefined])
  expect(await routed(server, "/fr", "/post/ouvert")).toEqual([403, undefined, undefined])
  server.put(translated(item, "fr", { label: "Charte", alias: "/post/la-charte" }))
  const redirect = [{ from: "/post/charte", to: "/fr/post/la-charte", status: "301" }]
  expect(await routed(server, "/fr", "/post/charte")).toEqual([200, "/fr/post/la-charte", "Charte", redirect])
})

test("an alias equal in two languages leads to each language's own item", async () => {
  const [english, french] = [
    anArticle({ label: "Forum", alias: "/post/forum" }),
    anArticle({ label: "Le forum", langcode: "fr", alias: "/post/forum" }),
  ]
  const server = aServer().with(english, french).start()
  expect(await routed(server, "", "/post/forum")).toEqual([200, "/post/forum", "Forum"])
  expect(await routed(server, "/fr", "/post/forum")).toEqual([200, "/fr/post/forum", "Le forum"])
})
