import { kinds } from "#contract/content.ts"
import { isSameValue, writeValue } from "#contract/field-types/field-types.ts"

const { field_event_start: field } = kinds["node--agenda"].fields

test.each([
  ["in the hour that clocks show twice is the first", "2026-10-25T02:30", "2026-10-25T02:30:00+02:00"],
  ["in the hour that clocks skip stays as it was typed, so that the back end refuses it", "2026-03-29T02:30", "2026-03-29T02:30"],
  ["with an offset stays as it is", "2026-10-25T02:30:00+01:00", "2026-10-25T02:30:00+01:00"],
])("a typed time %s", (_which, typed, sent) => {
  expect(writeValue(field, typed)).toBe(sent)
})

test("a time is the same in each spelling of its instant", () => {
  const isSame = (one: string, other: string) => isSameValue(field, one, other)
  expect(isSame("2026-10-25T02:30", "2026-10-25T00:30:00Z")).toBe(true)
  expect(isSame("2026-10-25T02:30", "2026-10-25T02:30:00+01:00")).toBe(false)
})
