import { jsonLog } from "#server/log.ts"

const now = () => new Date("2026-11-21T12:00:00Z")

test("an entry is one line of JSON with its time, whatever stands in it", () => {
  const lines: string[] = []
  jsonLog((line) => lines.push(line), now)({ level: "error", event: "request failed", path: "/a\nb" })
  expect(lines).toEqual(['{"time":"2026-11-21T12:00:00.000Z","level":"error","event":"request failed","path":"/a\\nb"}\n'])
})

test("a quiet log tells what went wrong alone", () => {
  const lines: string[] = []
  const log = jsonLog((line) => lines.push(line), now, "errors")
  log({ level: "info", event: "request" })
  log({ level: "error", event: "request failed" })
  expect(lines).toHaveLength(1)
})
