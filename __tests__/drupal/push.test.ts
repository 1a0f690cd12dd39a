import { setTimeout } from "node:timers/promises"
import type { Langcode } from "#contract/fields.ts"
import { translatePath } from "#contract/paths.ts"
import type { Entity } from "#server/content/entities/entity.ts"
import { readEntities } from "#server/content/entities/read.ts"
import { runPull } from "#server/transfer/remote/pull/run-pull.ts"
import type { Transport } from "#server/transfer/remote/http/send.ts"
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"
import { aHome, type Home } from "#support/content-folder.ts"
import { userOf } from "#support/drupal/client.ts"
import { languagesSeen, translatingAs, type Translating } from "#support/drupal/translations.ts"
import { aSmallHome } from "#support/small-home.ts"
import { transfer } from "#support/transfer.ts"
import { change, commonContent, later, put, titled } from "#support/transferred.ts"

let drupal: TestDrupal
let home: Home
let copy: Home

beforeAll(async () => {
  drupal = await aDrupal("module", { workers: 4 })
  home = await aSmallHome()
  copy = aHome()
})
afterAll(async () => {
  home.db.close()
  copy.db.close()
  await drupal.close()
})

function way(writes: string[] = []): Transport {
  const base = drupal.url.replace(/\/$/, "")
  const watched: Transport["fetch"] = (url, init) => {
    if (init.method !== "GET" && !url.endsWith("/oauth/token")) writes.push(`${init.method ?? ""} ${new URL(url).pathname}`)
    return fetch(url, init)
  }
  return { base, fetch: watched, wait: (milliseconds) => setTimeout(milliseconds), signal: new AbortController().signal }
}

const run = (from: Home, options: Parameters<typeof transfer>[2] = {}, writes: string[] = []) => {
  const { name: user, password } = drupal.administrator
  return transfer(from, way(writes), { user, password, ...options })
}

const itemOf = ({ type, uuid }: Entity) => ({ type, id: uuid, links: {}, attributes: {}, relationships: {} })

/** Runs what must come to its end, and returns what it said. */
async function done(...[from, options, writes]: Parameters<typeof run>): Promise<string> {
  const { outcome, said } = await run(from, options, writes)
  if (outcome !== "done") throw new Error(`${outcome}: ${said}`)
  return said
}

// Each test goes on where the one before ended.
test("a push brings items of every kind, field and language", async () => {
  expect(await done(home)).not.toMatch(/Refused|differ after all/)
})

test("a second push sends nothing", async () => {
  const writes: string[] = []
  await done(home, {}, writes)
  expect(writes).toEqual([])
})

test("a pull into an empty folder brings the same", async () => {
  await done(copy, { work: runPull })
  expect(commonContent(copy).items).toEqual(commonContent(home).items)
})

test("a change there is a conflict here, and comes with a pull", async () => {
  const [event] = readEntities(copy.db, "node--agenda")
  if (event === undefined) throw new Error("There is no event.")
  put(copy.db, { ...event, label: "Moved", changed: later })
  const writes: string[] = []
  await done(copy, {}, writes)
  // A new title marks the translations there, which aren't marked here.
  const path = `/jsonapi/node/agenda/${event.uuid}`
  expect(writes).toEqual([`PATCH ${path}`, `PATCH /fr${path}`, `PATCH /nl${path}`])

  expect(await run(home)).toMatchObject({ outcome: "conflicts" })
  await done(home, { work: runPull })
  expect(commonContent(home).items).toEqual(commonContent(copy).items)
})

describe("languages", () => {
  let editor: Translating
  let item: Entity
  const translation = (langcode: Langcode) => titled(home.db, item.label).translations.find((one) => one.langcode === langcode)
  const seen = async () => languagesSeen(await userOf(drupal), itemOf(item))
  const leadsTo = async (path: string) => (await drupal.fetch(`/fr${translatePath}?path=${path}&quiet=1`)).json() as unknown
  beforeAll(async () => {
    editor = translatingAs(await userOf(drupal))
    const found = readEntities(home.db, "node--article").find(
      ({ langcode, translations }) => langcode === "en" && translations.length === 2,
    )
    if (found === undefined) throw new Error("There is no publication in three languages.")
    item = found
  })

  test("a translation that was changed there comes, and those that were changed here go, with their addresses", async () => {
    await editor.change("fr", itemOf(item), { attributes: { title: "Changé là-bas" } })
    await done(home, { work: runPull })
    expect(translation("fr")?.label).toBe("Changé là-bas")
    const french = readEntities(home.db, "node--article").find(
      ({ langcode, translations }) => langcode === "fr" && translations.length === 0,
    )
    if (french === undefined) throw new Error("There is no publication in French alone.")
    put(home.db, { ...french, label: "Un autre titre", alias: "/post/autre-adresse", changed: later })
    change(home.db, item.label, (entity) => ({
      ...entity,
      translations: entity.translations.map((one) => (one.langcode === "nl" ? { ...one, label: "Hier veranderd", changed: later } : one)),
    }))
    const writes: string[] = []
    await done(home, {}, writes)
    expect(writes.toSorted()).toEqual([`PATCH /fr/jsonapi/node/article/${french.uuid}`, `PATCH /nl/jsonapi/node/article/${item.uuid}`])
    expect(await leadsTo("/post/autre-adresse")).toMatchObject({ entity: { uuid: french.uuid } })
  })

  test("a translation that was removed here is removed there with --delete, and its address with it", async () => {
    const address = String(translation("fr")?.alias)
    expect(await leadsTo(address)).toMatchObject({ entity: { uuid: item.uuid } })
    change(home.db, item.label, (entity) => ({
      ...entity,
      translations: entity.translations.filter(({ langcode }) => langcode !== "fr"),
    }))
    await done(home, { deletes: true })
    expect([await seen(), await leadsTo(address)]).toEqual([["en", "nl"], null])
  })

  test("a translation that was removed there stays here, and comes back there with --force", async () => {
    await editor.remove(itemOf(item), "nl")
    expect(await done(home, { work: runPull })).toMatch(/Deleted at .*\n {2}Publication "Hier veranderd"/)
    expect(translation("nl")?.label).toBe("Hier veranderd")
    await done(home, { isForced: true })
    expect(await seen()).toEqual(["en", "nl"])
  })
})
