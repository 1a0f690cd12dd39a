/** Who may see a file because a text names it. */
import { aMember, anEvent, aPage, aPicture, aText, showing, to, translated } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { send } from "#support/writing.ts"
import { individualPath } from "#contract/paths.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"

const minutes = aPicture("2026-11/minutes-board.pdf", { fields: { filemime: "application/pdf" } })
const plan = aPicture("2026-11/board-plan.jpg")
const board = anEvent({
  fields: { field_audience: "board" },
  references: { field_attachments: to(minutes), field_image: showing(plan) },
})
const own = aMember({ fields: { body: aText("<p>We build.</p>") } })
const about = aPage()

const link = (file: StoredEntity) => `<p><a href="/sites/default/files/2026-11/${file.label}">It</a></p>`
const picture = (file: StoredEntity) => `<figure><img src="/sites/default/files/2026-11/${file.label}" alt="" /></figure>`
const address = (file: StoredEntity) => `/sites/default/files/2026-11/${file.label}`

function aSite(...more: readonly StoredEntity[]) {
  return aServer()
    .with(minutes, plan, board, own, about, ...more)
    .withBytes("2026-11/minutes-board.pdf", "%PDF")
    .withBytes("2026-11/board-plan.jpg", "plan")
    .withBytes("2026-11/site.jpg", "site")
    .withAccount({ name: "mia", member: own })
    .withAccount({ name: "nora", roles: ["contributor"] })
    .start()
}

async function write(
  server: TestServer,
  name: string,
  { item, html }: { readonly item: StoredEntity; readonly html: string },
  prefix = "",
) {
  const body = JSON.stringify({ data: { type: item.type, id: item.uuid, attributes: { body: aText(html) } } })
  const headers = { authorization: await server.signIn(name) }
  return send(server, prefix + individualPath(item.type, item.uuid), { method: "PATCH", body, headers })
}

const statusOf = async (server: TestServer, file: StoredEntity) => (await server.fetch(address(file))).status

test("a member who links a hidden file gives nobody the right to see it", async () => {
  const server = aSite()
  expect(await write(server, "mia", { item: own, html: link(minutes) })).toMatchObject({ status: 200 })
  expect(await statusOf(server, minutes)).toBe(404)
  const asMember = await server.fetch(address(minutes), { headers: { authorization: await server.signIn("mia") } })
  expect(asMember.status).toBe(404)
  expect((await server.read(individualPath("file--file", minutes.uuid))).status).toBe(403)
})

test("hidden and absent files answer alike, and so do their small copies", async () => {
  const server = aSite()
  const answerTo = async (path: string) => {
    const response = await server.fetch(path)
    const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== "x-request-id"))
    return { status: response.status, headers, text: await response.text() }
  }
  const folder = "/sites/default/files"
  expect(await answerTo(`${folder}/2026-11/board-plan.jpg`)).toEqual(await answerTo(`${folder}/2026-11/nothing-here.jpg`))
  expect(await answerTo(`${folder}/styles/w400/public/2026-11/board-plan.jpg.webp`)).toEqual(
    await answerTo(`${folder}/styles/w400/public/2026-11/nothing-here.jpg.webp`),
  )
  expect(await answerTo(`${folder}/2026-11/board-plan.jpg`)).toMatchObject({ status: 404 })
})

test("a later save by somebody who sees the file gives no right, because they didn't choose the link", async () => {
  const server = aSite()
  await write(server, "mia", { item: own, html: link(minutes) })
  await write(server, "nora", { item: own, html: `<p>A word.</p>${link(minutes)}` })
  expect(await statusOf(server, minutes)).toBe(404)
})

test("a link to an address that gets its file later gives no right", async () => {
  const later = aPicture("2026-11/site.jpg")
  const server = aSite()
  await write(server, "mia", { item: own, html: link(later) })
  server.put(later, anEvent({ fields: { field_audience: "board" }, references: { field_image: showing(later) } }))
  await write(server, "mia", { item: own, html: `<p>Again.</p>${link(later)}` })
  await write(server, "nora", { item: own, html: `<p>A word.</p>${link(later)}` })
  expect(await statusOf(server, later)).toBe(404)
})

