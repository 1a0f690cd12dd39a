import { join } from "node:path"
import { individualPath } from "#contract/paths.ts"
import { publishingStatusPath, rebuildPath, type PublishingStatus } from "#contract/publishing.ts"
import { changeContent } from "#server/content/changes.ts"
import { putEntities } from "#server/content/entities/entity-store.ts"
import { openDatabase } from "#server/database/open.ts"
import type { PublishingOptions } from "#server/publishing/publishing.ts"
import { aBuilder } from "#support/publishing/builder.ts"
import { aClock, type TestClock } from "#support/publishing/clock.ts"
import { aPublishing } from "#support/publishing/publishing.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"
import { anAccount, anArticle, anEvent, aMember, aPicture, showing } from "#support/entities.ts"
import { aServer } from "#support/server.ts"
import { patch, send } from "#support/writing.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"

const editor = { uid: 7, roles: ["contributor"] } as const

/** A server with its publishing, which has begun; what is served is up to date. */
async function aPublishingServer(
  content: readonly StoredEntity[],
  options: Partial<Omit<PublishingOptions, "clock">> & { readonly clock?: TestClock } = {},
  builds: Parameters<typeof aBuilder>[1] = {},
) {
  const { clock = aClock() } = options
  const builder = aBuilder(clock, builds)
  const server = aServer({ publishing: (db) => aPublishing(db, { ...options, clock }) })
    .with(anAccount("nora", { id: editor.uid }), ...content)
    .seenBy(editor)
    .start()
  await server.publishing?.begin({ builder, isCurrent: true })
  const status = async () => {
    const answer: PublishingStatus = JSON.parse(await (await server.fetch(publishingStatusPath)).text())
    return answer
  }
  const post = (path: string) => server.fetch(path, { method: "POST" })
  return { server, clock, builder, status, post }
}

function edit({ label }: StoredEntity, status: boolean) {
  return { attributes: { title: label, status, body: { value: "<p>New.</p>", summary: "S", format: "g30_text" } } }
}

test("publishing, changing and withdrawing ask for a build that names the item and who did it", async () => {
  const [article, draft] = [anArticle({ label: "Plan" }), anArticle({ label: "Draft", status: false })]
  const { server, clock, status } = await aPublishingServer([article, draft])
  await patch(server, article, edit(article, true))
  await patch(server, draft, edit(draft, true))
  expect((await status()).now).toMatchObject({ state: "waiting", reason: "change", by: ["nora"] })
  await clock.pass(2000)
  await patch(server, article, edit(article, false))
  await send(server, individualPath(draft.type, draft.uuid), { method: "DELETE" })
  await clock.pass(5000)
  const named = (await status()).builds.map(({ by, changes }) => [by, changes.map(({ title }) => title)])
  expect(named).toEqual([
    [["nora"], ["Plan", "Draft"]],
    [["nora"], ["Plan", "Draft"]],
  ])
})

test("drafts, accounts, events of members and the board, and unused files ask for no build", async () => {
  const draft = anArticle({ status: false })
  const board = aPicture("2026-11/board.jpg")
  const { server, clock, builder } = await aPublishingServer([draft])
  await patch(server, draft, edit(draft, false))
  server.put(anAccount("ines"), anEvent({ fields: { field_audience: "members" } }), aPicture("2026-11/a.jpg"), board)
  server.put(anEvent({ fields: { field_audience: "board" }, references: { field_image: showing(board) } }))
  await send(server, individualPath(draft.type, draft.uuid), { method: "DELETE" })
  await clock.pass(60_000)
  expect(builder.orders).toEqual([])
})

test("an import by another process is noticed within a second or so", async () => {
  const file = join(aTemporaryFolder(), "content.sqlite")
  const [ours, theirs] = [openDatabase(file), openDatabase(file)]
  const clock = aClock()
  const builder = aBuilder(clock)
  await aPublishing(ours, { clock }).begin({ builder, isCurrent: true })
  changeContent(theirs, () => putEntities(theirs, [anArticle()]))
  await clock.pass(3000)
  expect(builder.orders).toHaveLength(1)
})

test("after a crash the next start builds what was under way, and says so", async () => {
  const home = aTemporaryFolder()
  const db = openDatabase(":memory:")
  const put = (...entities: readonly StoredEntity[]) => changeContent(db, () => putEntities(db, entities))
  const before = aClock()
  const crashed = aPublishing(db, { home, clock: before })
  await crashed.begin({ builder: aBuilder(before), isCurrent: true })
  put(anArticle({ label: "Built" }))
  await before.pass(5000)
  put(anArticle({ label: "Under way" }))
  await before.pass(1500)
  put(anArticle({ label: "Waiting" }))
  const clock = aClock(before.now() + 60_000)
  const builder = aBuilder(clock)
  const next = aPublishing(db, { home, clock })
  const built = next.begin({ builder, isCurrent: false })
  await clock.pass(5000)
  expect(await built).toMatchObject({ state: "live", reason: "start", changes: [{ title: "Under way" }, { title: "Waiting" }] })
  expect(builder.orders).toHaveLength(1)
})

test("an administrator who asks for a build learns at once that the build is queued", async () => {
  const { post } = await aPublishingServer([])
  const asked = await post(rebuildPath)
  expect(asked.status).toBe(200)
  expect(await asked.json()).toMatchObject({ builtBy: "here", now: { reason: "rebuild", by: ["nora"] } })
})

test("the builder is told which texts no visitor may be served", async () => {
  const member = aMember({ fields: { field_phone: "+32 2 555 01 01", field_mail: "open@example.org", field_show_mail: true } })
  const shared = aMember({ fields: { field_phone: "+32 2 555 02 02", field_show_phone: true } })
  const same = aMember({ status: false, fields: { field_phone: "+32 2 5550202" } })
  const { clock, builder, post, server } = await aPublishingServer([member, shared, same, anAccount("open"), anAccount("hidden")])
  await post(rebuildPath)
  await clock.pass(100)
  const secrets = async () => [...new Set((await builder.orders[0]?.secrets())?.map(({ text }) => text))].toSorted()
  expect(await secrets()).toEqual(["+32 2 555 01 01", "hidden@example.org", "nora@example.org"])
  server.put({ ...member, fields: { ...member.fields, field_show_phone: true, field_show_mail: false } })
  expect(await secrets()).toEqual(["hidden@example.org", "nora@example.org", "open@example.org"])
})
