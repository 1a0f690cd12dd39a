import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileContentPath } from "#contract/paths.ts"
import { styleUrl } from "#contract/image-styles.ts"
import type { Viewer } from "#contract/permissions.ts"
import { contentVersion } from "#server/content/changes.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { keepFilesTidy } from "#server/files/remove-unused.ts"
import { anArticle, aMember, aPicture, showing } from "#support/entities.ts"
import { aColour, filesOf } from "#support/files/uploads.ts"
import { aServer, type TestServer } from "#support/server.ts"

const admin = { uid: 2, roles: ["contributor"] } as const
const cover = aPicture("images/cover.jpg", { uid: 2 })
const article = anArticle({ references: { field_image: showing(cover) } })
const address = "/sites/default/files/images/cover.jpg"
const jpeg = (width: number, height: number) => aColour(width, height).jpeg().toBuffer()

async function aServerWith({ viewer = admin, with: more = [] }: { viewer?: Partial<Viewer>; with?: readonly StoredEntity[] } = {}) {
  return aServer()
    .with(cover, article, ...more)
    .withBytes("images/cover.jpg", await jpeg(90, 60))
    .seenBy(viewer)
    .start()
}

type Answer = { readonly data?: object; readonly errors?: readonly { readonly detail: string }[] }

async function replace(server: TestServer, bytes: Buffer, { uuid = cover.uuid, ...headers }: Readonly<Record<string, string>> = {}) {
  const response = await server.fetch(fileContentPath(uuid), {
    method: "POST",
    headers: { authorization: "Bearer anyone", "content-type": "application/octet-stream", ...headers },
    body: new Uint8Array(bytes),
  })
  const { data, errors = [] }: Answer = JSON.parse(await response.text())
  return { status: response.status, file: data, detail: errors.map(({ detail }) => detail).join(" ") }
}

test("other bytes take the place of a file's, and everything that tells of them follows", async () => {
  const server = await aServerWith()
  const version = contentVersion(server.db)
  const before = await server.fetch(address)
  const oldCopy = await server.fetch(styleUrl(address, "w200"))
  const bytes = await jpeg(40, 80)
  const { status, file } = await replace(server, bytes)
  expect(status).toBe(200)
  expect(file).toMatchObject({
    id: cover.uuid,
    attributes: { uri: { url: address }, filename: "cover.jpg", filesize: bytes.length, changed: "2026-11-21T12:00:00+00:00" },
    meta: { width: 40, height: 80, alt: "Picture cover.jpg" },
  })
  expect(contentVersion(server.db)).toBe(version + 1)
  const { body } = await server.read(`/jsonapi/node/article/${article.uuid}`)
  expect([body.data].flat()[0]?.relationships.field_image?.data).toMatchObject({ meta: { width: 40, height: 80 } })

  const after = await server.fetch(address, { headers: { "if-none-match": before.headers.get("etag") ?? "" } })
  expect([after.status, Buffer.from(await after.arrayBuffer()).equals(bytes)]).toEqual([200, true])
  const copy = await server.fetch(styleUrl(address, "w200"), { headers: { "if-none-match": oldCopy.headers.get("etag") ?? "" } })
  expect(copy.status).toBe(200)
  expect(filesOf(server)).toEqual(["images/cover.jpg"])
})

test.each([
  ["a picture of another type", () => aColour().png().toBuffer(), {}, /ends in \.jpg, so only a file of that type/],
  ["no picture", () => Promise.resolve(Buffer.from("<svg></svg>")), {}, /ends in \.jpg/],
  ["a broken picture", async () => (await jpeg(400, 400)).subarray(0, 700), {}, /can't be shown/],
  ["a name of another type", () => jpeg(4, 4), { "content-disposition": 'file; filename="a.png"' }, /ends in \.jpg/],
])("%s is refused, and the old bytes stay", async (_, make, headers: Record<string, string>, detail) => {
  const server = await aServerWith()
  const before = readFileSync(join(server.filesFolder, "images/cover.jpg"))
  expect(await replace(server, await make(), headers)).toMatchObject({ status: 422, detail: expect.stringMatching(detail) })
  expect(readFileSync(join(server.filesFolder, "images/cover.jpg")).equals(before)).toBe(true)
  expect(filesOf(server)).toEqual(["images/cover.jpg"])
})

test("a member replaces only what they brought and what only their own page uses", async () => {
  const own = aMember()
  const [mine, shared, unused, others] = ["mine", "shared", "unused", "others"].map((name) =>
    aPicture(`images/${name}.jpg`, { uid: name === "others" ? 2 : 7 }),
  )
  if (mine === undefined || shared === undefined || unused === undefined || others === undefined) throw new Error("There are four.")
  const page = { ...own, references: { field_gallery: showing(mine, shared, others) } }
  const elsewhere = anArticle({ references: { field_image: showing(shared) } })
  const server = await aServerWith({ viewer: { uid: 7, memberId: own.uuid }, with: [mine, shared, unused, others, page, elsewhere] })
  const bytes = await jpeg(4, 4)
  const statuses = []
  for (const { uuid } of [mine, shared, unused, others, cover]) statuses.push((await replace(server, bytes, { uuid })).status)
  expect(statuses).toEqual([200, 403, 403, 403, 403])
})

test("a failure of the database leaves the old bytes", async () => {
  const server = await aServerWith()
  const before = readFileSync(join(server.filesFolder, "images/cover.jpg"))
  server.db.exec("CREATE TRIGGER full AFTER UPDATE ON state BEGIN SELECT RAISE(ABORT, 'no room'); END")
  expect((await replace(server, await jpeg(4, 4))).status).toBe(500)
  expect(readFileSync(join(server.filesFolder, "images/cover.jpg")).equals(before)).toBe(true)
  expect(filesOf(server)).toEqual(["images/cover.jpg"])
})

test.each([
  ["before the database knew of them", 1, "old"],
  ["after the database knew of them", 0, "new"],
])("a server that was killed while it replaced bytes, %s, starts with the %s ones", async (_, later, expected) => {
  const server = await aServerWith()
  const incoming = join(server.filesFolder, ".incoming")
  mkdirSync(incoming)
  const path = join(server.filesFolder, "images/cover.jpg")
  writeFileSync(path, "old")
  copyFileSync(path, join(incoming, `${cover.uuid}.${cover.changed + later}.former`))
  writeFileSync(path, "new")
  const { stop } = keepFilesTidy({ db: server.db, filesFolder: server.filesFolder, now: () => new Date(), log: () => undefined })
  await stop()
  expect(readFileSync(path, "utf8")).toBe(expected)
  expect(filesOf(server)).toEqual(["images/cover.jpg"])
})
