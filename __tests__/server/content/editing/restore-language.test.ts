/** A version of one language is restored, or of the original. */
import { anArticle, aText, translated } from "#support/entities.ts"
import { patchIn, readIn } from "#support/in-languages.ts"
import { restorePath } from "#support/requests/revisions.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { send } from "#support/writing.ts"

const article = anArticle({ label: "First title", fields: { body: aText("<p>First text.</p>"), field_kind: "opinion" } })

/** A publication whose texts, kind and French text were changed one after the other; the version before. */
async function translatedHistory() {
  const bilingual = translated(article, "fr", { label: "Premier titre", fields: { body: aText("<p>Premier.</p>") } })
  const server = aServer()
    .with(bilingual)
    .seenBy({ uid: 1, roles: ["administrator"] })
    .start()
  const first = Number((await readIn(server, "en", article)).attributes.drupal_internal__vid)
  await patchIn(server, "fr", article, { attributes: { title: "Deuxième titre" } })
  await patchIn(server, "en", article, { attributes: { title: "Second title", field_kind: "report" } })
  return { server, first }
}
const restoreIn = (server: TestServer, prefix: string, vid: number) =>
  send(server, prefix + restorePath("node--article", article.uuid, vid), { method: "POST" })

test("at the address of a translation that text is restored, and nothing else", async () => {
  const { server, first } = await translatedHistory()
  expect((await restoreIn(server, "/fr", first)).item.attributes).toMatchObject({
    langcode: "fr",
    title: "Premier titre",
    field_kind: "report",
  })
  expect((await readIn(server, "en", article)).attributes).toMatchObject({ title: "Second title", field_kind: "report" })
})

test("at the original's its text and what all share, which leaves the translation outdated", async () => {
  const { server, first } = await translatedHistory()
  expect((await restoreIn(server, "", first)).item.attributes).toMatchObject({ title: "First title", field_kind: "opinion" })
  expect((await readIn(server, "fr", article)).attributes).toMatchObject({
    ...{ title: "Deuxième titre", field_kind: "opinion", content_translation_outdated: true },
  })
})

test("a language that the version lacks, or the item, can't be restored", async () => {
  const { server, first } = await translatedHistory()
  expect((await restoreIn(server, "/nl", first)).status).toBe(405)
  await server.fetch(`/api/translation/node/${article.uuid}/nl`, { method: "POST" })
  const { status, errors } = await restoreIn(server, "/nl", first)
  expect([status, errors[0]?.detail]).toEqual([404, `Version ${first} has no text in Nederlands.`])
})
