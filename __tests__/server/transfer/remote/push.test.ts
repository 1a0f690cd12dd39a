import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { changeContent } from "#server/content/changes.ts"
import { shownIn } from "#server/content/entities/languages.ts"
import { readEntities } from "#server/content/entities/read.ts"
import { createRedirect } from "#server/content/redirects/change-redirect.ts"
import { administrator, anEmptyServer, push, watchedWay, wayTo } from "#support/transfer.ts"
import { change, commonContent, later, put, retitle, titled } from "#support/transferred.ts"
import { aHome, aJpeg, type Home } from "#support/content-folder.ts"
import { aMember, anAccount, anArticle, aPicture, aTag, aText, showing, to, translated } from "#support/entities.ts"
import type { TestServer } from "#support/server.ts"

let home: Home
let server: TestServer

beforeEach(() => {
  home = aHome()
  server = anEmptyServer()
})
afterEach(() => home.db.close())

const there = () => commonContent({ db: server.db, files: server.filesFolder }, [administrator])
const here = () => commonContent(home)
const titles = () => readEntities(server.db, "node--article").map(({ label }) => label)

test("pictures of fields and texts, circles of references, redirects and former addresses follow", async () => {
  const picture = aPicture("2026-11/a b.jpg")
  const bytes = await aJpeg()
  const tag = aTag("Brick")
  const member = aMember({ references: {} })
  const first = anArticle({
    label: "First",
    references: { field_image: showing(picture), field_tags: to(tag), field_authors: to(member) },
    fields: { body: aText(`<p>See <a href="/node/7">the next</a>.</p><img src="/sites/default/files/2026-11/a%20b.jpg" alt="A wall" />`) },
    formerAliases: [{ alias: "/post/former", langcode: "en" }],
  })
  const second = anArticle({ label: "Second", id: 7, fields: { body: aText(`<p><a href="/node/3">Back</a></p>`) } })
  put(home.db, { ...picture, fields: { ...picture.fields, filesize: bytes.length } }, tag, member, { ...first, id: 3 }, second)
  const redirect = { uuid: "00000000-0000-4000-9000-000000000001", path: "/old", uri: "entity:node/7" }
  changeContent(home.db, () => createRedirect(home.db, { ...redirect, status: 302, langcode: "und", created: 1_760_000_000 }))
  mkdirSync(join(home.files, "2026-11"), { recursive: true })
  writeFileSync(join(home.files, "2026-11", "a b.jpg"), bytes)
  // The numbers there are others.
  put(server.db, anArticle({ label: "Own" }))

  expect(await push(home, wayTo(server))).toMatchObject({ outcome: "done" })

  const numberOf = (label: string) => String(titled(server.db, label).id)
  const html = JSON.stringify(titled(server.db, "First").fields.body)
  expect(html).toContain(`/node/${numberOf("Second")}`)
  expect(html).toMatch(/src=\\"\/sites\/default\/files\/[\w/-]+\/a-b\.jpg\\"/)
  expect(JSON.stringify(titled(server.db, "Second").fields.body)).toContain(`/node/${numberOf("First")}`)
  expect(there().redirects).toEqual([
    { path: "/old", status: 302, langcode: "und", uri: `entity:node/${second.uuid}`.replace("node/", "") },
    { path: "/post/former", status: 301, langcode: "en", uri: `entity:${first.uuid}` },
  ])
})

test("a picture from which the server takes the metadata is found again", async () => {
  const picture = aPicture("2026-11/wall.jpg")
  const taken = await sharp(await aJpeg())
    .withExif({ IFD0: { Artist: "Ada" } })
    .toBuffer()
  put(home.db, picture, anArticle({ label: "First", references: { field_image: showing(picture) } }))
  mkdirSync(join(home.files, "2026-11"), { recursive: true })
  writeFileSync(join(home.files, "2026-11", "wall.jpg"), taken)
  expect(await push(home, wayTo(server))).toMatchObject({ outcome: "done" })
  const writes: string[] = []
  expect(await push(home, watchedWay(server, writes))).toMatchObject({ outcome: "done" })
  expect(writes).toEqual([])
})

test("only what has changed here is sent", async () => {
  put(home.db, anArticle({ label: "One" }), translated(anArticle({ label: "Two" }), "fr", { label: "Deux" }))
  await push(home, wayTo(server))
  retitle(home.db, "One", "Three")
  change(home.db, "Two", (entity) => ({
    ...entity,
    translations: entity.translations.map((text) => ({ ...text, label: "Une", changed: later })),
  }))

  const writes: string[] = []
  expect(await push(home, watchedWay(server, writes))).toMatchObject({ outcome: "done" })
  const path = "/jsonapi/node/article"
  expect(writes).toEqual([`PATCH ${path}/${titled(home.db, "Three").uuid}`, `PATCH /fr${path}/${titled(home.db, "Two").uuid}`])
  expect(there()).toEqual(here())
})

