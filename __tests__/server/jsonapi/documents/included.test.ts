import { anArticle, anEntity, to } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const body = { value: `<p>${"word ".repeat(2400)}</p>`, summary: "", format: "restricted_html" }
const publications = Array.from({ length: 400 }, () => anArticle({ fields: { body } }))
const actions = Array.from({ length: 20 }, (_, index) =>
  anEntity("node--action_project", { references: { field_publications: to(...publications.slice(index * 20, index * 20 + 20)) } }),
)
const server = aServer()
  .with(...publications, ...actions)
  .start()
const list = "/jsonapi/node/action_project?include=field_publications"

test("an include that would bring hundreds of long texts along is refused, and a shorter page isn't", async () => {
  const refused = await server.read(list)
  expect([refused.status, refused.body.errors[0]?.detail]).toEqual([400, expect.stringContaining("too many items")])

  const { status, body } = await server.read(`${list}&page[limit]=5`)
  expect([status, body.included?.length]).toEqual([200, 100])
})
