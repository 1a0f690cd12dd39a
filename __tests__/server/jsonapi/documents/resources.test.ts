import { aMember, anAccount, anArticle, aPicture, aTag, showing, to } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

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

test("a file's address is encoded and relative to the server", async () => {
  const { body } = await server.read(`/jsonapi/file/file?filter[id]=${portrait.uuid}`)
  expect(body.data[0]?.attributes.uri).toEqual({
    value: "public://2026-11/portrait of us.jpg",
    url: "/sites/default/files/2026-11/portrait%20of%20us.jpg",
  })
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
  ["/jsonapi/node/article?page[limit]=0", 400],
  ["/jsonapi/node/article?resourceVersion=id:1", 400],
  [`${address}?resourceVersion=7`, 400],
])("%s is refused with %i as a JSON:API error", async (path, status) => {
  const { body, headers, status: given } = await server.read(path)
  expect(given).toBe(status)
  expect(headers.get("content-type")).toBe("application/vnd.api+json")
  expect(body.errors).toMatchObject([{ status: String(status), detail: expect.stringMatching(/\w/) }])
})
