import { individualPath } from "#contract/paths.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { anAccount, anArticle, anEntity, aPicture, aTag, aText, showing, to, translated } from "#support/entities.ts"
import { aServer, origin, type TestServer } from "#support/server.ts"
import { patch } from "#support/writing.ts"

const admin: Partial<Viewer> = { uid: 1, roles: ["contributor"] }

type Answer = {
  readonly status: number
  readonly referrers: readonly (readonly [label: unknown, field: unknown])[]
  readonly meta: { readonly count: number; readonly hidden?: number }
  readonly next: string | undefined
}

type Body = {
  readonly data?: readonly { readonly meta: Readonly<Record<string, unknown>> }[]
  readonly meta?: Answer["meta"]
  readonly links?: { readonly next?: { readonly href: string } }
}

async function referrersOf(server: TestServer, { type, uuid }: StoredEntity, query = ""): Promise<Answer> {
  const response = await server.fetch(`${individualPath(type, uuid)}/references${query}`)
  const { data = [], meta = { count: 0 }, links = {} }: Body = JSON.parse(await response.text())
  const referrers = data.map((each) => [each.meta.label, each.meta.field] as const)
  return { status: response.status, referrers, meta, next: links.next?.href }
}

const brick = aTag("Brick")
const cover = aPicture("2026-11/cover.jpg")
const target = anArticle({ id: 12, label: "Target", alias: "/post/target" })

test("what refers to an item by a field is listed with its title, state and address", async () => {
  const live = anArticle({ label: "Live", alias: "/post/live", changed: 2, references: { field_tags: to(brick) } })
  const draft = anArticle({ label: "Draft", alias: "/post/draft", changed: 1, status: false, references: { field_tags: to(brick) } })
  const server = aServer().with(brick, live, draft).seenBy(admin).start()
  const { body } = await server.read(`${individualPath(brick.type, brick.uuid)}/references`)
  expect(body.data).toEqual([
    {
      type: "node--article",
      id: live.uuid,
      meta: { drupal_internal__target_id: 1, field: "field_tags", label: "Live", status: true, langcode: "en", path: "/post/live" },
    },
    {
      type: "node--article",
      id: draft.uuid,
      meta: { drupal_internal__target_id: 2, field: "field_tags", label: "Draft", status: false, langcode: "en", path: "/post/draft" },
    },
  ])
})

test.each([
  ["its address", '<a href="/post/target/#end">'],
  ["its number", '<a href="/node/12">'],
  ["its address on the site's own host", '<a href="https://site.example/post/target">'],
  ["its address on the API's host", `<a href="${origin}/node/12">`],
])("a text that links to %s refers to it", async (_, tag) => {
  const linking = anArticle({ label: "Linking", fields: { body: aText(`<p>${tag}x</a></p>`) } })
  const elsewhere = anArticle({ fields: { body: aText('<p><a href="https://other.example/post/target">x</a> /post/target</p>') } })
  const server = aServer().with(target, linking, elsewhere).seenBy(admin).start()
  expect((await referrersOf(server, target)).referrers).toEqual([["Linking", "body"]])
})

test("a link field and a term's description refer to an item too", async () => {
  const project = anEntity("node--action_project", { label: "Project", fields: { field_links: [{ uri: "entity:node/12", title: "" }] } })
  const term = { ...aTag("Term"), fields: { description: { value: '<p><a href="/post/target">x</a></p>', format: "g30_text" } } }
  const server = aServer().with(target, project, term).seenBy(admin).start()
  expect((await referrersOf(server, target)).referrers).toEqual([
    ["Project", "field_links"],
    ["Term", "description"],
  ])
})

test("links follow an item that is renamed, and lead to one that came later", async () => {
  const linking = anArticle({ label: "Linking", fields: { body: aText('<p><a href="/post/target">x</a></p>') } })
  const server = aServer().with(linking).seenBy(admin).start()
  server.put(target)
  expect((await referrersOf(server, target)).referrers).toEqual([["Linking", "body"]])
  server.put({ ...target, alias: "/post/renamed" })
  expect((await referrersOf(server, target)).referrers).toEqual([["Linking", "body"]])
})

