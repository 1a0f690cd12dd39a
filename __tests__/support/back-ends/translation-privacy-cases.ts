/** What of an item's languages reaches those who may not see all of them: the same for the embedded server and a Drupal with our module. */
import { inLanguage } from "#contract/languages.ts"
import { collectionPath, translatePath, userCalendarPath } from "#contract/paths.ts"
import { syncPath } from "#contract/publishing.ts"
import type { Langcode } from "#contract/fields.ts"
import type { Item } from "#support/server.ts"
import {
  addressOf,
  aUser,
  made,
  published,
  to,
  uploaded,
  userOf,
  visitorOf,
  type Client,
  type TestBackEnd,
} from "#support/drupal/client.ts"
import { languagesSeen, text, translatingAs, type Translating } from "#support/drupal/translations.ts"

/** Declares the tests of a back end. */
export function translationPrivacyCases(start: () => Promise<TestBackEnd>): void {
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

  const aMember = (title: string) => made(admin, "node--member", { attributes: published(title) })

  async function uploadedPdf(name: string): Promise<Item> {
    const headers = { "Content-Type": "application/octet-stream", "Content-Disposition": `file; filename="${name}"` }
    const { data } = await admin.send("POST", `${collectionPath("node--article")}/field_attachments`, { body: "%PDF-1.4 %%EOF", headers })
    const [file] = data
    if (file === undefined) throw new Error("No file was uploaded.")
    return file
  }

  test("a draft translation is in no answer to a visitor or member, by no filter, order or file", async () => {
    const canary = "canary-9d2e"
    const item = await editor.aDraft("Plain", canary, { path: { alias: "/post/plain" } })
    const attachment = await uploaded(backEnd, `${canary}.png`)
    const target = await made(admin, "node--page", { attributes: published("Target") })
    const nid = String(target.attributes.drupal_internal__nid)
    await editor.change("fr", item, {
      attributes: { path: { alias: `/post/${canary}` }, body: text(`<p>${canary} <a href="/node/${nid}">x</a></p>`) },
    })
    const term = await made(admin, "taxonomy_term--tags", { attributes: { name: "Brick" } })
    await editor.add(term, "fr")
    await editor.change("fr", term, { attributes: { name: canary } })
    await editor.change("en", item, { relationships: { field_tags: to(term) } })
    const articles = collectionPath("node--article")
    const paths = [
      addressOf(item),
      articles,
      `${articles}?filter[title]=${canary}`,
      `${articles}?filter[body.value][operator]=CONTAINS&filter[body.value][value]=${canary.slice(0, 8)}`,
      `${articles}?filter[langcode]=fr`,
      `${articles}?filter[field_tags.name]=${canary}`,
      `${articles}?include=field_tags`,
      collectionPath("taxonomy_term--tags"),
      `${collectionPath("taxonomy_term--tags")}?filter[name]=${canary}`,
      collectionPath("file--file"),
      addressOf(attachment),
      `${addressOf(target)}/references`,
      syncPath(0),
    ]
    for (const client of [visitor, reader])
      for (const path of paths) {
        for (const language of ["fr", "en"] as const) {
          const answer = await client.get(inLanguage(language, path))
          const told = answer.text.replaceAll(path, "").replaceAll(encodeURI(path), "")
          const found = answer.data.filter(({ id }) => id === item.id && path.includes("filter"))
          expect([language, path, told.replaceAll(/"href":"[^"]*"/g, "").includes(canary), found]).toEqual([language, path, false, []])
        }
      }
    expect(await languagesSeen(visitor, item)).toEqual(["en"])
    expect((await visitor.get(`/fr${addressOf(item)}`)).status).toBe(403)
    expect((await visitor.get(`${translatePath}?path=/post/${canary}`)).status).toBe(404)
    expect((await visitor.get(`/fr${translatePath}?path=/post/${canary}`)).status).toBe(403)
    const counted = async (client: Client, query: string) => (await client.get(`${articles}?${query}`)).meta.count
    expect([await counted(visitor, `filter[title]=${canary}`), await counted(admin, `filter[title]=${canary}`)]).toEqual([0, 1])
    // An administrator who asks first leaves nothing behind in a cache.
    expect(await languagesSeen(admin, item)).toEqual(["en", "fr"])
    expect(await languagesSeen(visitor, item)).toEqual(["en"])

    const title = `${canary} published`
    await editor.change("fr", item, { attributes: { status: true, title } })
    expect([await languagesSeen(visitor, item), await counted(visitor, `filter[title]=${encodeURIComponent(title)}`)]).toEqual([
      ["en", "fr"],
      1,
    ])
  })

  test("attachments belong to a language, and are as private as it is", async () => {
    const item = await editor.aDraft("Attached", "Avec pièces")
    const [english, french] = [await uploadedPdf("english.pdf"), await uploadedPdf("canary-french.pdf")]
    const attach = (language: Langcode, file: Item) => editor.change(language, item, { relationships: { field_attachments: to(file) } })
    expect([(await attach("en", english)).status, (await attach("fr", french)).status]).toEqual([200, 200])
    const seen = async (client: Client) => {
      const { data } = await client.get(`${collectionPath("file--file")}?filter[filename][operator]=ENDS_WITH&filter[filename][value]=.pdf`)
      return data.map(({ attributes }) => attributes.filename).toSorted()
    }
    expect([await seen(visitor), await seen(reader)]).toEqual([["english.pdf"], ["english.pdf"]])
    expect([(await visitor.get(addressOf(french))).status, (await visitor.get(addressOf(english))).status]).toEqual([403, 200])
    await editor.change("fr", item, { attributes: { status: true } })
    await editor.change("en", item, { attributes: { status: false } })
    expect(await seen(visitor)).toEqual(["canary-french.pdf"])
  })

  test("the order of a list tells nothing of a draft, and who owns a page sees its drafts", async () => {
    const members = collectionPath("node--member")
    const [first, second] = [await aMember("B first"), await aMember("C second")]
    await editor.add(second, "fr")
    await editor.change("fr", second, { attributes: { title: "A hidden" } })
    const titles = async (client: Client, language: Langcode = "en") =>
      (await client.get(`${inLanguage(language, members)}?sort=title&fields[node--member]=title`)).data.map(
        ({ attributes }) => attributes.title,
      )
    expect(await titles(visitor)).toEqual(["B first", "C second"])
    // In French the second one is a draft, and English isn't shown in its stead.
    expect(await titles(visitor, "fr")).toEqual(["B first"])
    const owner = await aUser(backEnd, admin, "owner", { page: second })
    expect(await titles(owner, "fr")).toEqual(["A hidden", "B first"])
    expect((await editor.change("fr", first, {})).status).toBe(405)
  })

  test("a calendar has each event in the language of its reader, else in another that is published", async () => {
    const start = {
      field_event_start: "2046-12-03T18:00:00+01:00",
      field_event_end: "2046-12-03T20:00:00+01:00",
      field_audience: "members",
    }
    const event = await made(admin, "node--agenda", { attributes: published("Site visit", start) })
    await editor.add(event, "fr")
    await editor.change("fr", event, { attributes: { title: "Visite de chantier" } })
    const [account] = (await admin.get("/jsonapi/user/user?filter[name]=ines")).data
    const uid = Number(account?.attributes.drupal_internal__uid)
    const { text: answered } = await reader.send("POST", userCalendarPath(uid), {
      body: "{}",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
    })
    const { address } = JSON.parse(answered) as { readonly address: string }
    const summaries = async () =>
      [...(await (await backEnd.fetch(new URL(address).pathname)).text()).matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, summary]) => summary)
    const prefer = async (preferred_langcode: Langcode) =>
      expect((await admin.patch(account ?? event, { attributes: { preferred_langcode } })).status).toBe(200)
    await prefer("fr")
    expect(await summaries()).toEqual(["Site visit"])
    await editor.change("fr", event, { attributes: { status: true } })
    expect(await summaries()).toEqual(["Visite de chantier"])
    await editor.change("en", event, { attributes: { status: false } })
    await prefer("en")
    expect(await summaries()).toEqual(["Visite de chantier"])
  })

  test("no list is filtered or sorted by the translations of its items, and nobody writes them", async () => {
    const item = await made(admin, "node--article", { attributes: published("Alone") })
    for (const query of ["filter[translations.title]=x", "sort=translations"]) {
      const { status } = await admin.get(`${collectionPath("node--article")}?${query}`)
      expect([query, [400, 403].includes(status)]).toEqual([query, true])
    }
    await admin.patch(item, { attributes: { translations: [] } })
    expect(await languagesSeen(admin, item)).toEqual(["en"])
  })

  test("a published translation of a draft is public in its language alone", async () => {
    const item = await editor.aDraft("Draft", "Publiée", { status: false })
    await editor.change("fr", item, { attributes: { status: true } })
    const titles = async (language: Langcode) => {
      const { data } = await visitor.get(`${inLanguage(language, collectionPath("node--article"))}?filter[title]=Publi%C3%A9e`)
      return data.map(({ attributes }) => attributes.title)
    }
    expect([await titles("fr"), await titles("en"), await titles("nl")]).toEqual([["Publiée"], [], []])
    expect((await visitor.get(addressOf(item))).status).toBe(403)
    expect((await visitor.get(`/nl${addressOf(item)}`)).status).toBe(403)
    expect(await languagesSeen(visitor, item, "fr")).toEqual(["fr"])
  })
}
