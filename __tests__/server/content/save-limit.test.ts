/** How much one account may save, and how much one answer of a history has. */
import { individualPath } from "#contract/paths.ts"
import { anonymous, type Viewer } from "#contract/permissions.ts"
import { limits } from "#server/http/limits/limits.ts"
import { beginSave, saveLimits } from "#server/content/save-limit.ts"
import { aMember, aText } from "#support/entities.ts"
import { aColour, upload } from "#support/files/uploads.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { complaints, patch } from "#support/writing.ts"

const own = aMember()
const member = { uid: 5, memberId: own.uuid }
const admin = { uid: 7, roles: ["contributor"] } as const
const path = individualPath(own.type, own.uuid)

const saveText = (server: TestServer, html: string) => patch(server, own, { attributes: { body: aText(html) } })
const long = (index: number) => `<p>${index} ${"a wall of bricks ".repeat(14_000)}</p>`

afterEach(() => jest.restoreAllMocks())

/** Saves between two requests, each of which does the same. */
function saves({ db }: TestServer, who: Partial<Viewer>, count: number, work = "UPDATE state SET value = value"): void {
  for (let index = 0; index < count; index += 1) {
    const countSave = beginSave(db, { ...anonymous, ...who })
    db.exec(work)
    countSave()
  }
}

test("a member who saves without end is refused until the hour is over, and nothing is stored", async () => {
  const server = aServer().with(own).seenBy(member).start()
  const start = Date.now()
  const clock = jest.spyOn(Date, "now").mockImplementation(() => start)
  saves(server, member, saveLimits.member.saves - 1)
  expect((await saveText(server, "<p>The last</p>")).status).toBe(200)
  clock.mockImplementation(() => start + 600_000)
  const refused = await saveText(server, "<p>One more</p>")
  expect([refused.status, refused.headers.get("retry-after"), complaints(refused)]).toEqual([
    429,
    "3000",
    [[undefined, "This account has saved as much in an hour as the server takes. Nothing is lost: save again later."]],
  ])
  expect(await (await server.fetch(path)).text()).toContain("<p>The last</p>")
  clock.mockImplementation(() => start + 3_600_000)
  expect((await saveText(server, "<p>One more</p>")).status).toBe(200)
})

test("long texts count by their bytes, since each version is kept", async () => {
  const server = aServer().with(own).seenBy(member).start()
  expect((await saveText(server, long(0))).status).toBe(200)
  const text = `'"' || hex(zeroblob(${saveLimits.member.bytes / 2})) || '"'`
  saves(server, member, 1, `INSERT INTO revision (vid, entity, created, snapshot) SELECT 99, entity, 0, ${text} FROM revision LIMIT 1`)
  expect((await saveText(server, "<p>Short</p>")).status).toBe(429)
})

test("uploads count, a refused save doesn't, and an admin may save a whole site", async () => {
  const server = aServer().with(own).seenBy(member).start()
  saves(server, member, saveLimits.member.saves - 2)
  for (let index = 0; index < 3; index += 1) expect((await patch(server, own, { attributes: { title: "" } })).status).toBe(422)
  const picture = await aColour().jpeg().toBuffer()
  expect((await upload(server, "a.jpg", picture, { to: "node/member/field_image" })).status).toBe(201)
  expect((await saveText(server, "<p>The last</p>")).status).toBe(200)
  expect(await upload(server, "a.jpg", picture, { to: "node/member/field_image" })).toMatchObject({ status: 429 })
  const other = aServer().with(own).seenBy(admin).start()
  saves(other, admin, saveLimits.admin.saves - 1)
  saves(other, member, saveLimits.member.saves)
  expect((await saveText(other, "<p>The last</p>")).status).toBe(200)
  expect((await saveText(other, "<p>One more</p>")).status).toBe(429)
})

test("one answer of a history has so many bytes at most, and its next link leads to the rest", async () => {
  const server = aServer().with(own).seenBy(admin).start()
  const versions = Math.ceil(limits.history / long(0).length) + 5
  for (let index = 1; index < versions; index += 1) server.put({ ...own, fields: { body: aText(long(index)) } })
  const found: unknown[] = []
  const sizes: number[] = []
  let next: string | undefined = `${path}/version-history`
  while (next !== undefined) {
    const answer = await server.fetch(next)
    const text = await answer.text()
    sizes.push(text.length)
    const { data, links } = JSON.parse(text)
    for (const revision of data) found.push(revision.attributes.drupal_internal__vid)
    next = links.next?.href.replace("http://server.example", "")
  }
  expect(versions).toBeLessThan(50)
  expect(found).toEqual(Array.from({ length: versions }, (_, index) => versions - index))
  // JSON:API gives each text twice, as it is stored and as it is shown.
  expect(Math.max(...sizes)).toBeLessThan(2.1 * limits.history)
  expect(sizes.length).toBe(2)
})
