import { jsonLog } from "#server/terminal/log.ts"

const now = () => new Date("2026-11-21T12:00:00Z")

test("an entry is one line of JSON with its time, even with line breaks in it", () => {
  const lines: string[] = []
  jsonLog((line) => lines.push(line), now)({ level: "error", event: "request failed", path: "/a\nb" })
  expect(lines).toEqual(['{"time":"2026-11-21T12:00:00.000Z","level":"error","event":"request failed","path":"/a\\nb"}\n'])
})

test("a quiet log has only errors", () => {
  const lines: string[] = []
  const log = jsonLog((line) => lines.push(line), now, "errors")
  log({ level: "info", event: "request" })
  log({ level: "error", event: "request failed" })
  expect(lines).toHaveLength(1)
})
