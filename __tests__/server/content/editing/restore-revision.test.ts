import { anArticle, aText } from "#support/entities.ts"
import { restorePath, versionHistoryPath } from "#support/requests/revisions.ts"
import type { TestServer } from "#support/server.ts"
import { asEditor, patch, send } from "#support/writing.ts"

const article = anArticle({ label: "First title", fields: { body: aText("<p>First text.</p>"), field_kind: "opinion" } })

const restore = (server: TestServer, vid: number) => send(server, restorePath("node--article", article.uuid, vid), { method: "POST" })

/** A publication that was saved since it was made; the number of its first revision. */
async function aHistory() {
  const server = asEditor(article)
  const { data } = (await server.read(versionHistoryPath("node--article", article.uuid))).body
  await patch(server, article, { attributes: { title: "Second title" } })
  return { server, vid: Number(data[0]?.attributes.drupal_internal__vid) }
}

test("a revision that no longer fits the model is refused with the reason", async () => {
  const { server, vid } = await aHistory()
  server.db
    .prepare("UPDATE revision SET snapshot = json_set(snapshot, '$.fields.field_kind', 'gossip', '$.fields.dropped', 1) WHERE vid = ?")
    .run(vid)
  const { status, errors } = await restore(server, vid)
  expect([status, errors.map(({ source }) => source?.pointer)]).toEqual([422, ["/data/attributes/field_kind/0"]])
})

test("a restored text is filtered again, and the answer names what was taken out", async () => {
  const { server, vid } = await aHistory()
  const text = '<p onclick="steal()">First text.</p><script>steal()</script>'
  server.db.prepare("UPDATE revision SET snapshot = json_set(snapshot, '$.fields.body.value', ?) WHERE vid = ?").run(text, vid)
  const { item, meta } = await restore(server, vid)
  expect(item.attributes.body).toMatchObject({ value: "<p>First text.</p>" })
  expect(JSON.stringify(meta)).toContain("script")
})
