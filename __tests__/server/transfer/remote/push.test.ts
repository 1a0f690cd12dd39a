import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { changeContent } from "#server/content/changes.ts"
import { operator } from "#server/content/caller.ts"
import { readEntities, readEntity } from "#server/content/entities/read.ts"
import type { Entity, StoredEntity } from "#server/content/entities/entity.ts"
import { createRedirect } from "#server/content/redirects/change-redirect.ts"
import { administrator, aDemoHome, anEmptyServer, anOlderWay, transfer, watchedWay, wayTo } from "#support/transfer.ts"
import { commonContent, later, put, retitle, titled } from "#support/transferred.ts"
import { aHome, aJpeg, type Home } from "#support/content-folder.ts"
import { aMember, anAccount, anArticle, aPicture, aTag, aText, showing, to } from "#support/entities.ts"
import type { TestServer } from "#support/server.ts"
import { until } from "#support/turns.ts"

let home: Home
let server: TestServer

beforeEach(() => {
  home = aHome()
  server = anEmptyServer()
})
afterEach(() => {
  home.db.close()
})

const there = () => commonContent({ db: server.db, files: server.filesFolder }, [administrator])
const here = () => commonContent(home)

test("a push brings the whole demo, and a second one sends nothing", async () => {
  const demo = await aDemoHome()
  expect(await transfer(demo, wayTo(server))).toMatchObject({ outcome: "done" })
  expect(there()).toEqual(commonContent(demo))

  const writes: string[] = []
  expect(await transfer(demo, watchedWay(server, writes))).toMatchObject({ outcome: "done" })
  expect(writes).toEqual([])
  expect(server.mails).toEqual([])
  demo.db.close()
})

test("a push to a server of an older release sends texts in the format that it has, and this server takes those of an older one", async () => {
  put(server.db, anArticle({ label: "Own", fields: { body: aText("<p>There</p>") } }))
  put(home.db, anArticle({ label: "First", fields: { body: aText("<p>Here</p>") } }))
  const sent: string[] = []
  expect(await transfer(home, anOlderWay(server, sent))).toMatchObject({ outcome: "done" })
  expect(sent.join()).toContain('"format":"restricted_html"')
  expect(sent.join()).not.toContain("g30_text")
  expect(titled(server.db, "First").fields.body).toMatchObject({ value: "<p>Here</p>", format: "g30_text" })
})

test("pictures of fields and texts, circles of references, redirects and former addresses follow", async () => {
  const picture = aPicture("2026-11/a b.jpg")
  const bytes = await aJpeg()
  const tag = aTag("Brick")
  const member = aMember({ references: {} })
  const first = anArticle({
    label: "First",
    references: {
      field_image: showing(picture).map(({ uuid, meta }) => ({ uuid, meta: { ...meta, width: 40, height: 20 } })),
      field_tags: to(tag),
      field_authors: to(member),
    },
    fields: { body: aText(`<p>See <a href="/node/7">the next</a>.</p><img src="/sites/default/files/2026-11/a%20b.jpg" alt="A wall" />`) },
    formerAliases: [{ alias: "/post/former", langcode: "en" }],
  })
  const second = anArticle({ label: "Second", id: 7, fields: { body: aText(`<p><a href="/node/3">Back</a></p>`) } })
  put(home.db, { ...picture, fields: { ...picture.fields, filesize: bytes.length } }, tag, member, { ...first, id: 3 }, second)
  changeContent(home.db, () =>
    createRedirect(home.db, {
      uuid: "00000000-0000-4000-9000-000000000001",
      path: "/old",
      uri: "entity:node/7",
      status: 302,
      langcode: "und",
      created: 1_760_000_000,
    }),
  )
  writePicture(bytes)
  // The numbers there are others.
  put(server.db, anArticle({ label: "Own" }))

  expect(await transfer(home, wayTo(server))).toMatchObject({ outcome: "done" })

  const numberOf = (label: string) => String(titled(server.db, label).id)
  const html = JSON.stringify(titled(server.db, "First").fields.body)
  expect(html).toContain(`/node/${numberOf("Second")}`)
  expect(html).toMatch(/src=\\"\/sites\/default\/files\/images\/2026-11\/a-b\.jpg\\"/)
  expect(JSON.stringify(titled(server.db, "Second").fields.body)).toContain(`/node/${numberOf("First")}`)
  expect(there().redirects).toEqual(
    [
      { path: "/old", status: 302, langcode: "und", uri: second.uuid },
      { path: "/post/former", status: 301, langcode: "en", uri: first.uuid },
    ].map((redirect) => ({ ...redirect, uri: `entity:${redirect.uri}` })),
  )
})

