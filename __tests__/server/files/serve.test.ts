import { anArticle, aPicture, showing } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const picture = aPicture("2026-11/cover.jpg")
const draftPicture = aPicture("2026-11/draft.jpg")
const sheet = aPicture("2026-11/prices.ods", {
  label: 'Prix "2026" été.ods',
  fields: { filemime: "application/vnd.oasis.opendocument.spreadsheet" },
})
const gone = aPicture("2026-11/gone.jpg")
const shown = anArticle({
  references: { field_image: showing(picture), field_gallery: showing(gone), field_attachments: [{ uuid: sheet.uuid, meta: {} }] },
})
const draft = anArticle({ status: false, references: { field_image: showing(draftPicture) } })

const builder = () =>
  aServer()
    .with(picture, draftPicture, sheet, gone, shown, draft)
    .withBytes("2026-11/cover.jpg", "0123456789")
    .withBytes("2026-11/draft.jpg", "draft")
    .withBytes("2026-11/prices.ods", "sheet")
    .withBytes("unlisted.txt", "not in the database")

const server = builder().start()
const address = "/sites/default/files/2026-11/cover.jpg"

test("a picture comes with its type, its length and what a browser needs to ask again", async () => {
  const response = await server.fetch(address)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe("0123456789")
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-length": "10",
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
    etag: expect.stringMatching(/^"/),
    "last-modified": expect.stringMatching(/GMT$/),
  })
})

test("what the browser has is not sent again", async () => {
  const { headers } = await server.fetch(address)
  const byTag = await server.fetch(address, { headers: { "if-none-match": headers.get("etag") ?? "" } })
  const byDate = await server.fetch(address, { headers: { "if-modified-since": headers.get("last-modified") ?? "" } })
  expect([byTag.status, byDate.status]).toEqual([304, 304])
})

test("a part is sent as a part, and only of the file that the client has begun with", async () => {
  const part = await server.fetch(address, { headers: { range: "bytes=2-4" } })
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([206, "bytes 2-4/10", "234"])
  const beyond = await server.fetch(address, { headers: { range: "bytes=20-" } })
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */10"])
  const changed = await server.fetch(address, { headers: { range: "bytes=2-4", "if-range": '"older"' } })
  expect(await changed.text()).toBe("0123456789")
})

test("HEAD has the length and no body", async () => {
  const response = await server.fetch(address, { method: "HEAD" })
  expect([response.status, response.headers.get("content-length"), await response.text()]).toEqual([200, "10", ""])
})

test("what is no picture and no PDF is downloaded under its own name", async () => {
  const response = await server.fetch("/sites/default/files/2026-11/prices.ods")
  expect(response.headers.get("content-disposition")).toBe(
    `attachment; filename="Prix _2026_ _t_.ods"; filename*=UTF-8''Prix%20%222026%22%20%C3%A9t%C3%A9.ods`,
  )
})

test("a file that only a draft uses is refused to visitors, and shown to an admin for their eyes only", async () => {
  const draftAddress = "/sites/default/files/2026-11/draft.jpg"
  expect((await server.fetch(draftAddress)).status).toBe(403)
  const admin = builder()
    .seenBy({ uid: 1, roles: ["contributor"] })
    .start()
  const response = await admin.fetch(draftAddress)
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-cache"])
})

test.each([
  "/sites/default/files/unlisted.txt",
  "/sites/default/files/2026-11/gone.jpg",
  "/sites/default/files/2026-11",
  "/sites/default/files/2026-11/..%2funlisted.txt",
  "/sites/default/files/2026-11/cover.jpg%00",
  "/sites/default/files/",
])("there is nothing at %s", async (path) => {
  expect((await server.fetch(path)).status).toBe(404)
})

test("nothing that was uploaded can run on the site's origin", async () => {
  const picture = await server.fetch(address)
  const sheet = await server.fetch("/sites/default/files/2026-11/prices.ods")
  const policies = [picture, sheet].map(({ headers }) => [headers.get("content-security-policy"), headers.get("x-content-type-options")])
  expect(policies).toEqual([
    ["default-src 'none'; style-src 'unsafe-inline'; sandbox", "nosniff"],
    ["default-src 'none'; style-src 'unsafe-inline'; sandbox", "nosniff"],
  ])
  expect(picture.headers.has("content-disposition")).toBe(false)
  expect(sheet.headers.get("content-disposition")).toMatch(/^attachment; /)
})
