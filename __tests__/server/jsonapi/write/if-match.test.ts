import { anArticle } from "#support/entities.ts"
import type { TestServer } from "#support/server.ts"
import { asEditor, patch, send } from "#support/writing.ts"

async function versionOf(server: TestServer, uuid: string): Promise<unknown> {
  const { body } = await server.read(`/jsonapi/node/article/${uuid}`)
  return [body.data].flat()[0]?.attributes.drupal_internal__vid
}

describe("If-Match", () => {
  test.each([
    ['"1"', 200],
    ['W/"1"', 200],
    ["*", 200],
    ['"7", "1"', 200],
    ['"7"', 412],
    ["1", 412],
  ])("%s on revision 1 answers %i", async (tag, status) => {
    const article = anArticle()
    const server = asEditor(article)
    expect((await patch(server, article, { headers: { "If-Match": tag }, attributes: { title: "New" } })).status).toBe(status)
    expect(await versionOf(server, article.uuid)).toBe(status === 200 ? 2 : 1)
  })

  test("holds back a deletion and a change of references too", async () => {
    const article = anArticle()
    const server = asEditor(article)
    const stale = { "If-Match": '"9"' }
    const path = `/jsonapi/node/article/${article.uuid}`
    expect((await send(server, path, { method: "DELETE", headers: stale })).status).toBe(412)
    const body = JSON.stringify({ data: [] })
    expect((await send(server, `${path}/relationships/field_tags`, { method: "PATCH", headers: stale, body })).status).toBe(412)
  })
})
