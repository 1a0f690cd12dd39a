import { anonymous } from "#contract/permissions.ts"
import { readEntity } from "#server/content/entities/read.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { aMember, anArticle, anEntity, aPicture, aTag, showing, to } from "#support/entities.ts"
import { aServer } from "#support/server.ts"
import { asEditor, complaints, identify, patch, post, relate } from "#support/writing.ts"

const picture = aPicture("images/plan.jpg", { status: false, uid: 7 })
const other = aPicture("images/other.jpg", { status: false, uid: 7 })
const sheet = anEntity("file--file", { label: "sheet.pdf", fields: { filemime: "application/pdf", uri: "public://sheet.pdf" }, uid: 7 })

const image = (meta: object, target = picture) => ({ field_image: { data: { type: "file--file", id: target.uuid, meta } } })

test("a picture's alternative text is the editor's, its size the file's", async () => {
  const server = asEditor(picture, anArticle({ references: { field_image: showing(picture) } }))
  const meta = { alt: "", title: "The plan", width: 5, height: 5, onload: "x" }
  const made = await post(server, "node--article", { attributes: { title: "x" }, relationships: image(meta) })
  expect(made.item.relationships.field_image?.data).toEqual({
    type: "file--file",
    id: picture.uuid,
    meta: { alt: "", title: "The plan", width: 1200, height: 800, drupal_internal__target_id: 1 },
  })
})

test("a picture needs an alternative text unless it is decorative, and keeps the one it has", async () => {
  const article = anArticle({ references: { field_image: showing(picture) } })
  const server = asEditor(picture, other, article)
  expect(complaints(await patch(server, article, { relationships: image({}, other) }))).toEqual([
    [
      "/data/relationships/field_image/data/meta/alt",
      "field_image.0.alt: The picture has no alt text: say what it shows, or mark it as decoration.",
    ],
  ])
  const kept = await patch(server, article, { relationships: image({ title: "New" }) })
  expect(kept.item.relationships.field_image?.data).toMatchObject({ meta: { alt: "Picture plan.jpg", title: "New" } })
  expect((await patch(server, article, { relationships: image({ alt: "x".repeat(513) }) })).status).toBe(422)
})

test("the alternative text of a draft's picture may wait until the draft is published", async () => {
  const draft = anArticle({ status: false })
  const server = asEditor(picture, draft)
  const saved = await patch(server, draft, { relationships: image({}) })
  expect(saved.item.relationships.field_image?.data).toMatchObject({ meta: { alt: null } })
  const refused = await patch(server, draft, { attributes: { status: true } })
  expect(complaints(refused).map(([pointer]) => pointer)).toEqual(["/data/relationships/field_image/data/meta/alt"])
  const published = await patch(server, draft, { attributes: { status: true }, relationships: image({ alt: "The plan" }) })
  expect(published.item.attributes.status).toBe(true)
})

test("a field accepts only files of its kinds", async () => {
  const server = asEditor(picture, sheet)
  const refused = await post(server, "node--article", { attributes: { title: "x" }, relationships: image({ alt: "" }, sheet) })
  expect(complaints(refused)).toEqual([
    [
      "/data/relationships/field_image/data",
      "field_image.0: Only files with the following extensions are allowed: jpg jpeg png webp avif.",
    ],
  ])
  const data = [{ type: "file--file", id: sheet.uuid, meta: { description: "The sheet" } }]
  const made = await post(server, "node--article", { attributes: { title: "x" }, relationships: { field_attachments: { data } } })
  expect(made.item.relationships.field_attachments?.data).toMatchObject([{ meta: { description: "The sheet", display: true } }])
})

