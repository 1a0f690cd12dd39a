import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { imageStyles, styleUrl } from "#contract/image-styles.ts"
import { tidyFiles } from "#server/files/remove-unused.ts"
import { anArticle, aPicture, showing } from "#support/entities.ts"
import { aColour, upload } from "#support/files/uploads.ts"
import { colours, difference, odd, quadrants } from "#support/files/pixels.ts"
import { aServer, type TestServer } from "#support/server.ts"

const cover = aPicture("2026-11/cover.jpg")
const draftPicture = aPicture("2026-11/draft.jpg")
const shown = anArticle({ references: { field_image: showing(cover) } })
const draft = anArticle({ status: false, references: { field_image: showing(draftPicture) } })
const address = (path: string) => `/sites/default/files/2026-11/${path}`

async function builder() {
  const bytes = await aColour(900, 600).jpeg().toBuffer()
  return aServer().with(cover, draftPicture, shown, draft).withBytes("2026-11/cover.jpg", bytes).withBytes("2026-11/draft.jpg", bytes)
}

async function measured(response: Response) {
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return { format, width, height }
}

function copiesOf({ filesFolder }: TestServer): readonly string[] {
  const folder = `${filesFolder}.styles`
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name.split("-")[0] ?? "")
}

test.each(Object.entries(imageStyles))("the style %s is a WebP picture at most %i wide, and never enlarged", async (style, width) => {
  const server = (await builder()).start()
  const response = await server.fetch(`/sites/default/files/styles/${style}/public/2026-11/cover.jpg.webp`)
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"])
  const side = Math.min(width, 900)
  expect(await measured(response)).toEqual({ format: "webp", width: side, height: Math.round((side * 2) / 3) })
})

test("a style's address is made from a relative or an absolute address", () => {
  expect(styleUrl(address("cover.jpg"), "w200")).toBe("/sites/default/files/styles/w200/public/2026-11/cover.jpg.webp")
  expect(styleUrl("https://cms.example/sites/default/files/a%20b.png?v=1", "w800")).toBe(
    "https://cms.example/sites/default/files/styles/w800/public/a%20b.png.webp",
  )
  expect(styleUrl("https://other.example/a.png", "w200")).toBe("https://other.example/a.png")
})

const { red, green, blue, brown } = colours

test.each([
  ["orientation-6-no-gps.jpg", 600, 800, [blue, red, brown, green]],
  ["srgb-16-bit.png", 800, 600, [red, green, blue, brown]],
] as const)("a small copy of %s has the shape and the colours of the original", async (name, width, height, expected) => {
  const server = aServer()
    .seenBy({ uid: 1, roles: ["contributor"] })
    .start()
  const { file, status } = await upload(server, name, odd(name))
  expect(status).toBe(201)
  const bytes = Buffer.from(await (await server.fetch(styleUrl(file.attributes.uri.url, "w400"))).arrayBuffer())
  const made = await sharp(bytes).metadata()
  expect([made.width, made.height, made.orientation]).toEqual([400, Math.round((400 * height) / width), undefined])
  expect(difference(await quadrants(bytes), expected)).toBeLessThanOrEqual(4)
})

test("a picture that is higher than WebP can hold is made smaller", async () => {
  const server = aServer()
    .seenBy({ uid: 1, roles: ["contributor"] })
    .start()
  const { file } = await upload(server, "tall.png", odd("tall-800x17000.png"))
  const made = await measured(await server.fetch(styleUrl(file.attributes.uri.url, "w1600")))
  expect(made.width / made.height).toBeCloseTo(800 / 17_000, 3)
  expect(made.height).toBeLessThanOrEqual(16_383)
})

test("a copy is made once, also for simultaneous requests", async () => {
  const server = (await builder()).start()
  const url = styleUrl(address("cover.jpg"), "w400")
  const all = await Promise.all(Array.from({ length: 5 }, () => server.fetch(url)))
  const later = await server.fetch(url)
  expect(new Set([...all, later].map(({ headers }) => headers.get("etag"))).size).toBe(1)
  expect(copiesOf(server)).toEqual(["w400"])
  const again = await server.fetch(url, { headers: { "if-none-match": later.headers.get("etag") ?? "" } })
  expect(again.status).toBe(304)
})

