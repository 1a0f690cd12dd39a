import { setTimeout } from "node:timers/promises"
import { readEntities } from "#server/content/entities/read.ts"
import { runPull } from "#server/transfer/remote/pull/run-pull.ts"
import type { Transport } from "#server/transfer/remote/http/send.ts"
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"
import { aHome, type Home } from "#support/content-folder.ts"
import { aDemoHome, transfer } from "#support/transfer.ts"
import { commonContent, later, put, retitle, titled } from "#support/transferred.ts"

let drupal: TestDrupal
let home: Home
let copy: Home

beforeAll(async () => {
  drupal = await aDrupal("module", { workers: 4 })
  home = await aDemoHome()
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

// Each test goes on where the one before ended.
test("a push brings the whole demo", async () => {
  const { outcome, said } = await run(home)
  expect(said).not.toMatch(/Refused|differ after all/)
  expect(outcome).toBe("done")
})

test("a second push sends nothing", async () => {
  const writes: string[] = []
  expect(await run(home, {}, writes)).toMatchObject({ outcome: "done" })
  expect(writes).toEqual([])
})

test("a pull into an empty folder brings the same", async () => {
  expect(await run(copy, { work: runPull })).toMatchObject({ outcome: "done" })
  expect(commonContent(copy)).toEqual(commonContent(home))
})

test("a change there is a conflict here, and comes with a pull", async () => {
  const [event] = readEntities(copy.db, "node--agenda")
  if (event === undefined) throw new Error("There is no event.")
  put(copy.db, { ...event, label: "Moved", changed: later })
  const writes: string[] = []
  expect(await run(copy, {}, writes)).toMatchObject({ outcome: "done" })
  expect(writes).toEqual([`PATCH /jsonapi/node/agenda/${event.uuid}`])

  expect(await run(home)).toMatchObject({ outcome: "conflicts" })
  expect(await run(home, { work: runPull })).toMatchObject({ outcome: "done" })
  expect(commonContent(home)).toEqual(commonContent(copy))
})

test("items in other languages and with other addresses are changed", async () => {
  const french = readEntities(home.db, "node--article").find(({ langcode }) => langcode === "fr")
  if (french === undefined) throw new Error("There is no French publication.")
  put(home.db, { ...french, alias: "/post/autre-adresse", changed: later })
  retitle(home.db, french.label, "Un autre titre")
  const { outcome, said } = await run(home)
  expect(said).not.toMatch(/Refused|differ after all/)
  expect(outcome).toBe("done")
  expect(await run(copy, { work: runPull })).toMatchObject({ outcome: "done" })
  expect(titled(copy.db, "Un autre titre").alias).toBe("/post/autre-adresse")
})
