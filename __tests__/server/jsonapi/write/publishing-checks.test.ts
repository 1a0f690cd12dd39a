/** What isn't ready to be seen stays a draft, whoever asks for it. */
import { anArticle, aText, translated } from "#support/entities.ts"
import { patchIn } from "#support/in-languages.ts"
import { asEditor, complaints, patch, type WriteResult } from "#support/writing.ts"

const ahead = "2999-01-01"
const past = "2026-01-01"

describe("a date that is still to come", () => {
  const refused = [422, [["/data/attributes/field_date", expect.stringContaining("still to come")]]]
  const answerOf = (result: WriteResult) => [result.status, complaints(result)]

  test("stops a draft from being published, unless the same write gives the draft another date", async () => {
    const draft = anArticle({ status: false, fields: { field_date: ahead } })
    const server = asEditor(draft)
    expect(answerOf(await patch(server, draft, { attributes: { status: true } }))).toEqual(refused)
    expect((await patch(server, draft, { attributes: { status: true, field_date: past } })).status).toBe(200)
  })

  test("can't be given to a public item, in any language", async () => {
    const original = anArticle({ status: false, alias: "/post/ten-points" })
    const article = translated(original, "fr", { label: "Dix points", alias: "/post/dix-points", status: true })
    const server = asEditor(article)
    expect(answerOf(await patch(server, article, { attributes: { field_date: ahead } }))).toEqual(refused)
    expect(answerOf(await patchIn(server, "fr", article, { attributes: { field_date: ahead } }))).toEqual(refused)
  })

  test("doesn't stop an edit of other fields or the unpublishing of an item that was public before", async () => {
    const article = anArticle({ fields: { field_date: ahead } })
    const server = asEditor(article)
    expect((await patch(server, article, { attributes: { title: "Another title" } })).status).toBe(200)
    expect((await patch(server, article, { attributes: { status: false } })).status).toBe(200)
  })
})

describe("a translation", () => {
  const original = anArticle({ label: "Ten points", fields: { body: aText("<p>All of them.</p>") } })
  const copied = { label: "Ten points", alias: null, status: false, fields: { body: aText("<p>All of them.</p>") } }
  const publish = (more: object = {}) => ({ attributes: { status: true, ...more } })

  test("can be published only with words that differ from the original", async () => {
    const article = translated(original, "fr", copied)
    const server = asEditor(article)
    const refused = await patchIn(server, "fr", article, publish())
    expect([refused.status, complaints(refused)]).toEqual([
      422,
      [["/data/attributes/body", expect.stringContaining("still the text of the original")]],
    ])
    expect((await patchIn(server, "fr", article, publish({ body: { value: "<p>Tous.</p>" } }))).status).toBe(200)
  })

  test("can be saved without a change of its words once it is public, although it is a copy", async () => {
    const article = translated(original, "fr", { ...copied, alias: "/post/dix", status: true })
    expect((await patchIn(asEditor(article), "fr", article, { attributes: { field_kind: "opinion" } })).status).toBe(200)
  })
})
