import { liveSince, progressOf, secondsUntil } from "#dashboard/publishing/status/status-view.ts"
import { aBuild, aStatus, at } from "#support/publishing.ts"

test("the progress of a step that counts follows its count, and never says 100 %", () => {
  const steps = [
    { name: "queued", ended: at(0), done: null, total: null },
    { name: "content", ended: at(2), done: 312, total: 312 },
    { name: "pages", ended: null, done: 118, total: 184 },
  ] as const
  const build = aBuild({ state: "building", started: at(0), ended: null, steps })
  expect(progressOf(build, 100, Date.parse(at(60)))).toEqual({ percent: 60, secondsLeft: 40 })
  const last = [
    ...steps.slice(0, 2),
    { name: "pages", ended: at(3), done: 184, total: 184 },
    { name: "live", ended: null, done: null, total: null },
  ] as const
  expect(progressOf(aBuild({ state: "building", started: at(0), ended: null, steps: last }), 100, Date.parse(at(900)))).toEqual({
    percent: 99,
    secondsLeft: null,
  })
})

test("a revision is live since the first build that began after its save", () => {
  const builds = [
    aBuild({ id: 4, state: "live", started: at(400), ended: at(402) }),
    aBuild({ id: 3, state: "failed", started: at(300), ended: at(301) }),
    aBuild({ id: 2, state: "replaced", started: at(200), ended: at(202) }),
    aBuild({ id: 1, state: "replaced", started: at(100), ended: at(102) }),
  ]
  expect(liveSince(aStatus({ builds }), at(150))).toBe(at(202))
  expect(liveSince(aStatus({ builds }), at(250))).toBe(at(402))
  expect(liveSince(aStatus({ builds }), at(50))).toBeNull()
  expect(liveSince(null, at(150))).toBeNull()
})

test("a wrong clock announces no start in the past, nor in an hour", () => {
  expect(secondsUntil(at(20), Date.parse(at(0)))).toBe(20)
  expect(secondsUntil(at(20), Date.parse(at(50)))).toBe(0)
  expect(secondsUntil(at(3600), Date.parse(at(0)))).toBe(60)
  expect(secondsUntil(null, 0)).toBeNull()
})
