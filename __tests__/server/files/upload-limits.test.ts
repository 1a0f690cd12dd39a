/** How many files wait for their use, and the room that files leave on the disk. */
import { individualPath } from "#contract/paths.ts"
import { mostUnused } from "#server/files/upload-limit.ts"
import { aMember, anArticle, aPicture, showing } from "#support/entities.ts"
import { aColour, filesOf, upload } from "#support/files/uploads.ts"
import { aServer } from "#support/server.ts"
import { patch } from "#support/writing.ts"

const own = aMember()
const member = { uid: 5, memberId: own.uuid }
const admin = { uid: 7, roles: ["contributor"] } as const
const mebibyte = 1024 * 1024
const to = "node/member/field_gallery"

const files = (count: number, filesize: number) =>
  Array.from({ length: count }, (_, index) => aPicture(`2026-11/${index}.jpg`, { uid: member.uid, fields: { filesize } }))

test("a member who uploads and saves nothing is told to save, and may go on then", async () => {
  const waiting = files(mostUnused.member.files, 10)
  const server = aServer()
    .with(own, ...waiting)
    .seenBy(member)
    .start()
  const picture = await aColour().jpeg().toBuffer()
  const refused = await upload(server, "a.jpg", picture, { to })
  expect([refused.status, refused.detail, filesOf(server)]).toEqual([
    429,
    "You have uploaded 200 files that nothing uses. Save what they are for, or wait: a day later they are removed.",
    [],
  ])
  const gallery = { data: waiting.slice(0, 1).map(({ type, uuid }) => ({ type, id: uuid, meta: { alt: "A wall" } })) }
  expect((await patch(server, own, { relationships: { field_gallery: gallery } })).status).toBe(200)
  expect((await upload(server, "a.jpg", picture, { to })).status).toBe(201)
})

test("large files count by their bytes", async () => {
  const size = 20 * mebibyte
  const server = aServer()
    .with(own, ...files(Math.ceil(mostUnused.member.bytes / size), size))
    .seenBy(member)
    .start()
  expect((await upload(server, "a.jpg", await aColour().jpeg().toBuffer(), { to })).status).toBe(429)
})

test("files of others, used ones and those that old versions show don't count", async () => {
  const [kept = own, ...used] = files(mostUnused.member.files, 10)
  const server = aServer()
    .with(
      own,
      kept,
      ...used,
      aPicture("2026-11/of-another.jpg", { uid: 9 }),
      anArticle({ references: { field_gallery: showing(...used) } }),
    )
    .seenBy(member)
    .start()
  server.db.exec(`INSERT INTO kept_file (file, vid) SELECT pk, 1 FROM entity WHERE uuid = '${kept.uuid}'`)
  expect((await upload(server, "a.jpg", await aColour().jpeg().toBuffer(), { to })).status).toBe(201)
})

test("with little room on the disk uploads are refused, but texts are still saved", async () => {
  const item = anArticle()
  const space = { free: 300 * mebibyte, all: 20_000 * mebibyte }
  const server = aServer({ spaceOf: () => space })
    .with(item)
    .seenBy(admin)
    .start()
  const picture = await aColour().jpeg().toBuffer()
  const first = await upload(server, "a.jpg", picture)
  expect(first.status).toBe(201)
  space.free = 200 * mebibyte
  const refused = await upload(server, "b.jpg", picture)
  expect([refused.status, refused.detail]).toEqual([
    507,
    "The server's disk is nearly full, so it takes no files. Texts can be saved. Try again when the operator has made room.",
  ])
  const path = `${individualPath("file--file", first.file.id)}/content`
  const replacement = { method: "POST", body: new Uint8Array(picture), headers: { "content-type": "application/octet-stream" } }
  expect((await server.fetch(path, replacement)).status).toBe(507)
  expect((await patch(server, item, { attributes: { title: "A text" } })).status).toBe(200)
  expect(filesOf(server)).toHaveLength(1)
})

test("a small disk leaves a tenth of it to texts", async () => {
  const space = { free: 50 * mebibyte, all: 400 * mebibyte }
  const server = aServer({ spaceOf: () => space })
    .seenBy(admin)
    .start()
  const picture = await aColour().jpeg().toBuffer()
  expect((await upload(server, "a.jpg", picture)).status).toBe(201)
  space.free = 39 * mebibyte
  expect((await upload(server, "a.jpg", picture)).status).toBe(507)
})