test("a text shows only pictures of this server", async () => {
  const server = asEditor(picture)
  const shown = '<p><img src="/sites/default/files/images/plan.jpg" alt="Plan" /></p>'
  const value = `${shown}<p><img src="https://elsewhere.example/x.jpg"><img src="/sites/default/files/nothing.jpg"><img src="/sites/default/files/%E0%A4%A.jpg"></p>`
  const made = await post(server, "node--page", { attributes: { title: "x", body: { value, format: "g30_text" } } })
  expect(made.item.attributes.body).toMatchObject({ value: `${shown}<p></p>` })
  expect(made.meta).toEqual({ removed: [{ pointer: "/data/attributes/body/value", what: "img", count: 3 }] })
})

test("a reference to a missing or invisible item is refused", async () => {
  const page = aMember()
  const foreign = aPicture("images/foreign.jpg", { uid: 8 })
  const server = aServer().with(page, picture, foreign).seenBy({ uid: 7, memberId: page.uuid }).start()
  expect((await patch(server, page, { relationships: image({ alt: "" }) })).status).toBe(200)
  expect(complaints(await patch(server, page, { relationships: image({ alt: "" }, foreign) }))).toEqual([
    [undefined, `The resource identified by \`file--file:${foreign.uuid}\` (given as a relationship item) could not be found.`],
  ])
})

test("references that an editor can't see survive their save", async () => {
  const [shown, other, hidden] = ["Wood", "Stone", "Secret"].map((label) =>
    anEntity("taxonomy_term--specialities", { label, status: label !== "Secret" }),
  )
  if (shown === undefined || other === undefined || hidden === undefined) throw new Error("Three terms were made.")
  const page = aMember({ references: { field_specialities: to(hidden, shown) } })
  const server = aServer().with(page, shown, other, hidden).seenBy({ uid: 7, memberId: page.uuid }).start()
  const saved = await patch(server, page, { relationships: { field_specialities: { data: identify(other) } } })
  expect([saved.status, saved.item.relationships.field_specialities?.data]).toMatchObject([200, identify(other)])
  expect((await relate(server, "DELETE", [page, "field_specialities"], identify(other, hidden))).status).toBe(204)
  expect((await relate(server, "PATCH", [page, "field_specialities"], identify(shown))).status).toBe(204)
  expect(readEntity(server.db, page.type, page.uuid, anonymous)?.references.field_specialities).toMatchObject(to(shown, hidden))
})

describe("a relationship's own address", () => {
  const [wood, stone, glass] = [aTag("Wood"), aTag("Stone"), aTag("Glass")]
  const article = anArticle({ references: { field_tags: to(wood, stone) } })

  async function tagsAfter(method: string, ...targets: readonly StoredEntity[]): Promise<unknown> {
    const server = asEditor(wood, stone, glass, article)
    expect((await relate(server, method, [article, "field_tags"], identify(...targets))).status).toBe(204)
    const { body } = await server.read(`/jsonapi/node/article/${article.uuid}/relationships/field_tags`)
    return body.data.map(({ id }) => id)
  }

  test("POST adds items, none twice", async () => {
    expect(await tagsAfter("POST", glass, wood)).toEqual([wood.uuid, stone.uuid, glass.uuid])
  })

  test("PATCH replaces items", async () => {
    expect(await tagsAfter("PATCH", glass)).toEqual([glass.uuid])
    expect(await tagsAfter("PATCH")).toEqual([])
  })

  test("DELETE removes items", async () => {
    expect(await tagsAfter("DELETE", wood, glass)).toEqual([stone.uuid])
  })

  test("a relationship accepts only what its field accepts", async () => {
    const server = asEditor(wood, stone, picture, article)
    const answers = [
      await relate(server, "PATCH", [article, "field_tags"], identify(picture)),
      await relate(server, "PATCH", [article, "field_tags"], identify(wood)[0]),
      await relate(server, "PATCH", [article, "field_image"], identify(picture)),
      await relate(server, "POST", [article, "field_image"], identify(picture)),
      await relate(server, "PATCH", [article, "node_type"], null),
      await relate(server, "PATCH", [article, "field_tags"], undefined),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 409, 403, 400])
  })
})