test("a copy is as private as its picture", async () => {
  const url = styleUrl(address("draft.jpg"), "w200")
  const admin = (await builder()).seenBy({ uid: 1, roles: ["contributor"] }).start()
  const response = await admin.fetch(url)
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-cache"])
  expect((await (await builder()).start().fetch(url)).status).toBe(404)
})

test.each([
  "/sites/default/files/styles/w201/public/2026-11/cover.jpg.webp",
  "/sites/default/files/styles/__proto__/public/2026-11/cover.jpg.webp",
  "/sites/default/files/styles/w200/private/2026-11/cover.jpg.webp",
  "/sites/default/files/styles/w200/public/2026-11/none.jpg.webp",
  "/sites/default/files/styles/w200/public/",
  "/sites/default/files/styles/w200/public/2026-11/..%2fcover.jpg",
  "/sites/default/files/styles",
])("%s is not found, and nothing is made", async (path) => {
  const server = (await builder()).start()
  expect((await server.fetch(path)).status).toBe(404)
  expect(copiesOf(server)).toEqual([])
})

test("an attachment and a damaged picture have no copies", async () => {
  const sheet = aPicture("2026-11/a.pdf", { fields: { filemime: "application/pdf" } })
  const article = anArticle({ references: { field_image: showing(cover), field_attachments: [{ uuid: sheet.uuid, meta: {} }] } })
  const server = aServer()
    .with(cover, sheet, article)
    .withBytes("2026-11/a.pdf", "%PDF-")
    .withBytes("2026-11/cover.jpg", "no picture")
    .start()
  const statuses = [await server.fetch(styleUrl(address("a.pdf"), "w200")), await server.fetch(styleUrl(address("cover.jpg"), "w200"))]
  expect(statuses.map(({ status }) => status)).toEqual([404, 404])
})

test("a picture whose name ends in .webp twice is not mistaken for another", async () => {
  const names = ["2026-11/a.png", "2026-11/a.png.webp"] as const
  const pictures = names.map((name) => aPicture(name, { fields: { filemime: "image/png" } }))
  const server = aServer()
    .with(...pictures, anArticle({ references: { field_gallery: showing(...pictures) } }))
    .withBytes(names[0], await aColour(40, 20).png().toBuffer())
    .withBytes(names[1], await aColour(30, 60).webp().toBuffer())
    .start()
  const sizes = names.map(async (name) => measured(await server.fetch(styleUrl(`/sites/default/files/${name}`, "w200"))))
  expect(await Promise.all(sizes)).toMatchObject([{ width: 40 }, { width: 30 }])
})

test("deleting a picture removes its copies, and a round removes those of other bytes", async () => {
  const server = (await builder()).seenBy({ uid: 1, roles: ["contributor"] }).start()
  const { file } = await upload(server, "b.jpg", await aColour().jpeg().toBuffer())
  for (const url of [file.attributes.uri.url, address("cover.jpg")]) await server.fetch(styleUrl(url, "w200"))
  expect(copiesOf(server)).toHaveLength(2)
  await server.fetch(`/jsonapi/file/file/${file.id}`, { method: "DELETE" })
  expect(copiesOf(server)).toHaveLength(1)

  const [path = ""] = readdirSync(`${server.filesFolder}.styles/2026-11/cover.jpg`)
  const stale = join(`${server.filesFolder}.styles`, "2026-11/cover.jpg", path.replace(/-.*/, "-1-1.webp"))
  const orphan = join(`${server.filesFolder}.styles`, "2026-11/gone.jpg/w200-1-1.webp")
  mkdirSync(dirname(orphan), { recursive: true })
  for (const file of [stale, orphan]) writeFileSync(file, "old")
  await tidyFiles({ db: server.db, filesFolder: server.filesFolder, now: () => new Date() })
  expect(copiesOf(server)).toHaveLength(1)
  expect(existsSync(join(`${server.filesFolder}.styles`, "2026-11/cover.jpg", path))).toBe(true)
})
