/** What each revision of a list changed. */
import { versionHistoryPath } from "#support/requests/revisions.ts"
import { anArticle, aTag, aText, to, translated } from "#support/entities.ts"
import { asEditor } from "#support/writing.ts"

const tag = aTag("Brick")
const article = translated(anArticle({ label: "Charter", alias: "/post/charter" }), "fr", { label: "Charte", alias: "/post/charte" })

/** Of the revisions of the article, the newest first. */
async function changesIn(server: ReturnType<typeof asEditor>, prefix = "") {
  const { body } = await server.read(prefix + versionHistoryPath("node--article", article.uuid))
  const { changed } = { changed: {}, ...body.meta }
  return Object.entries<unknown>(changed)
    .toSorted(([one], [other]) => Number(other) - Number(one))
    .map(([, names]) => names)
}

test("a list of revisions names the fields that each changed, a text and its summary for themselves", async () => {
  const server = asEditor(tag, article)
  server.put({ ...article, label: "Charter II", fields: { body: aText("<p>Other.</p>") } })
  server.put({ ...article, label: "Charter II", fields: { body: aText("<p>Other.</p>", "Other") }, references: { field_tags: to(tag) } })
  const [newest, second] = await changesIn(server)
  expect([newest, second]).toEqual([["summary", "field_tags"], expect.arrayContaining(["title", "body"])])
})

test("the history of a language leaves out what changed in another language", async () => {
  const server = asEditor(tag, article)
  server.put(translated(article, "fr", { label: "La charte", alias: "/post/charte" }))
  expect([await changesIn(server), await changesIn(server, "/fr")]).toEqual([[[]], [["title"]]])
})
