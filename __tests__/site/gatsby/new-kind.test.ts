/** A kind that only contract/content.ts declares works at the server, in export and import, and in GraphQL. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as contract from "#contract/content.ts"
import { collectionPath, individualPath } from "#contract/paths.ts"
import { editables, screenOf } from "#contract/screens.ts"
import { changeContent } from "#server/content/changes.ts"
import { readEntities } from "#server/content/entities/read.ts"
import { putEntities } from "#server/content/entities/entity-store.ts"
import { exportFolder } from "#server/transfer/export.ts"
import { importFolder } from "#server/transfer/import.ts"
import { createSchemaCustomization } from "../../../src/gatsby/schema.ts"
import { sourceNodes } from "../../../src/gatsby/source-nodes.ts"
import { aBuild } from "#support/build/gatsby-build.ts"
import { aHome } from "#support/content-folder.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"
import { anArticle, anEntity, aTag, to } from "#support/entities.ts"
import { pressReviewFields, pressReviewIn } from "#support/press-reviews.ts"
import { aServer } from "#support/server.ts"
import type * as PressReviews from "#support/press-reviews.ts"
import { asEditor, identify, patch, post, send } from "#support/writing.ts"

jest.mock("#contract/content.ts", () => {
  const { withPressReviews } = jest.requireActual<typeof PressReviews>("#support/press-reviews.ts")
  return withPressReviews(jest.requireActual<typeof contract>("#contract/content.ts"))
})

const type = pressReviewIn(contract)
const tag = aTag("Fees")
const article = anArticle({ label: "On fees" })

const attributes = {
  title: "Ten points in the press",
  status: true,
  field_newspaper: "De Standaard",
  field_tone: "kind",
  field_printed: "2026-10-06",
  field_page_count: 2,
  field_is_paid: true,
  field_original: { uri: "https://example.org/ten-points", title: "Ten points" },
  field_journalists: [{ name: "Ines", role: "Editor" }],
  field_remark: { value: "<p>Friendly.</p>", format: "g30_text" },
}
const relationships = { field_tags: { data: identify(tag) }, field_about: { data: identify(article)[0] } }

test("the server makes, lists, finds, changes and deletes its items, and gives them an address", async () => {
  const server = asEditor(tag, article)
  const made = await post(server, type, { attributes, relationships })
  expect(made.errors).toEqual([])
  expect(made.status).toBe(201)
  expect(made.item.attributes).toMatchObject({
    ...attributes,
    field_original: { uri: "https://example.org/ten-points", title: "Ten points" },
    field_remark: { value: "<p>Friendly.</p>", processed: "<p>Friendly.</p>" },
    path: { alias: "/press-review/ten-points-in-the-press" },
  })
  const uuid = made.item.id
  const list = await server.read(`${collectionPath(type)}?filter[field_tone]=kind&include=field_tags,field_about&sort=field_printed`)
  expect(list.body.data).toHaveLength(1)
  expect(list.body.included?.map(({ id }) => id).toSorted()).toEqual([tag.uuid, article.uuid].toSorted())
  expect((await patch(server, { type, uuid }, { attributes: { field_page_count: 0 } })).status).toBe(422)
  expect((await patch(server, { type, uuid }, { attributes: { field_page_count: 3 } })).item.attributes.field_page_count).toBe(3)
  expect((await send(server, individualPath(type, uuid), { method: "DELETE" })).status).toBe(204)
  expect((await server.read(collectionPath(type))).body.data).toEqual([])
})

test("an export has a file of its items, and an import of it restores each of the ten fields", async () => {
  const [home, copy] = [aHome(), aHome()]
  const folder = join(aTemporaryFolder(), "export")
  const { title: label, status, ...fields } = attributes
  const review = anEntity(type, {
    ...{ label, status, alias: "/press-review/ten" },
    fields: { ...fields, field_original: { ...attributes.field_original, options: [] } },
    references: { field_tags: to(tag), field_about: to(article) },
  })
  changeContent(home.db, () => putEntities(home.db, [tag, article, review]))
  await exportFolder(home.db, home.files, folder)
  const exported: unknown = JSON.parse(readFileSync(join(folder, "content/press-reviews.json"), "utf8"))
  expect(exported).toMatchObject([{ newspaper: "De Standaard", tone: "kind", printed: "2026-10-06", pageCount: 2, tags: ["fees"] }])
  await importFolder(copy.db, copy.files, folder)
  const [copied] = readEntities(copy.db, type)
  expect(copied).toMatchObject({ label, status, alias: "/press-review/ten", fields: review.fields, references: review.references })
  home.db.close()
  copy.db.close()
})

test("GraphQL has its type with all ten fields, and its published items with their page's path", async () => {
  const fileNames: string[] = []
  const actions = { createTypes: (types: string) => fileNames.push(types), createFieldExtension: () => undefined }
  createSchemaCustomization({ actions } as never)
  const declared = /type PressReview implements Node @dontInfer \{(.*)\}/.exec(fileNames.join("\n"))?.[1] ?? ""
  for (const field of ["newspaper: String", "tone: String", "printed: Date", "pageCount: Int", "isPaid: Boolean!", "original: WebLink"])
    expect(declared).toContain(field)
  expect(declared).toMatch(/journalists: \[Person!\]!.*tags: \[Tag!\]! @link.*about: Publication @link.*remark: RichText!/)
  const item = {
    type,
    id: "review-1",
    attributes: {
      ...{ drupal_internal__nid: 1, langcode: "en", changed: "2026-01-01T00:00:00+00:00", path: { alias: "/press-review/ten" } },
      ...{ ...attributes, body: { processed: "", summary: "" }, field_remark: { processed: "<p>Friendly.</p>" } },
    },
    relationships: {},
  }
  const { gatsby, ofType } = await aBuild([item])
  await sourceNodes(gatsby as never)
  expect(ofType("PressReview")).toEqual([
    expect.objectContaining({
      ...{ path: "/press-review/ten/", newspaper: "De Standaard", tone: "kind", printed: "2026-10-06", pageCount: 2, isPaid: true },
      ...{ original: { url: "https://example.org/ten-points", title: "Ten points" }, journalists: [{ name: "Ines", role: "Editor" }] },
      ...{ remark: { tree: '[["p",null,"Friendly."]]', pictures: [] }, tags: [], about: null },
    }),
  ])
})

test("the screens of a new kind of content have addresses", () => {
  expect(pressReviewFields).toHaveLength(10)
  expect(screenOf("/admin/press-review/")).toEqual({ kind: "list", of: "press-review" })
  expect(screenOf("/press-review/create/")).toEqual({ kind: "create", of: "press-review" })
  expect(screenOf("/press-review/12/edit/")).toEqual({ kind: "edit", of: "press-review", id: 12 })
  expect(editables).toHaveProperty("press-review", type)
})

test("visitors see the published items only, and write none", async () => {
  const published = anEntity(type, { label: "In the press", fields: { field_newspaper: "Le Soir" } })
  const server = aServer()
    .with(published, anEntity(type, { status: false }))
    .start()
  expect((await server.read(collectionPath(type))).body.data.map(({ id }) => id)).toEqual([published.uuid])
  expect((await post(server, type, { attributes })).status).toBe(403)
})
