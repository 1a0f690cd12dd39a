import { readFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { anArticle, aPicture, showing } from "#support/entities.ts"
import { aServer } from "#support/server.ts"
import { aColour, filesOf, upload } from "#support/files/uploads.ts"
import { until } from "#support/turns.ts"

const admin = { uid: 2, roles: ["contributor"] } as const
const month = "images/2026-11"

async function aJpeg(): Promise<Buffer> {
  return aColour().jpeg().toBuffer()
}

test("a picture keeps its bytes, and only its owner sees it until something refers to it", async () => {
  const server = aServer().seenBy(admin).start()
  const bytes = await aJpeg()
  const { status, file } = await upload(server, "photo.jpg", bytes)
  expect(status).toBe(201)
  expect(file.attributes).toMatchObject({ filename: "photo.jpg", filesize: bytes.length, status: false, filemime: "image/jpeg" })
  expect(file.attributes.uri).toEqual({ value: `public://${month}/photo.jpg`, url: `/sites/default/files/${month}/photo.jpg` })
  expect(readFileSync(join(server.filesFolder, month, "photo.jpg"))).toEqual(bytes)
  expect((await server.fetch(file.attributes.uri.url)).headers.get("content-length")).toBe(String(bytes.length))
})

test("a taken name gets a number, also for simultaneous uploads", async () => {
  const server = aServer().seenBy(admin).start()
  const bytes = await aJpeg()
  const both = await Promise.all([upload(server, "photo.jpg", bytes), upload(server, "photo.jpg", bytes)])
  const third = await upload(server, "PHOTO.jpg", bytes)
  expect(both.map(({ file }) => file.attributes.filename).toSorted()).toEqual(["photo.jpg", "photo_0.jpg"])
  expect(third.file.attributes.filename).toBe("photo_1.jpg")
  expect(filesOf(server).toSorted()).toEqual(["photo.jpg", "photo_0.jpg", "photo_1.jpg"].map((name) => `${month}/${name}`))
})

test("no name leads out of the folder", async () => {
  const server = aServer().seenBy(admin).start()
  const names = ["../../content.sqlite.jpg", String.raw`..\..\evil.jpg`, "%2e%2e%2fup.jpg", ".htaccess.jpg", "  .jpg"]
  for (const name of names) await upload(server, name, await aJpeg())
  expect(filesOf(server).toSorted()).toEqual(["content.sqlite", "evil", "file", "htaccess", "up"].map((name) => `${month}/${name}.jpg`))
})

test("a picture with a place is stored without it, upright and in its own format", async () => {
  const server = aServer().seenBy(admin).start()
  const picture = await aColour(60, 40)
    .withExif({ IFD0: { Copyright: "Ines" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "50/1 51/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { file } = await upload(server, "street.jpg", picture)
  const stored = readFileSync(join(server.filesFolder, month, "street.jpg"))
  const { exif, width, height, format, orientation } = await sharp(stored).metadata()
  expect([exif, width, height, format, orientation]).toEqual([undefined, 40, 60, "jpeg", undefined])
  expect(file.attributes.filesize).toBe(stored.length)
})

test("an upload to an item joins its gallery or replaces its cover", async () => {
  const old = aPicture("2026-10/old.jpg")
  const article = anArticle({ references: { field_image: showing(old), field_gallery: showing(old) } })
  const server = aServer().with(old, article).seenBy(admin).start()
  const to = `node/article/${article.uuid}`
  const cover = await upload(server, "cover.jpg", await aJpeg(), { to: `${to}/field_image` })
  const added = await upload(server, "added.jpg", await aJpeg(), { to: `${to}/field_gallery` })
  expect([cover.status, added.status]).toEqual([200, 200])
  const { body } = await server.read(`/jsonapi/${to}?include=field_image,field_gallery`)
  const item = [body.data].flat()[0]
  const size = { width: 40, height: 30 }
  expect(item?.relationships.field_image?.data).toMatchObject({ meta: { alt: "", ...size } })
  expect(item?.relationships.field_gallery?.data).toMatchObject([{ id: old.uuid }, { meta: { alt: "", ...size } }])
  expect(body.included?.map(({ attributes }) => [attributes.filename, attributes.status])).toEqual(
    expect.arrayContaining([
      ["cover.jpg", true],
      ["added.jpg", true],
    ]),
  )
  expect(item?.attributes.drupal_internal__vid).toBe(3)
})

test("an upload to an item that was changed meanwhile is refused without a file left behind", async () => {
  const article = anArticle()
  const server = aServer().with(article).seenBy(admin).start()
  const to = `node/article/${article.uuid}/field_image`
  const { status } = await upload(server, "cover.jpg", await aJpeg(), { to, "if-match": '"999"' })
  expect([status, filesOf(server)]).toEqual([412, []])
})

test("a third simultaneous upload of an account is refused", async () => {
  const server = aServer().seenBy(admin).start()
  const ends: (() => void)[] = []
  // The server reads a body when it has counted the upload. This one then waits for its end.
  const pull = (controller: ReadableStreamDefaultController) => void ends.push(() => controller.close())
  const slow = () => new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
  const running = [upload(server, "a.jpg", slow()), upload(server, "b.jpg", slow())]
  await until(() => ends.length === running.length)
  const third = await upload(server, "c.jpg", await aJpeg())
  expect([third.status, third.headers.get("retry-after")]).toEqual([429, "5"])
  for (const end of ends) end()
  await Promise.all(running)
  expect((await upload(server, "c.jpg", await aJpeg())).status).toBe(201)
})

test("deleting a file removes its bytes, and a used file can't be deleted", async () => {
  const used = aPicture("2026-11/used.jpg")
  const server = aServer()
    .with(used, anArticle({ references: { field_image: showing(used) } }))
    .withBytes("2026-11/used.jpg", "used")
    .seenBy(admin)
    .start()
  const { file } = await upload(server, "a.jpg", await aJpeg())
  const remove = async (uuid: string) => (await server.fetch(`/jsonapi/file/file/${uuid}`, { method: "DELETE" })).status
  expect([await remove(file.id), await remove(used.uuid)]).toEqual([204, 409])
  expect(filesOf(server)).toEqual(["2026-11/used.jpg"])
})
