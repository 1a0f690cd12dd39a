import { aMember, anAccount, anArticle, aPicture, aTag, showing, to } from "#support/entities.ts"
import { aServer, origin } from "#support/server.ts"

const tag = aTag("Fees")
const portrait = aPicture("2026-11/portrait of us.jpg")
const cover = aPicture("2026-11/cover.jpg")
const author = aMember({ label: "Ateliers", references: { field_image: showing(portrait) } })
const writer = anAccount("ines", { id: 4 })
const article = anArticle({ uid: 4, references: { field_tags: to(tag), field_image: showing(cover), field_authors: to(author) } })
const other = anArticle({ references: { field_tags: to(tag), field_authors: to(author) } })
const content = [tag, portrait, cover, author, writer, article, other]
const address = `/jsonapi/node/article/${article.uuid}`

const server = aServer()
  .with(...content)
  .start()

test("an included item is in the document once", async () => {
  const { body } = await server.read("/jsonapi/node/article?include=field_authors.field_image,field_tags")
  expect(body.included?.map(({ id }) => id)).toEqual([author.uuid, tag.uuid, portrait.uuid])
})

test("sparse fieldsets leave out other fields and empty parts", async () => {
  const { body } = await server.read("/jsonapi/node/article?fields[node--article]=title,nope")
  const [first] = body.data
  expect(Object.keys(first?.attributes ?? {})).toEqual(["title"])
  expect(first).not.toHaveProperty("relationships")
})

test("a cover is an object or null, and tags are a list", async () => {
  const { body } = await server.read("/jsonapi/node/article")
  const [withCover, without] = body.data
  expect(withCover?.relationships.field_image?.data).toEqual({
    type: "file--file",
    id: cover.uuid,
    meta: { alt: "Picture cover.jpg", title: "", width: 1200, height: 800, drupal_internal__target_id: 2 },
  })
  expect(without?.relationships.field_image?.data).toBeNull()
  expect(without?.relationships.field_gallery?.data).toEqual([])
})

test("a file's address is encoded and relative to the server", async () => {
  const { body } = await server.read(`/jsonapi/file/file?filter[id]=${portrait.uuid}`)
  expect(body.data[0]?.attributes.uri).toEqual({
    value: "public://2026-11/portrait of us.jpg",
    url: "/sites/default/files/2026-11/portrait%20of%20us.jpg",
  })
})

test("a relationship and its related items have addresses", async () => {
  const related = await server.read(`${address}/field_authors?include=field_image`)
  expect(related.body.data.map(({ id }) => id)).toEqual([author.uuid])
  expect(related.body.included?.map(({ id }) => id)).toEqual([portrait.uuid])
  const itself = await server.read(`${address}/relationships/field_tags`)
  expect(itself.body.data).toEqual([{ type: "taxonomy_term--tags", id: tag.uuid, meta: { drupal_internal__target_id: 1 } }])
  expect(itself.body.links.self?.href).toBe(`${origin}${address}/relationships/field_tags`)
})

test.each([
  [`${address}/nope`, 404],
  [`${address}/field_tags/more`, 404],
  [`${address}/relationships`, 404],
  [`${address}/uid`, 403],
  ["/jsonapi/node/article/00000000-0000-4000-8000-00000000dead", 404],
  [`/jsonapi/file/file/${article.uuid}`, 404],
  ["/jsonapi/node", 404],
  [`/jsonapi/node/article?include=${Array.from({ length: 6 }, () => "field_publications").join(".")}`, 400],
  ["/jsonapi/node/article?include[]=uid", 400],
  ["/jsonapi/node/article?fields[node--article][]=title", 400],
  ["/jsonapi/node/article?page[offset]=-1", 400],
  ["/jsonapi/node/article?resourceVersion=id:1", 400],
  [`${address}?resourceVersion=7`, 400],
])("%s is refused with %i as a JSON:API error", async (path, status) => {
  const { body, headers, status: given } = await server.read(path)
  expect(given).toBe(status)
  expect(headers.get("content-type")).toBe("application/vnd.api+json")
  expect(body.errors).toMatchObject([{ status: String(status), detail: expect.stringMatching(/\w/) }])
})

test("an admin reads an old revision with its former fields and references", async () => {
  const admin = aServer()
    .with(...content)
    .seenBy({ uid: 1, roles: ["administrator"] })
    .start()
  const before = Number((await admin.read("/jsonapi/node/article")).body.data[0]?.attributes.drupal_internal__vid)
  admin.put({ ...article, label: "New title", references: {} })

  const old = await admin.fetch(`${address}?resourceVersion=id:${before}`)
  expect(await old.json()).toMatchObject({
    data: {
      attributes: { title: article.label, drupal_internal__vid: before, revision_log: null },
      relationships: { field_tags: { data: [{ id: tag.uuid }] } },
      links: { "latest-version": {}, "working-copy": {}, self: { href: `${origin}${address}?resourceVersion=id%3A${before}` } },
    },
  })
  const now = await admin.fetch(address)
  expect(await now.json()).toMatchObject({ data: { attributes: { title: "New title" }, relationships: { field_tags: { data: [] } } } })
  expect((await admin.fetch(`${address}?resourceVersion=id:9999`)).status).toBe(404)
})
