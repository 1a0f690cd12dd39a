/** An item in several languages, and what its editors do: the same for the embedded server and a Drupal with our module. */
import { inLanguage } from "#contract/languages.ts"
import { translatePath } from "#contract/paths.ts"
import type { Langcode } from "#contract/fields.ts"
import {
  addressOf,
  aUser,
  made,
  published,
  uploaded,
  userOf,
  versionIn,
  visitorOf,
  type Client,
  type TestBackEnd,
} from "#support/drupal/client.ts"
import { languagesSeen, read, text, translatingAs, translationsOf, vidOf, type Translating } from "#support/drupal/translations.ts"
import { restorePath, versionHistoryPath } from "#support/requests/revisions.ts"

/** Declares the tests of a back end. */
export function translationCases(start: () => Promise<TestBackEnd>): void {
  let backEnd: TestBackEnd
  let admin: Client
  let visitor: Client
  let reader: Client
  let editor: Translating

  beforeAll(async () => {
    backEnd = await start()
    admin = await userOf(backEnd)
    visitor = visitorOf(backEnd)
    reader = await aUser(backEnd, admin, "ines")
    editor = translatingAs(admin)
  })
  afterAll(() => backEnd.close())

  test("an editor adds a translation, writes, publishes and confirms it, and removes it", async () => {
    const alias = "/post/charter"
    const item = await made(admin, "node--article", {
      attributes: published("Charter", { body: text("<p>One.</p>"), field_kind: "opinion", path: { alias } }),
    })
    const before = await admin.get(addressOf(item))
    expect((await editor.add(item, "fr", { headers: { "If-Match": '"99999"' } })).status).toBe(412)
    const added = await editor.add(item, "fr", { headers: { "If-Match": before.headers.get("etag") ?? "" } })
    expect([added.status, JSON.parse(added.text)]).toEqual([201, { id: item.id, langcode: "fr" }])
    const draft = await read(admin, "fr", item)
    expect(draft.attributes).toMatchObject({
      ...{ langcode: "fr", default_langcode: false, title: "Charter", status: false, content_translation_source: "en" },
      ...{ content_translation_outdated: false, field_kind: "opinion", path: { alias: null, langcode: "fr" } },
    })
    expect(draft.attributes.body).toMatchObject({ value: "<p>One.</p>" })
    expect(added.headers.get("etag")).toBe(`"${vidOf(draft)}"`)
    expect((await editor.add(item, "fr")).status).toBe(409)

    // An alias may be equal in two languages, and is an address in each.
    const written = await editor.change("fr", item, { attributes: { title: "Charte", status: true, path: { alias } } })
    expect(written.status).toBe(200)
    for (const [language, path, status] of [
      ["en", alias, 200],
      ["fr", alias, 200],
      ["nl", alias, 404],
    ] as const)
      expect([language, (await visitor.get(`${inLanguage(language, translatePath)}?path=${path}`)).status]).toEqual([language, status])
    expect((await visitor.get(`${inLanguage("nl", translatePath)}?path=${alias}&quiet=1`)).text).toBe("null")
    expect((await read(visitor, "en", item)).attributes.title).toBe("Charter")
    const french = await read(visitor, "fr", item)
    expect([french.attributes.title, french.links?.self?.href]).toEqual(["Charte", expect.stringContaining("/fr/jsonapi/")])

    // A change of the original's text marks the translation; a save that says so takes the mark off.
    await editor.change("en", item, { attributes: { field_kind: "report" } })
    expect(translationsOf(await read(admin, "en", item))[1]).toMatchObject({ outdated: false, confirmed_vid: vidOf(draft) })
    const changed = await editor.change("en", item, { attributes: { body: text("<p>Two.</p>") } })
    await editor.change("fr", item, { attributes: { title: "La charte" } })
    const marked = await read(admin, "fr", item)
    expect(marked.attributes).toMatchObject({ content_translation_outdated: true, field_kind: "report" })
    expect(translationsOf(marked)).toMatchObject([
      { langcode: "en", title: "Charter", status: true, alias, is_original: true, outdated: false, confirmed_vid: null },
      { langcode: "fr", title: "La charte", status: true, alias, is_original: false, outdated: true, confirmed_vid: vidOf(draft) },
    ])
    const then = await admin.get(`${addressOf(item)}?resourceVersion=id:${vidOf(draft)}`)
    expect(then.data[0]?.attributes.body).toMatchObject({ value: "<p>One.</p>" })
    const [confirmed = item] = (await editor.change("fr", item, { attributes: { content_translation_outdated: false } })).data
    expect(translationsOf(confirmed)[1]).toMatchObject({ outdated: false, confirmed_vid: vidOf(confirmed) })
    expect(vidOf(confirmed)).toBeGreaterThan(vidOf(changed.data[0] ?? item))

    expect((await editor.remove(item, "en")).status).toBe(409)
    expect((await editor.remove(item, "nl")).status).toBe(404)
    expect((await editor.remove(item, "fr", { "If-Match": `"${vidOf(draft)}"` })).status).toBe(412)
    expect((await editor.remove(item, "fr", { "If-Match": `"${vidOf(confirmed)}"` })).status).toBe(204)
    expect((await read(visitor, "fr", item)).attributes).toMatchObject({ langcode: "en", title: "Charter" })
    expect((await visitor.get(`/fr${translatePath}?path=${alias}`)).status).toBe(404)
    expect((await visitor.get(`${translatePath}?path=${alias}`)).status).toBe(200)
    expect((await editor.change("fr", item, { attributes: { title: "Perdue" } })).status).toBe(405)
    await editor.add(item, "fr")
    expect((await read(admin, "fr", item)).attributes.path).toMatchObject({ alias: null })
  })

  test("changes of several languages at the same time are all kept", async () => {
    for (const round of [1, 2, 3, 4]) {
      const item = await editor.aDraft(`Round ${round}`, "Brouillon")
      const answers = await Promise.all([
        editor.change("fr", item, { attributes: { title: "Tour" } }),
        editor.add(item, "nl", { body: '{"empty": true}' }),
        editor.change("en", item, { attributes: { title: "Round" } }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 201, 200])
      const titles = translationsOf(await read(admin, "en", item)).map(({ langcode, title }) => `${String(langcode)} ${String(title)}`)
      expect(titles).toEqual(["en Round", "fr Tour", expect.stringMatching(/^nl Round/)])
    }
  })

  test("an empty translation has the title, and pictures without their texts", async () => {
    const picture = await uploaded(backEnd, "shared.png")
    const shown = { data: { type: picture.type, id: picture.id, meta: { alt: "A wall", title: "Brick" } } }
    const item = await made(admin, "node--article", {
      attributes: published("Walls", { body: text("<p>Bricks.</p>") }),
      relationships: { field_image: shown },
    })
    await editor.add(item, "nl", { body: '{"empty": true}' })
    const dutch = await read(admin, "nl", item)
    expect([dutch.attributes.title, dutch.attributes.body]).toEqual(["Walls", null])
    expect(dutch.relationships.field_image?.data).toMatchObject({ id: picture.id, meta: { alt: null } })
    // The texts are of a language, the file is of all.
    const alt = { data: { ...shown.data, meta: { alt: "Een muur", title: "" } } }
    await editor.change("nl", item, { relationships: { field_image: alt } })
    expect((await read(admin, "en", item)).relationships.field_image?.data).toMatchObject({ meta: { alt: "A wall", title: "Brick" } })
    await editor.change("en", item, { relationships: { field_image: { data: null } } })
    expect((await read(admin, "nl", item)).relationships.field_image?.data).toBeNull()
  })

  test("a user who may not change an item can't add a translation", async () => {
    const item = await made(admin, "node--article", { attributes: published("Closed") })
    for (const by of [visitor, reader]) expect((await translatingAs(by).add(item, "fr")).status).toBe(403)
    expect((await translatingAs(reader).remove(item, "fr")).status).toBe(403)
    const unknown = await editor.add({ ...item, id: "00000000-0000-4000-8000-000000000000" }, "fr")
    const wrong = await admin.send("POST", `/api/translation/node/${item.id}/de`, { body: "{}" })
    expect([unknown.status, wrong.status, JSON.parse(wrong.text)]).toEqual([404, 422, { message: expect.stringContaining("en, fr, nl") }])
    expect((await editor.add(item, "fr", { body: "[1" })).status).toBe(400)
    const page = await made(admin, "node--member", { attributes: published("Atelier") })
    const member = await aUser(backEnd, admin, "nora", { page })
    expect((await translatingAs(member).add(page, "fr")).status).toBe(201)
    const write = (attributes: object) => translatingAs(member).change("fr", page, { attributes })
    const confirm = { content_translation_outdated: false }
    await editor.change("en", page, { attributes: { title: "Workshop" } })
    expect((await write(confirm)).data[0]?.attributes).toMatchObject(confirm)
    expect([(await write({ title: "L'atelier" })).status, (await write({ status: true })).status]).toEqual([200, 403])
    expect(await languagesSeen(member, page)).toEqual(["en", "fr"])
    expect(await languagesSeen(visitor, page)).toEqual(["en"])
    await editor.change("fr", page, { attributes: { status: true } })
    expect((await translatingAs(member).remove(page, "fr")).status).toBe(403)
    await editor.change("fr", page, { attributes: { status: false } })
    expect((await translatingAs(member).remove(page, "fr")).status).toBe(204)
  })

  test("the history and a restored revision are those of the requested language", async () => {
    const item = await editor.aDraft("First", "Premier")
    const [second] = (await editor.change("fr", item, { attributes: { title: "Deuxième" } })).data
    const history = await admin.get(`/fr${versionHistoryPath("node--article", item.id)}`)
    expect(history.data.map(({ attributes }) => [attributes.langcode, attributes.title])).toEqual([
      ["fr", "Deuxième"],
      ["fr", "Premier"],
      ["fr", "First"],
      ["en", "First"],
    ])
    const vids = history.data.map(vidOf)
    const restore = (language: Langcode, vid = 0) =>
      admin.send("POST", inLanguage(language, restorePath("node--article", item.id, vid)), { headers: {} })
    expect((await restore("fr", vids[3])).status).toBe(404)
    await editor.change("en", item, { attributes: { field_kind: "report" } })
    expect((await restore("nl", vids[1])).status).toBe(405)
    const restored = await restore("fr", vids[1])
    expect(restored.status).toBe(200)
    expect(restored.data[0]?.attributes).toMatchObject({ title: "Premier", status: false, field_kind: "report" })
    const after = await admin.get(addressOf(item))
    expect([after.data[0]?.attributes.title, Number(versionIn(after))]).toEqual(["First", vidOf(restored.data[0] ?? item)])
    expect(vidOf(restored.data[0] ?? item)).toBeGreaterThan(vidOf(second ?? item))
  })
}
