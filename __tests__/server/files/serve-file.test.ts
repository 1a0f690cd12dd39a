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

test("a picture has a type, a length and validators", async () => {
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

test("a file that the browser has isn't sent again", async () => {
  const { headers } = await server.fetch(address)
  const byTag = await server.fetch(address, { headers: { "if-none-match": headers.get("etag") ?? "" } })
  const byDate = await server.fetch(address, { headers: { "if-modified-since": headers.get("last-modified") ?? "" } })
  expect([byTag.status, byDate.status]).toEqual([304, 304])
})

test("a range is sent as a part, if the file is still the same", async () => {
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

test("other files than pictures and PDFs are downloaded with their names", async () => {
  const response = await server.fetch("/sites/default/files/2026-11/prices.ods")
  expect(response.headers.get("content-disposition")).toBe(
    `attachment; filename="Prix _2026_ _t_.ods"; filename*=UTF-8''Prix%20%222026%22%20%C3%A9t%C3%A9.ods`,
  )
})

test("visitors can't see a file of a draft, and an admin's answer is private", async () => {
  const draftAddress = "/sites/default/files/2026-11/draft.jpg"
  expect((await server.fetch(draftAddress)).status).toBe(404)
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
])("%s is not found", async (path) => {
  expect((await server.fetch(path)).status).toBe(404)
})