function writePicture(bytes: Buffer): void {
  const folder = join(home.files, "2026-11")
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "a b.jpg"), bytes)
}

test("only what has changed here is sent", async () => {
  put(home.db, anArticle({ label: "One" }), anArticle({ label: "Two" }))
  await transfer(home, wayTo(server))
  retitle(home.db, "Two", "Three")

  const writes: string[] = []
  expect(await transfer(home, watchedWay(server, writes))).toMatchObject({ outcome: "done" })
  expect(writes).toEqual([`PATCH /jsonapi/node/article/${titled(home.db, "Three").uuid}`])
  expect(there()).toEqual(here())
})

test("a dry run says what would be done, and does nothing", async () => {
  put(home.db, anArticle({ label: "One" }), anArticle({ label: "Two" }))
  await transfer(home, wayTo(server))
  retitle(home.db, "Two", "Three")
  put(home.db, anArticle({ label: "New" }))
  const before = there()

  const writes: string[] = []
  const { outcome, said } = await transfer(home, watchedWay(server, writes), { isDry: true })
  expect(outcome).toBe("done")
  expect(said).toMatch(/^Publications +1 +1 +1 +0$/m)
  expect(said).toMatch(/To create:\n {2}Publication "New"/)
  expect(said).toMatch(/To change:\n {2}Publication "Three" \(.*\): title\n/)
  expect(writes).toEqual([])
  expect(there()).toEqual(before)
})

test("what a refused item lacks is said, and the rest arrives", async () => {
  put(home.db, anArticle({ label: "Refused", alias: "/post/taken" }), anArticle({ label: "Taken" }))
  put(server.db, anArticle({ label: "Owner", alias: "/post/taken" }))
  const { outcome, said } = await transfer(home, wayTo(server))
  expect(outcome).toBe("failed")
  expect(said).toMatch(/Refused:\n {2}Publication "Refused" .*The address \/post\/taken is already that of "Owner"/)
  expect(titled(server.db, "Taken").label).toBe("Taken")
})

test("accounts of the same name are the same account, and nobody gets a mail", async () => {
  const account = readEntities(server.db, "user--user")[0]
  put(
    home.db,
    { ...anArticle({ label: "By root" }), uid: 1 },
    { ...anAccountLike(account), uuid: "00000000-0000-4000-9000-00000000000a", id: 1 },
  )
  expect(await transfer(home, wayTo(server))).toMatchObject({ outcome: "done" })
  expect(titled(server.db, "By root").author?.uuid).toBe(account?.uuid)
  expect(readEntities(server.db, "user--user")).toHaveLength(1)
  expect(server.mails).toEqual([])
})

test("accounts are invited with --invite alone", async () => {
  put(home.db, anAccount("mel"), anAccount("gone", { status: false }))
  const { said } = await transfer(home, wayTo(server))
  expect(said).toMatch(/The new accounts have no password there/)
  expect(server.mails).toEqual([])

  expect((await transfer(home, wayTo(server), { invites: true })).said).toMatch(/^1 accounts were invited by mail/m)
  await until(() => server.mails.length > 0)
  expect(server.mails.map((mail) => mail.to)).toEqual(["mel@example.org"])
})

function anAccountLike(account: Entity | undefined): StoredEntity {
  if (account === undefined) throw new Error("There is no account.")
  return account
}

test("bytes that were replaced here are replaced there", async () => {
  const picture = aPicture("2026-11/a b.jpg")
  const bytes = await aJpeg()
  put(
    home.db,
    { ...picture, fields: { ...picture.fields, filesize: bytes.length } },
    anArticle({ label: "One", references: { field_image: showing(picture) } }),
  )
  writePicture(bytes)
  await transfer(home, wayTo(server))

  const others = await aJpeg("#ff0000")
  writePicture(others)
  const stored = readEntity(home.db, "file--file", picture.uuid, operator)
  if (stored === undefined) throw new Error("There is no file.")
  put(home.db, { ...stored, changed: later, fields: { ...stored.fields, filesize: others.length } })
  expect(await transfer(home, wayTo(server))).toMatchObject({ outcome: "done" })

  const [file, another] = readEntities(server.db, "file--file")
  const path = join(server.filesFolder, String(file?.fields.uri).replace("public://", ""))
  expect(another).toBeUndefined()
  expect(existsSync(path) && readFileSync(path).equals(others)).toBe(true)
})