test("a link in a translation or in a restored revision gives no right to a hidden file", async () => {
  const server = aSite()
  const bearer = { authorization: await server.signIn("nora") }
  await write(server, "mia", { item: own, html: link(minutes) })
  const [revision] = (await server.read(`${individualPath(own.type, own.uuid)}/version-history`, bearer)).body.data
  const added = await server.fetch(`/api/translation/node/${own.uuid}/fr`, { method: "POST", headers: bearer })
  expect(added.status).toBe(201)
  await write(server, "mia", { item: own, html: `<p>Texte.</p>${link(minutes)}` }, "/fr")
  const published = JSON.stringify({ data: { type: own.type, id: own.uuid, attributes: { status: true } } })
  expect(
    await send(server, `/fr${individualPath(own.type, own.uuid)}`, { method: "PATCH", body: published, headers: bearer }),
  ).toMatchObject({ status: 200 })
  expect(await statusOf(server, minutes)).toBe(404)
  await write(server, "mia", { item: own, html: "<p>Nothing.</p>" })
  await write(server, "mia", { item: own, html: "<p>Rien.</p>" }, "/fr")
  for (const name of ["mia", "nora"]) {
    const path = `${individualPath(own.type, own.uuid)}/version-history/${String(revision?.attributes.drupal_internal__vid)}/restore`
    const restored = await server.fetch(path, { method: "POST", headers: { authorization: await server.signIn(name) } })
    expect(restored.status).toBe(200)
    expect(await restored.text()).toContain("minutes-board.pdf")
    expect(await statusOf(server, minutes)).toBe(404)
  }
})

test("an import gives no right by a link to a file that other content holds, in whichever order", async () => {
  const linking = aMember({ fields: { body: aText(link(minutes) + link(plan)) } })
  const french = translated(aPage(), "fr", { fields: { body: aText(link(minutes)) } })
  const server = aServer()
    .with(minutes, plan, linking, french, board)
    .withBytes("2026-11/minutes-board.pdf", "%PDF")
    .withBytes("2026-11/board-plan.jpg", "plan")
    .start()
  expect([await statusOf(server, minutes), await statusOf(server, plan)]).toEqual([404, 404])
  server.put(linking, french)
  expect(await statusOf(server, minutes)).toBe(404)
})

test("a picture and a link that only texts use stay public, also after an import", async () => {
  const only = aPicture("2026-11/site.jpg")
  const page = aPage({ fields: { body: aText(picture(only)) } })
  const server = aSite(only, page)
  expect(await statusOf(server, only)).toBe(200)
  await write(server, "nora", { item: page, html: link(only) })
  expect(await statusOf(server, only)).toBe(200)
})

test("what an admin links or shows is seen with the text, and stays so when others save", async () => {
  const server = aSite()
  await write(server, "nora", { item: about, html: link(minutes) })
  expect(await statusOf(server, minutes)).toBe(200)
  await write(server, "nora", { item: own, html: picture(plan) })
  await write(server, "mia", { item: own, html: `<p>Ours.</p>${picture(plan)}` })
  expect(await statusOf(server, plan)).toBe(200)
  server.put({ ...about, status: false, fields: { body: aText(link(minutes)) } })
  expect(await statusOf(server, minutes)).toBe(404)
})

test("a link without a right keeps its file, and takes nothing from whoever brought it", async () => {
  const mine = aPicture("2026-11/site.jpg", { uid: 77 })
  const site = aServer()
    .with(mine, own)
    .withBytes("2026-11/site.jpg", "site")
    .withAccount({ name: "mia", member: own })
    .withAccount({ name: "otto", uid: 77 })
    .withAccount({ name: "nora", roles: ["contributor"] })
    .start()
  await write(site, "mia", { item: own, html: link(mine) })
  const seen = await site.fetch(address(mine), { headers: { authorization: await site.signIn("otto") } })
  expect(seen.status).toBe(200)
  expect(await statusOf(site, mine)).toBe(404)
  const path = individualPath("file--file", mine.uuid)
  const removed = await site.fetch(path, { method: "DELETE", headers: { authorization: await site.signIn("nora") } })
  expect(removed.status).toBe(409)
})
