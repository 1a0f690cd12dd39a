/** A new series that goes on with another one is saved with one request, which ends that one. */
import "fake-indexeddb/auto"
import { emptyItem } from "#dashboard/items/empty-item.ts"
import { saveItem } from "#dashboard/items/saves/save-item.ts"
import { individualPath } from "#contract/paths.ts"
import { aBackEnd, admin, itemAt, patient } from "#support/browser/back-end.ts"
import type { Network } from "#support/browser/adapter.ts"
import { reach } from "#support/browser/browser.ts"
import { anEvent } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const at = "2026-12-15T19:00:00+01:00"

async function start(answerSplit: (network: Network, sent: Parameters<Network>[0]) => Promise<Response>) {
  const series = anEvent({
    label: "Reuse",
    fields: { field_event_start: "2026-12-01T19:00:00+01:00", field_rrule: "FREQ=WEEKLY", field_location: "Namur" },
  })
  const server = aServer().with(series).seenBy(admin).start()
  const network = reach(server)
  const through: Network = (sent) => {
    return /\/change\b/.test(sent.url) ? answerSplit(network, sent) : network(sent)
  }
  const former = await itemAt(server, series)
  const base = {
    ...emptyItem("node--agenda", { langcode: "en", uid: null }),
    values: { ...former.values, path: "", field_event_start: at },
    continues: { id: former.id, at, isPublished: former.isPublished },
  }
  const save = (item = base) => saveItem(aBackEnd(through), { base: item, values: item.values, changed: [], viewer: admin }, patient())
  const rules = async () => (await server.read("/jsonapi/node/agenda")).body.data.map(({ attributes }) => attributes.field_rrule)
  return { server, series, base, save, rules }
}

const ended = "FREQ=WEEKLY;UNTIL=20261214T225959Z"

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

test("a deleted series has nothing to end: the new one is saved alone", async () => {
  const { save, rules, server, series } = await start((network, sent) => network(sent))
  await server.fetch(individualPath("node--agenda", series.uuid), { method: "DELETE" })
  expect(await save()).toMatchObject({ kind: "saved" })
  expect(await rules()).toEqual(["FREQ=WEEKLY"])
})
