import { setTimeout } from "node:timers/promises"
import type { Transport } from "#server/transfer/remote/http/send.ts"
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"
import { aHome, type Home } from "#support/content-folder.ts"
import { aSmallHome } from "#support/small-home.ts"
import { pull, push, type Transferred } from "#support/transfer.ts"
import { anEvent, translated } from "#support/entities.ts"
import { commonContent, later, put } from "#support/transferred.ts"

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

function way(writes: string[] = [], requires = false): Transport {
  const watched: Transport["fetch"] = async (url, init) => {
    if (init.method !== "GET" && !url.endsWith("/oauth/token")) writes.push(`${init.method ?? ""} ${new URL(url).pathname}`)
    const answer = await fetch(url, init)
    return requires && url.includes("/field_config/") ? requiring(await answer.text()) : answer
  }
  const base = drupal.url.replace(/\/$/, "")
  return { base, fetch: watched, wait: (milliseconds) => setTimeout(milliseconds), signal: new AbortController().signal }
}

/** The list of fields with a required picture of publications. */
function requiring(list: string): Response {
  const isPicture = (value: unknown) =>
    typeof value === "object" && value !== null && JSON.stringify(value).includes('"field_name":"field_image"') && "field_name" in value
  return Response.json(JSON.parse(list, (_, value: unknown) => (isPicture(value) ? { ...Object(value), required: true } : value)))
}

const account = () => ({ user: drupal.administrator.name, password: drupal.administrator.password })

// Each test goes on where the one before ended.
/** Runs what must come to its end, and returns what it said. */
async function done(transferred: Promise<Transferred>): Promise<string> {
  const { outcome, output } = await transferred
  if (outcome !== "done") throw new Error(`${outcome}: ${output.split("These are not").pop() ?? ""}`)
  return output
}

test("a dry run names the fields that the site requires and we don't fill", async () => {
  const writes: string[] = []
  const output = await done(push(home, way(writes, true), { ...account(), isDry: true }))
  expect(output).toMatch(/node--agenda\.field_image: the site requires it, and \d+ of our items have no value for it/)
  expect(writes).toEqual([])
})

test("a push brings items of every kind, field and language", async () => {
  await done(push(home, way(), account()))
})

test("a second push sends nothing", async () => {
  const writes: string[] = []
  await done(push(home, way(writes), account()))
  expect(writes).toEqual([])
})

test("a pull into an empty folder brings the same", async () => {
  await done(pull(copy, way(), account()))
  expect(commonContent(copy).items).toEqual(commonContent(home).items)
})

test("a change comes with a push, and a translation that was removed there comes back with --force alone", async () => {
  const own = aHome()
  const fields = { field_all_day: false, field_cancelled: false, field_online: false }
  const event = translated(anEvent({ label: "Lecture", fields }), "fr", { label: "Conférence" })
  put(own.db, event)
  await done(push(own, way(), account()))
  put(own.db, { ...event, label: "Moved", changed: later })
  await done(push(own, way(), account()))

  const path = `/api/translation/node/${event.uuid}/fr`
  await drupal.fetch(path, { method: "DELETE", headers: { authorization: await drupal.signIn() } })
  put(own.db, { ...event, label: "Moved again", changed: later + 1 })
  expect(await push(own, way(), account())).toMatchObject({ outcome: "conflicts" })
  await done(push(own, way(), { ...account(), isForced: true }))

  await done(pull(copy, way(), account()))
  const same = ({ db, files }: Home) => commonContent({ db, files }).items.find(({ uuid }) => uuid === event.uuid)
  expect(same(copy)).toEqual(same(own))
  own.db.close()
})