test("a save that removes the link ends the reference", async () => {
  const linking = anArticle({ fields: { body: aText('<p><a href="/post/target">x</a></p>') } })
  const server = aServer().with(target, linking).seenBy(admin).start()
  const body = { value: "<p>Without.</p>", format: "g30_text" }
  expect((await patch(server, linking, { attributes: { body } })).status).toBe(200)
  expect(await referrersOf(server, target)).toMatchObject({ referrers: [], meta: { count: 0, hidden: 0 } })
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
  expect((await referrersOf(server, cover)).referrers).toEqual([
    ["Article", "body"],
    ["Article", "field_image"],
    ["Linking", "body"],
  ])
})

test("a user is referred to by what they wrote", async () => {
  const account = anAccount("ines", { id: 7 })
  const server = aServer()
    .with(account, anArticle({ label: "By Ines", uid: 7 }), anArticle({ uid: 8 }))
    .seenBy(admin)
    .start()
  expect((await referrersOf(server, account)).referrers).toEqual([["By Ines", "uid"]])
})

test("a member is told how much is hidden, and a visitor is not", async () => {
  const draft = anArticle({ status: false, references: { field_tags: to(brick) } })
  const live = anArticle({ label: "Live", references: { field_tags: to(brick) } })
  const builder = () => aServer().with(brick, draft, live)
  const visible = [["Live", "field_tags"]]
  expect(await referrersOf(builder().seenBy({ uid: 5 }).start(), brick)).toMatchObject({
    referrers: visible,
    meta: { count: 1, hidden: 1 },
  })
  const visitor = await referrersOf(builder().start(), brick)
  expect([visitor.referrers, visitor.meta]).toEqual([visible, { count: 1 }])
})

test("a long list comes in pages", async () => {
  const server = aServer()
    .with(brick)
    .withMany("node--article", 53, () => ({ references: { field_tags: to(brick) } }))
    .seenBy(admin)
    .start()
  const first = await referrersOf(server, brick)
  expect([first.referrers.length, first.meta.count]).toEqual([50, 53])
  const second = await referrersOf(server, brick, new URL(first.next ?? "").search)
  expect([second.referrers.length, second.next]).toEqual([3, undefined])
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
    expect((await referrersOf(server, target)).referrers).toEqual([["Source", "body"]])
    const { body } = await server.read(`/fr${individualPath(target.type, target.uuid)}/references`)
    expect(body.data).toMatchObject([
      { id: source.uuid, meta: { label: "La source", langcode: "fr", path: "/post/la-source", field: "body" } },
    ])
  })

  test("links in two languages count once", async () => {
    const source = translated(anArticle({ label: "Source", ...linking("/post/target") }), "fr", linking("/fr/node/12"))
    const server = aServer().with(here, source).seenBy(admin).start()
    expect(await referrersOf(server, target)).toMatchObject({ referrers: [["Source", "body"]], meta: { count: 1 } })
  })

  test.each([
    ["a draft of a translation that links", { status: true }, { status: false, ...linking("/post/target") }, []],
    ["a translation that links, of a draft", { status: false }, { status: true, ...linking("/post/target") }, [["fr Source", "body"]]],
  ])("visitors learn of a text that they see, and of no other: %s", async (_, english, french, expected) => {
    const source = translated(anArticle({ label: "Source", ...english }), "fr", { label: "fr Source", ...french })
    const server = aServer().with(target, source).start()
    expect((await referrersOf(server, target)).referrers).toEqual(expected)
  })

  test("an address that another item has in English is that item's", async () => {
    const english = anArticle({ label: "English", alias: "/post/cible" })
    const source = anArticle({ label: "Source", ...linking("/post/cible") })
    const server = aServer().with(here, english, source).seenBy(admin).start()
    expect((await referrersOf(server, here)).referrers).toEqual([])
    expect((await referrersOf(server, english)).referrers).toEqual([["Source", "body"]])
  })

  test("a file that a translation alone shows is in use", async () => {
    const attached = translated(anArticle({ label: "Source" }), "fr", { references: { field_attachments: to(cover) } })
    const server = aServer().with(cover, attached).seenBy(admin).start()
    expect((await referrersOf(server, cover)).referrers).toEqual([["Source", "field_attachments"]])
    expect((await server.fetch(individualPath(cover.type, cover.uuid), { method: "DELETE" })).status).toBe(409)
  })
})
