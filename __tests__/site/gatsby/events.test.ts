/** The public events of a build. */
import type { Resource } from "#contract/jsonapi.ts"
import { sourceNodes } from "../../../src/gatsby/source-nodes.ts"
import { pageOf } from "../../../src/gatsby/create-pages.ts"
import { aText, build, refersTo } from "#support/build/texts.ts"

// The download needs Gatsby's own store.
jest.mock("gatsby-source-filesystem", () => ({ createRemoteFileNode: jest.fn() }))

type Given = { alias?: string; audience?: string; series?: number; fields?: Resource["attributes"] }

function anEvent(number: number, { alias = `/agenda/e${number}`, audience = "public", series, fields }: Given = {}): Resource {
  const own = { title: `Event ${number}`, drupal_internal__vid: number, field_event_start: "2026-12-01T18:00:00+01:00" }
  return aText("agenda", number, "en", {
    alias,
    fields: { ...own, field_audience: audience, ...fields },
    relationships: series === undefined ? {} : { field_series: { data: refersTo("node--agenda", `agenda-${series}`, series) } },
  })
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["setTimeout", "setImmediate", "nextTick", "queueMicrotask", "performance"] })
  jest.setSystemTime(new Date("2026-11-23T12:00:00+01:00"))
})

test("events of members and the board are left out, whatever the back end answers", async () => {
  const { ofType } = await build([anEvent(1), anEvent(2, { audience: "members" }), anEvent(3, { audience: "board" })])
  expect(ofType("Event").map(({ title }) => title)).toEqual(["Event 1"])
  const [list] = ofType("AgendaList")
  expect(list).toMatchObject({ upcoming: [{ name: "2026-12", dates: [{ event: ofType("Event")[0]?.id }] }] })
})

test("a changed occurrence has no page: its address is that of its series", async () => {
  const fields = { field_recurrence_id: "2026-12-08T18:00:00+01:00", field_event_start: "2026-12-09T18:00:00+01:00" }
  const { ofType } = await build([
    anEvent(1, { fields: { field_rrule: "FREQ=WEEKLY;COUNT=2", body: { processed: '<p><a href="/node/2">Moved</a></p>', summary: "" } } }),
    anEvent(2, { series: 1, fields }),
  ])
  const [series, moved] = ofType("Event")
  expect([series?.path, moved?.path]).toEqual(["/agenda/e1/", "/agenda/e1/"])
  expect(ofType("Event").map((node) => pageOf(node)?.path)).toEqual(["/agenda/e1/", undefined])
  expect(ofType("EventRelated").find(({ id }) => id === series?.related)).toMatchObject({
    isOver: false,
    dates: [
      { event: series?.id, movedFrom: null },
      { event: moved?.id, movedFrom: "2026-12-08T18:00:00+01:00" },
    ],
  })
})

test("a public occurrence of a series that visitors don't see is an event of its own", async () => {
  const { ofType } = await build([
    anEvent(1, { audience: "members", fields: { field_rrule: "FREQ=WEEKLY" } }),
    anEvent(2, { series: 1, fields: { field_recurrence_id: "2026-12-08T18:00:00+01:00" } }),
  ])
  expect(ofType("Event").map((node) => pageOf(node)?.path)).toEqual(["/agenda/e2/"])
})

test("when the day changes, the nodes of a build that goes on are those that a first build makes", async () => {
  const events = [anEvent(1, { fields: { field_event_start: "2026-11-23T18:00:00+01:00" } }), anEvent(2), anEvent(3)]
  const { gatsby, change, madeSince, ofType } = await build(events)
  jest.setSystemTime(new Date("2026-11-24T00:05:00+01:00"))
  await change([])
  await sourceNodes(gatsby as never)
  const fresh = await build(events)
  const types = ["Event", "EventRelated", "AgendaList"]
  const nodesOf = (run: Pick<typeof fresh, "ofType">) => types.map((type) => run.ofType(type))
  expect(nodesOf({ ofType })).toEqual(nodesOf(fresh))
  expect(madeSince()).toEqual(["relations of Event 1"])
  expect(ofType("AgendaList")[0]).toMatchObject({ past: [{ name: "2026" }] })
})