test("each language comes with its texts and state, whatever a save of its original does to it", async () => {
  const article = translated(translated(anArticle({ label: "One" }), "fr", { label: "Un", alias: "/post/un" }), "nl", {
    label: "Een",
    status: false,
    outdated: true,
    alias: "/post/een",
    created: 1_700_000_000,
    fields: { body: null },
  })
  const shownFields = { field_show_mail: false, field_show_phone: false }
  const member = translated(aMember({ label: "Atelier", langcode: "fr", fields: shownFields }), "en", { label: "Studio" })
  put(home.db, translated(aTag("Fees"), "nl", { label: "Erelonen", alias: null }), article, member)
  expect(await push(home, wayTo(server))).toMatchObject({ outcome: "done" })
  expect(there()).toEqual(here())

  retitle(home.db, "One", "First")
  expect(await push(home, wayTo(server))).toMatchObject({ outcome: "done" })
  expect(there()).toEqual(here())
  const first = titled(server.db, "First")
  expect([shownIn(first, "fr").outdated, shownIn(first, "nl").outdated]).toEqual([false, true])
})

test("a dry run says what would be sent, and sends nothing", async () => {
  put(home.db, anArticle({ label: "One" }), anArticle({ label: "Two" }))
  await push(home, wayTo(server))
  retitle(home.db, "Two", "Three")
  put(home.db, anArticle({ label: "New" }))

  const writes: string[] = []
  const { outcome, output } = await push(home, watchedWay(server, writes), { isDry: true })
  expect(outcome).toBe("done")
  expect(output).toMatch(/^Publications: 1 to create, 1 to change, 1 the same$/m)
  expect(output).toMatch(/^node--article "Three" \(.*, en\): title$/m)
  expect(writes).toEqual([])
})

describe("a site that isn't as the last push left it", () => {
  beforeEach(async () => {
    put(home.db, anArticle({ label: "One" }), anArticle({ label: "Two" }))
    await push(home, wayTo(server))
    retitle(server.db, "One", "Theirs")
  })

  test("is not overwritten, and nothing is sent", async () => {
    retitle(home.db, "Two", "Three")
    const { outcome, output } = await push(home, wayTo(server))
    expect(outcome).toBe("conflicts")
    expect(output).toMatch(/isn't as the last push .* left it/)
    expect(titles()).toEqual(["Theirs", "Two"])
  })

  test("gets what is new there", async () => {
    retitle(server.db, "Theirs", "One")
    put(server.db, anArticle({ label: "Their own" }))
    put(home.db, anArticle({ label: "Three" }))
    expect(await push(home, wayTo(server))).toMatchObject({ outcome: "done" })
    expect(titles().toSorted()).toEqual(["One", "Their own", "Three", "Two"])
  })

  test("is overwritten if the push has --force", async () => {
    expect(await push(home, wayTo(server), { isForced: true })).toMatchObject({ outcome: "done" })
    expect(there()).toEqual(here())
  })
})

test("an item that the site refuses is reported with the reason, and the others arrive", async () => {
  put(home.db, anArticle({ label: "Refused", alias: "/post/taken" }), anArticle({ label: "Taken" }))
  put(server.db, anArticle({ label: "Owner", alias: "/post/taken" }))
  const { outcome, output } = await push(home, wayTo(server))
  expect(outcome).toBe("failed")
  expect(output).toMatch(/node--article "Refused" .*The address \/post\/taken is already that of "Owner"/)
  expect(titled(server.db, "Taken").label).toBe("Taken")
})

test("a text that visitors get in another form than the stored one is reported", async () => {
  put(home.db, anArticle({ label: "One", fields: { body: aText("<p>Some <strong>bold</strong> words.</p>") } }))
  const filtered = wayTo(server, (send) => async (url, init) => {
    const answer = await send(url, init)
    const text = (await answer.text()).replaceAll(/("processed":"(?:[^"\\]|\\.)*)<strong>bold<\/strong>/g, "$1bold")
    return new Response(answer.status === 204 ? null : text, answer)
  })
  const { outcome, output } = await push(home, filtered)
  expect(outcome).toBe("failed")
  expect(output).toMatch(/"One" .*: visitors get another body than it has/)
})

test("an item whose original has another language on the site is left alone and reported", async () => {
  const article = anArticle({ label: "One" })
  put(home.db, translated(article, "fr", { label: "Un" }))
  put(server.db, { ...article, langcode: "fr", label: "Leur texte" })
  const { outcome, output } = await push(home, wayTo(server), { isForced: true })
  expect(outcome).toBe("failed")
  expect(output).toMatch(/"One" .*its original is in another language there/)
  expect(titled(server.db, "Leur texte")).toMatchObject({ langcode: "fr", translations: [] })
})

test("accounts of the same name are the same account, and nobody gets a mail", async () => {
  const [account] = readEntities(server.db, "user--user")
  if (account === undefined) throw new Error("There is no account.")
  put(
    home.db,
    { ...anArticle({ label: "By root" }), uid: 1 },
    { ...account, uuid: "00000000-0000-4000-9000-00000000000a", id: 1 },
    anAccount("mel"),
  )
  expect(await push(home, wayTo(server))).toMatchObject({ outcome: "done" })
  expect(titled(server.db, "By root").author?.uuid).toBe(account.uuid)
  expect(readEntities(server.db, "user--user")).toHaveLength(2)
  expect(server.mails).toEqual([])
})
