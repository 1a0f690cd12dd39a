/** What visitors may not see of items whose languages differ in status (docs/drupal-contract.md, Languages). */
import { individualPath, translatePath } from "#contract/paths.ts"
import { syncPath } from "#contract/publishing.ts"
import { anArticle, aPicture, aText, to, translated } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"

const hidden = aPicture("2026-11/secret-plan.jpg")
/** An English draft with a published French text. */
const draft = translated(
  anArticle({
    label: "Secret title",
    alias: "/post/secret-title",
    status: false,
    fields: { body: aText("<p>Secret body</p>", "Secret summary") },
    references: { field_attachments: to(hidden) },
  }),
  "fr",
  { label: "Titre public", alias: "/post/titre-public", fields: { body: aText("<p>Texte public</p>") } },
)
const address = individualPath(draft.type, draft.uuid)
const textOf = async (server: TestServer, path: string) => (await server.fetch(path)).text()

const aSite = () => aServer().with(hidden, draft).withBytes("2026-11/secret-plan.jpg", "secret").start()

test("it is shown at /fr, and tells nothing of the draft", async () => {
  const server = aSite()
  const answer = await server.fetch(`/fr${address}?include=field_attachments`)
  const text = await answer.text()
  expect([answer.status, text.includes("Titre public")]).toEqual([200, true])
  expect(text).not.toMatch(/secret/i)
})

test("the change log and the addresses tell nothing of the draft", async () => {
  const server = aSite()
  expect(await textOf(server, syncPath("0"))).not.toMatch(/secret/i)
  const status = async (path: string) => (await server.fetch(`${translatePath}?path=${path}`)).status
  expect(await status("/post/secret-title")).toBe(403)
  expect((await server.fetch("/sites/default/files/2026-11/secret-plan.jpg")).status).toBe(404)
})

test("a removed translation is in no answer, list or address any more", async () => {
  const article = translated(anArticle({ label: "Ten points" }), "fr", { label: "Dix points", alias: "/post/dix-points" })
  const server = aServer()
    .with(article)
    .seenBy({ uid: 7, roles: ["contributor"] })
    .start()
  await server.fetch(`/api/translation/node/${article.uuid}/fr`, { method: "DELETE" })
  for (const path of [`/fr${individualPath(article.type, article.uuid)}`, "/fr/jsonapi/node/article"])
    expect(await textOf(server, path)).not.toContain("Dix points")
  expect((await server.fetch(`/fr${translatePath}?path=/post/dix-points`)).status).toBe(404)
  const found = await server.read("/jsonapi/node/article?filter[title]=Dix points")
  expect(found.body.data).toEqual([])
})
