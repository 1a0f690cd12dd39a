import { changeContent } from "#server/content/changes.ts"
import { readEntities } from "#server/content/entities/read.ts"
import type { Database } from "#server/database/open.ts"
import { run } from "#server/database/query.ts"
import { administrator, anEmptyServer, transfer, wayTo } from "#support/transfer.ts"
import { commonContent, later, put, retitle, titled } from "#support/transferred.ts"
import { aHome, type Home } from "#support/content-folder.ts"
import { anArticle } from "#support/entities.ts"
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
const here = () => commonContent(home)

describe("content that the other site has changed", () => {
  beforeEach(async () => {
    put(home.db, anArticle({ label: "One" }), anArticle({ label: "Two" }))
    await transfer(home, wayTo(server))
    retitle(server.db, "One", "Theirs")
  })

  test("is a conflict that a push leaves alone, while it sends the rest", async () => {
    retitle(home.db, "One", "Ours")
    retitle(home.db, "Two", "Three")
    const { outcome, said } = await transfer(home, wayTo(server))
    expect(outcome).toBe("conflicts")
    expect(said).toMatch(/In conflict.*\n {2}Publication "Ours" \(.*\): title\n/)
    expect(readEntities(server.db, "node--article").map(({ label }) => label)).toEqual(["Theirs", "Three"])
  })

  test("is a conflict where nothing has changed here", async () => {
    expect(await transfer(home, wayTo(server))).toMatchObject({ outcome: "conflicts" })
    expect(titled(server.db, "Theirs").label).toBe("Theirs")
  })

  test("is written over with --force", async () => {
    retitle(home.db, "One", "Ours")
    expect(await transfer(home, wayTo(server), { isForced: true })).toMatchObject({ outcome: "done" })
    expect(there()).toEqual(here())
  })
})

test("without a journal, content that is newer at the other site is a conflict, and older one is changed", async () => {
  const [older, newer] = [anArticle({ label: "Older" }), anArticle({ label: "Newer" })]
  put(home.db, { ...older, label: "Older here", changed: later }, { ...newer, label: "Newer here" })
  put(server.db, older, { ...newer, changed: later })
  expect(await transfer(home, wayTo(server))).toMatchObject({ outcome: "conflicts" })
  expect(readEntities(server.db, "node--article").map(({ label }) => label)).toEqual(["Older here", "Newer"])
})

describe("deleted items", () => {
  const remove = (db: Database, label: string) => changeContent(db, () => run(db, "DELETE FROM entity WHERE label = ?", label))

  beforeEach(async () => {
    put(home.db, anArticle({ label: "One" }), anArticle({ label: "Two" }))
    await transfer(home, wayTo(server))
  })

  test("at the other site do not come back but with --force", async () => {
    remove(server.db, "One")
    const { outcome, said } = await transfer(home, wayTo(server))
    expect(outcome).toBe("conflicts")
    expect(said).toMatch(/Deleted at .*; --force brings it back:\n {2}Publication "One"/)
    expect(readEntities(server.db, "node--article").map(({ label }) => label)).toEqual(["Two"])

    expect(await transfer(home, wayTo(server), { isForced: true })).toMatchObject({ outcome: "done" })
    expect(there()).toEqual(here())
  })

  test("here are deleted there with --delete alone", async () => {
    remove(home.db, "One")
    const { said } = await transfer(home, wayTo(server))
    expect(said).toMatch(/Deleted at .*, and still at .*; --delete deletes it there too.*\n {2}Publication "One"/)
    expect(readEntities(server.db, "node--article")).toHaveLength(2)

    await transfer(home, wayTo(server), { deletes: true })
    expect(readEntities(server.db, "node--article").map(({ label }) => label)).toEqual(["Two"])
  })

  test("here stay there if they have changed there since, but with --force", async () => {
    remove(home.db, "One")
    changeContent(server.db, () => run(server.db, "UPDATE entity SET label = 'One more' WHERE label = 'One'"))
    const { outcome, said } = await transfer(home, wayTo(server), { deletes: true })
    expect(outcome).toBe("failed")
    expect(said).toMatch(/Refused:\n {2}Publication "One more" .*: it has changed there since, so it was not deleted; --force deletes it/)
    expect(readEntities(server.db, "node--article")).toHaveLength(2)

    expect(await transfer(home, wayTo(server), { deletes: true, isForced: true })).toMatchObject({ outcome: "done" })
    expect(readEntities(server.db, "node--article").map(({ label }) => label)).toEqual(["Two"])
  })
})
