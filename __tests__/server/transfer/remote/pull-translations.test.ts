import { shownIn } from "#server/content/entities/languages.ts"
import { runPull } from "#server/transfer/remote/pull/run-pull.ts"
import { administrator, anEmptyServer, transfer, watchedWay, wayTo } from "#support/transfer.ts"
import { change, commonContent, later, put, retitle, titled } from "#support/transferred.ts"
import { aHome, type Home } from "#support/content-folder.ts"
import { anArticle, aTag, aText, to, translated } from "#support/entities.ts"
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

const there = () => commonContent({ db: server.db, files: server.filesFolder }, [administrator])
const here = () => commonContent(home, [administrator])
const pull = (options: Parameters<typeof transfer>[2] = {}) => transfer(home, wayTo(server), { ...options, work: runPull })

test("a pull brings each language, and a push from there sends nothing", async () => {
  const tag = translated(aTag("Fees"), "fr", { label: "Honoraires", alias: null })
  const article = translated(
    translated(anArticle({ label: "Un", langcode: "fr", references: { field_tags: to(tag) } }), "en", { label: "One", outdated: true }),
    "nl",
    { label: "Een", status: false, alias: null, created: 1_700_000_000, fields: { body: aText('<p><a href="/node/41">Een</a></p>') } },
  )
  put(server.db, tag, { ...article, id: 41 })
  expect(await pull()).toMatchObject({ outcome: "done" })
  expect(here()).toEqual(there())
  const stored = titled(home.db, "Un")
  expect(shownIn(stored, "nl")).toMatchObject({ source: "fr", changed: article.changed, status: false })

  const writes: string[] = []
  expect(await transfer(home, watchedWay(server, writes))).toMatchObject({ outcome: "done" })
  expect(writes).toEqual([])
  expect((await pull()).said).toMatch(/^Translations +0 +0 +3 +0$/m)
})

test("local changes of a translation are a conflict, and a change of the original comes", async () => {
  put(server.db, translated(anArticle({ label: "One" }), "fr", { label: "Un" }))
  await pull()
  change(home.db, "One", (entity) => ({
    ...entity,
    translations: entity.translations.map((one) => ({ ...one, label: "Notre texte", changed: later })),
  }))
  retitle(server.db, "One", "First")
  const { outcome, said } = await pull()
  expect(outcome).toBe("conflicts")
  expect(said).toMatch(/In conflict.*\n {2}Publication "Notre texte" .*French\): title/)
  expect(shownIn(titled(home.db, "First"), "fr").label).toBe("Notre texte")
  expect(await pull({ isForced: true })).toMatchObject({ outcome: "done" })
  expect(here()).toEqual(there())
})

test("a translation that the rules refuse ends the pull, and nothing is changed", async () => {
  put(server.db, translated(anArticle({ label: "One" }), "fr", { label: "Un", alias: "/elsewhere/un" }))
  const { outcome, said } = await pull()
  expect(outcome).toBe("failed")
  expect(said).toMatch(/Refused:\n {2}Publication "Un" .*French\).*The address of this kind/)
  expect(here().items).toEqual([])
})

test("a translation that the other site has deleted stays, and is listed", async () => {
  put(server.db, translated(anArticle({ label: "One" }), "fr", { label: "Un" }))
  await pull()
  change(server.db, "One", (entity) => ({ ...entity, translations: [] }))
  const { said } = await pull()
  expect(said).toMatch(/Deleted at .*\n {2}Publication "Un" .*French/)
  expect(titled(home.db, "One").translations).toHaveLength(1)
})
