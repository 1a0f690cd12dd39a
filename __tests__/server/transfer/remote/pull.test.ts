import { changeContent } from "#server/content/changes.ts"
import { readEntities } from "#server/content/entities/read.ts"
import { createRedirect } from "#server/content/redirects/change-redirect.ts"
import { runPull } from "#server/transfer/remote/pull/run-pull.ts"
import { administrator, aDemoHome, anEmptyServer, transfer, watchedWay, wayTo, type Transferred } from "#support/transfer.ts"
import { commonContent, put, retitle } from "#support/transferred.ts"
import { aHome, type Home } from "#support/content-folder.ts"
import { anArticle, aText } from "#support/entities.ts"
import type { TestServer } from "#support/server.ts"

let home: Home
let server: TestServer

beforeEach(() => {
  home = aHome()
  server = anEmptyServer()
})
afterEach(() => {
  home.db.close()
})

const pull = (options: Parameters<typeof transfer>[2] = {}): Promise<Transferred> =>
  transfer(home, wayTo(server), { ...options, work: runPull })
const titles = () => readEntities(home.db, "node--article").map(({ label }) => label)

test("a push and a pull into an empty folder bring the whole demo, which a push from there finds unchanged", async () => {
  const demo = await aDemoHome()
  await transfer(demo, wayTo(server))
  expect(await pull()).toMatchObject({ outcome: "done" })
  expect(commonContent(home, [administrator])).toEqual(commonContent(demo))

  const writes: string[] = []
  expect(await transfer(home, watchedWay(server, writes))).toMatchObject({ outcome: "done" })
  expect(writes).toEqual([])
  const again = await pull()
  expect(again.outcome).toBe("done")
  expect(again.said).toMatch(/^Publications +0 +0 +24 +0$/m)
  demo.db.close()
}, 400_000)

test("numbers, dates, redirects and former addresses come along", async () => {
  const first = anArticle({ id: 41, label: "First", formerAliases: [{ alias: "/post/former", langcode: "en" }] })
  const second = anArticle({ id: 42, label: "Second", fields: { body: aText('<p><a href="/node/41">Back</a></p>') } })
  put(server.db, first, second)
  changeContent(server.db, () =>
    createRedirect(server.db, {
      uuid: "00000000-0000-4000-9000-000000000001",
      path: "/old",
      uri: "entity:node/42",
      status: 302,
      langcode: "und",
      created: 1_760_000_000,
    }),
  )
  expect(await pull()).toMatchObject({ outcome: "done" })
  const [one, other] = readEntities(home.db, "node--article")
  expect(one).toMatchObject({ id: 41, created: first.created, changed: first.changed, formerAliases: first.formerAliases })
  expect(other?.fields.body).toMatchObject({ value: '<p><a href="/node/41">Back</a></p>' })
  expect(commonContent(home).redirects).toEqual([
    { path: "/old", status: 302, langcode: "und", uri: `entity:${second.uuid}` },
    { path: "/post/former", status: 301, langcode: "en", uri: `entity:${first.uuid}` },
  ])
})

test("local changes are a conflict that a pull leaves alone, while it takes the rest", async () => {
  put(server.db, anArticle({ label: "One" }), anArticle({ label: "Two" }))
  await pull()
  retitle(home.db, "One", "Ours")
  retitle(server.db, "One", "Theirs")
  retitle(server.db, "Two", "Three")
  const { outcome, said } = await pull()
  expect(outcome).toBe("conflicts")
  expect(said).toMatch(/In conflict.*\n {2}Publication "Ours" \(.*\): title\n/)
  expect(titles()).toEqual(["Ours", "Three"])

  expect(await pull({ isForced: true })).toMatchObject({ outcome: "done" })
  expect(titles()).toEqual(["Theirs", "Three"])
})

test("a dry run changes nothing", async () => {
  put(server.db, anArticle({ label: "One" }))
  const { outcome, said } = await pull({ isDry: true })
  expect(outcome).toBe("done")
  expect(said).toMatch(/To create:\n(.*\n)*? {2}Publication "One"/)
  expect(titles()).toEqual([])
})

test("what this project's rich text doesn't have is taken out, and said", async () => {
  const article = anArticle({ label: "One", fields: { body: aText("<p>Text.</p><script>alert(1)</script>") } })
  put(server.db, article)
  const { outcome, said } = await pull()
  expect(outcome).toBe("done")
  expect(said).toMatch(/Publication "One" .*: 1 × script was taken out of body/)
  expect(readEntities(home.db, "node--article")[0]?.fields.body).toMatchObject({ value: "<p>Text.</p>" })
  expect((await pull()).said).toMatch(/^Publications +0 +0 +1 +0$/m)
})

test("an item that the rules refuse ends the pull, and nothing is changed", async () => {
  put(server.db, anArticle({ label: "Right" }), anArticle({ label: "Wrong", alias: "/elsewhere/wrong" }))
  const { outcome, said } = await pull()
  expect(outcome).toBe("failed")
  expect(said).toMatch(/Refused:\n {2}Publication "Wrong" .*The address of this kind/)
  expect(titles()).toEqual([])
})
