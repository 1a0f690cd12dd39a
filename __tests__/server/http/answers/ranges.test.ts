import { rangeOf } from "#server/http/answers/send-file.ts"

test.each([
  ["bytes=0-3", { start: 0, end: 3 }],
  ["bytes=4-", { start: 4, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-30", { start: 0, end: 9 }],
  ["bytes=8-30", { start: 8, end: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-2", "none"],
  ["bytes=0-1,3-4", "none"],
  ["lines=1-2", "none"],
  [null, "none"],
])("of ten bytes %s is %j", (header, expected) => {
  expect(rangeOf(header, 10)).toEqual(expected)
})
