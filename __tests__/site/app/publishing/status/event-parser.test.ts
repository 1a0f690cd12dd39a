import fc from "fast-check"
import { makeEventParser, type StreamEvent } from "#app/publishing/status/event-stream.ts"

function eventsIn(...pieces: readonly string[]): readonly StreamEvent[] {
  const events: StreamEvent[] = []
  const feed = makeEventParser((event) => events.push(event))
  for (const piece of pieces) feed(piece)
  return events
}

const status = { name: "status", data: "{}" }

test("an event has a name and its lines of data; comments and other fields are left out", () => {
  expect(eventsIn(": hello\n\nid: 4\nevent: status\nretry: 5\ndata: one\ndata:two\n\n")).toEqual([{ name: "status", data: "one\ntwo" }])
})

test("an event without a name is a message, and one without data is none", () => {
  expect(eventsIn("data\n\n", "event: status\n\n", "data: x\n\n")).toEqual([
    { name: "message", data: "" },
    { name: "message", data: "x" },
  ])
})

test("an event counts once its empty line has come", () => {
  expect(eventsIn("event: status\ndata: {}\n")).toEqual([])
})

test("lines may end with CR, LF or both, and pieces anywhere", () => {
  const text = ": c\r\nevent: status\rdata: {}\n\r\nevent: status\r\ndata: {}\r\n\r\n"
  const cuts = fc.array(fc.nat(text.length), { maxLength: 8 })
  fc.assert(
    fc.property(cuts, (places) => {
      const at = [0, ...places.toSorted((a, b) => a - b), text.length]
      const pieces = at.slice(1).map((end, index) => text.slice(at[index], end))
      expect(eventsIn(...pieces)).toEqual([status, status])
    }),
    { seed: 11, numRuns: 50 },
  )
})
