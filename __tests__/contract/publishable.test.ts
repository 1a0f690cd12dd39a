import { daysAhead, isUntouchedCopy } from "#contract/publishable.ts"

test.each([
  ["2026-11-28", "2026-11-27T22:59:59Z", ["field_date"]],
  ["2026-11-28", "2026-11-27T23:00:00Z", []],
  ["2026-07-28", "2026-07-27T22:00:00Z", []],
  ["2026-07-28", "2026-07-27T21:59:59Z", ["field_date"]],
  ["", "2026-11-27T23:00:00Z", []],
])("the day %s at %s is still to come only until that day begins in Brussels", (day, now, ahead) => {
  expect(daysAhead("node--article", { field_date: day }, new Date(now))).toEqual(ahead)
})

test("events and actions may be published before their days", () => {
  const now = new Date("2026-11-27T12:00:00Z")
  expect(daysAhead("node--agenda", { field_event_start: "2999-01-01T10:00:00+01:00" }, now)).toEqual([])
  expect(daysAhead("node--action_project", { field_start: "2999-01-01", field_end: "2999-01-02" }, now)).toEqual([])
})

const original = { label: "Ten points", text: { value: "<p>All of <em>them</em>.</p>", summary: "" } }

test.each([
  ["the same title and text", original],
  ["other spaces and line ends alone", { label: "Ten points ", text: { value: "<p>All of\r\n<em>them</em>.</p>\n", summary: "" } }],
])("a translation with %s is an untouched copy", (_, translation) => {
  expect(isUntouchedCopy(translation, original)).toBe(true)
})

test.each([
  ["a title of its own", { ...original, label: "Dix points" }],
  ["a word of its own", { ...original, text: { value: "<p>Tous.</p>", summary: "" } }],
  ["a summary of its own", { ...original, text: { ...original.text, summary: "Tous." } }],
  ["no text", { ...original, text: null }],
])("a translation with %s isn't an untouched copy", (_, translation) => {
  expect(isUntouchedCopy(translation, original)).toBe(false)
})

test("an original without words leaves nothing to translate but its name", () => {
  const named = { label: "G30", text: { value: "<p></p>", summary: "" } }
  expect(isUntouchedCopy(named, named)).toBe(false)
})
