import { individualPath } from "#contract/paths.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { anArticle, aPicture, aText, showing, to, translated } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"

const admin: Partial<Viewer> = { uid: 1, roles: ["contributor"] }

/** The title and field of each referrer. */
async function referrersOf(server: TestServer, { type, uuid }: StoredEntity): Promise<readonly (readonly unknown[])[]> {
  const { body } = await server.read(`${individualPath(type, uuid)}/references`)
  return body.data.map(({ meta }) => [meta?.label, meta?.field])
}

const cover = aPicture("2026-11/cover.jpg")
const target = anArticle({ id: 12, label: "Target", alias: "/post/target" })

test("links follow an item that is renamed, and lead to one that came later", async () => {
  const linking = anArticle({ label: "Linking", fields: { body: aText('<p><a href="/post/target">x</a></p>') } })
  const server = aServer().with(linking).seenBy(admin).start()
  server.put(target)
  expect(await referrersOf(server, target)).toEqual([["Linking", "body"]])
  server.put({ ...target, alias: "/post/renamed" })
  expect(await referrersOf(server, target)).toEqual([["Linking", "body"]])
})

test("a picture is used in fields and in texts", async () => {
  const body = aText('<p><img src="/sites/default/files/2026-11/cover.jpg" alt=""></p>')
  const article = anArticle({ label: "Article", fields: { body }, references: { field_image: showing(cover) } })
  const linking = anArticle({
    label: "Linking",
    changed: 1,
    fields: { body: aText('<a href="/sites/default/files/2026-11/cover.jpg">x</a>') },
  })
  const server = aServer().with(cover, article, linking).seenBy(admin).start()
  expect(await referrersOf(server, cover)).toEqual([
    ["Article", "body"],
    ["Article", "field_image"],
    ["Linking", "body"],
  ])
})

describe("texts of other languages", () => {
  const linking = (address: string) => ({ fields: { body: aText(`<p><a href="${address}">x</a></p>`) } })
  const here = translated(target, "fr", { label: "Cible", alias: "/post/cible" })

  test("a link in a translation counts, with the title and the address that the language of the list shows", async () => {
    const source = translated(anArticle({ label: "Source" }), "fr", {
      label: "La source",
      alias: "/post/la-source",
      ...linking("/fr/post/cible"),
    })
    const server = aServer().with(here, source).seenBy(admin).start()
    expect(await referrersOf(server, target)).toEqual([["Source", "body"]])
    const { body } = await server.read(`/fr${individualPath(target.type, target.uuid)}/references`)
    expect(body.data).toMatchObject([
      { id: source.uuid, meta: { label: "La source", langcode: "fr", path: "/post/la-source", field: "body" } },
    ])
  })

  test.each([
    ["a draft of a translation that links", { status: true }, { status: false, ...linking("/post/target") }, []],
    ["a translation that links, of a draft", { status: false }, { status: true, ...linking("/post/target") }, [["fr Source", "body"]]],
  ])("visitors learn of a text that they see, and of no other: %s", async (_, english, french, expected) => {
    const source = translated(anArticle({ label: "Source", ...english }), "fr", { label: "fr Source", ...french })
    const server = aServer().with(target, source).start()
    expect(await referrersOf(server, target)).toEqual(expected)
  })

  test("a file that a translation alone shows is in use", async () => {
    const attached = translated(anArticle({ label: "Source" }), "fr", { references: { field_attachments: to(cover) } })
    const server = aServer().with(cover, attached).seenBy(admin).start()
    expect(await referrersOf(server, cover)).toEqual([["Source", "field_attachments"]])
    expect((await server.fetch(individualPath(cover.type, cover.uuid), { method: "DELETE" })).status).toBe(409)
  })
})
