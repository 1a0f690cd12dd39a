/** A new series that goes on with another one is saved with one request, which ends that one. */
import "fake-indexeddb/auto"
import { restOf } from "#app/agenda/series/events.ts"
import { saveItem } from "#app/resources/saves/save-item.ts"
import { openBegunSplits } from "#app/resources/saves/begun-splits.ts"
import { individualPath } from "#contract/paths.ts"
import { aBackEnd, admin, itemAt, patient } from "#support/browser/back-end.ts"
import type { Network } from "#support/browser/adapter.ts"
import { reach } from "#support/browser/browser.ts"
import { anEvent } from "#support/entities.ts"
import { aServer } from "#support/server.ts"
import { patch } from "#support/writing.ts"

const at = "2026-12-15T19:00:00+01:00"

async function start(answerSplit: (network: Network, sent: Parameters<Network>[0]) => Promise<Response>, has = () => true) {
  const series = anEvent({ label: "Reuse", fields: { field_event_start: "2026-12-01T19:00:00+01:00", field_rrule: "FREQ=WEEKLY" } })
  const server = aServer().with(series).seenBy(admin).start()
  const asked: string[] = []
  const network = reach(server)
  const through: Network = (sent) => {
    const isSplit = /\/split\b/.test(sent.url)
    if (sent.method !== "GET") asked.push(isSplit ? `split ${sent.headers["if-match"]}` : sent.method)
    return isSplit ? answerSplit(network, sent) : network(sent)
  }
  const former = await itemAt(server, series)
  const base = restOf(former, { recurrenceId: at, start: at, end: null })
  const save = (item = base) =>
    saveItem(aBackEnd(through, Date.now, has), { base: item, values: item.values, changed: [], viewer: admin }, patient())
  const rules = async () => (await server.read("/jsonapi/node/agenda")).body.data.map(({ attributes }) => attributes.field_rrule)
  const remembered = async () => (await openBegunSplits(admin.uid).list()).map(({ id }) => id)
  return { server, series, former, base, asked, save, rules, remembered }
}

const ended = "FREQ=WEEKLY;UNTIL=20261214T225959Z"

test("the request names the version of the former series", async () => {
  const { save, rules, asked, former } = await start((network, sent) => network(sent))
  expect(await save()).toMatchObject({ kind: "saved", item: { values: { field_event_start: at } } })
  expect(asked).toEqual([`split "${former.version}"`])
  expect(await rules()).toEqual([ended, "FREQ=WEEKLY"])
})

test("a split whose answer is lost arrives once", async () => {
  let isLost = true
  const { save, rules } = await start(async (network, sent) => {
    const answer = await network(sent)
    if (!isLost) return answer
    isLost = false
    throw new Error("lost")
  })
  expect(await save()).toMatchObject({ kind: "saved" })
  expect(await rules()).toEqual([ended, "FREQ=WEEKLY"])
})

test("another version of the former series is split as it is now", async () => {
  const { save, rules, asked, server, series } = await start((network, sent) => network(sent))
  await patch(server, series, { attributes: { field_location: "Namur" } })
  expect(await save()).toMatchObject({ kind: "saved" })
  expect(asked).toHaveLength(2)
  expect(await rules()).toEqual([ended, "FREQ=WEEKLY"])
})

test("a deleted series has nothing to end", async () => {
  const { save, rules, server, series } = await start((network, sent) => network(sent))
  await server.fetch(individualPath("node--agenda", series.uuid), { method: "DELETE" })
  expect(await save()).toMatchObject({ kind: "saved" })
  expect(await rules()).toEqual(["FREQ=WEEKLY"])
})

test("the browser remembers no split that takes one request", async () => {
  const during: (readonly string[])[] = []
  const { save, remembered, base } = await start(async (network, sent) => {
    during.push(await remembered())
    return network(sent)
  })
  await save()
  expect(during.flat()).not.toContain(base.id)
  expect(await remembered()).not.toContain(base.id)
})

test("the browser remembers a split by steps before its first step", async () => {
  const { save, remembered, base, rules, asked } = await start(
    (network, sent) => network(sent),
    () => false,
  )
  await save()
  expect(await remembered()).toContain(base.id)
  expect(asked).toEqual(["POST"])
  expect(await rules()).toEqual(["FREQ=WEEKLY", "FREQ=WEEKLY"])
})
