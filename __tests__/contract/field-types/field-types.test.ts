import { kindOf } from "#contract/content.ts"
import {
  emptyValueOf,
  fieldTypes,
  isEmptyValue,
  isSameValue,
  readValue,
  writeValue,
  type FieldValue,
} from "#contract/field-types/field-types.ts"
import type { Field } from "#contract/fields.ts"

const text = { value: "<p>Plan</p>", summary: "" }
const person = { name: "Ana", role: "" }
const reference = { type: "taxonomy_term--tags", id: "1", label: "Housing" } as const
const picture = {
  ...{ key: "a", id: "b", blob: null, url: "/a.jpg", filename: "a.jpg", filemime: "image/jpeg", filesize: 1 },
  ...{ width: 1, height: 1, alt: null, title: "", description: "" },
}
test.each([
  ["text_with_summary", { summary: "Words" }],
  ["text_with_summary", { value: 1, summary: "" }],
  ["link", { uri: "https://example.org" }],
  ["person", { name: null, role: "" }],
  ["entity_reference", { ...reference, type: "node--none" }],
  ["image", { filename: "a.jpg" }],
  ["file", { ...picture, filesize: "1" }],
] as const)("a value of %s has all its parts, unlike %j", (type, value) => {
  expect(fieldTypes[type].is(value)).toBe(false)
})

test.each<FieldValue>([
  "",
  " \n\u200b",
  null,
  [],
  { value: " ", summary: "\t" },
  { uri: "\u00a0", title: "Site" },
  { name: " ", role: "Architect" },
])("%j is empty", (value) => {
  expect(isEmptyValue(value)).toBe(true)
})

test.each<FieldValue>(["a", false, ["a"], [{ uri: "", title: "" }], { value: "", summary: "Words" }, reference, picture])(
  "%j is not empty",
  (value) => {
    expect(isEmptyValue(value)).toBe(false)
  },
)

const label = "Field"
const number: Field = { type: "decimal", label }
const time: Field = { type: "datetime", label }
const flag: Field = { type: "boolean", label, default: true }
const people: Field = { type: "person", label, many: true }

test.each<[Field, FieldValue, FieldValue]>([
  [number, "50,10", " 50.1"],
  [time, "2026-07-01T19:30", "2026-07-01T17:30:00+00:00"],
  [{ type: "string", label }, "e\u0301te", "éte "],
  [people, [person, { name: "", role: "x" }], [person]],
  [{ type: "link", label }, { uri: "", title: "x" }, null],
])("for a %j, %j and %j are the same", (field, one, other) => {
  expect(isSameValue(field, one, other)).toBe(true)
})

test.each<[Field, FieldValue, FieldValue]>([
  [number, "north", "south"],
  [time, "2026-07-01T", "2026-07-02T"],
  [flag, true, false],
  [people, [person], [{ ...person, role: "Architect" }]],
])("for a %j, %j and %j differ", (field, one, other) => {
  expect(isSameValue(field, one, other)).toBe(false)
})

test("an empty value is written as null, a default or an empty list, and empty entries are left out", () => {
  expect(writeValue({ type: "string", label }, " ")).toBeNull()
  expect(writeValue(flag, null)).toBe(true)
  expect(writeValue(people, [])).toEqual([])
  expect(writeValue(people, [person, { name: " ", role: "Architect" }])).toEqual([person])
})

test("only a text whose field declares a summary is written with one", () => {
  const { type } = { type: "text_with_summary" } as const
  expect(writeValue({ type, label, format: "g30_text", hasSummary: true }, text)).toEqual({ ...text, format: "g30_text" })
  expect(writeValue({ type, label, format: "g30_text" }, text)).toEqual({ value: text.value, format: "g30_text" })
})

describe("a text in another format than ours", () => {
  const field = { type: "text_with_summary", label, format: "g30_text", hasSummary: true } as const
  const sent = { value: "<table><tr><td>1</td></tr></table>", summary: "", processed: "<p>1</p>" }

  test.each(["full_html", "restricted_html", "plain_text"])("keeps its format %s, whatever is written back", (format) => {
    const read = readValue(field, { ...sent, format })
    expect(read).toEqual({ value: sent.value, summary: "", foreign: { format, html: "<p>1</p>" } })
    expect(writeValue(field, read)).toEqual({ value: sent.value, summary: "", format })
    expect(isSameValue(field, read, readValue(field, { ...sent, format: "g30_text" }))).toBe(false)
  })

  test("may come without a format: the back end then shows something else than what was written, as a Drupal does", () => {
    expect(readValue(field, { ...sent, format: null })).toMatchObject({ foreign: { format: "plain_text" } })
    const ours = { ...sent, processed: sent.value }
    expect(readValue(field, { ...ours, format: null })).toEqual({ value: sent.value, summary: "" })
  })

  test("takes our format while it is empty, since nothing can be lost", () => {
    expect(readValue(field, { value: " ", summary: "Short", processed: "", format: "full_html" })).toEqual({ value: " ", summary: "Short" })
  })
})

test("a value that a back end sends in another shape is read as the empty value", () => {
  const fields = Object.values(kindOf("node--member").fields)
  expect(fields.map((field) => readValue(field, undefined))).toEqual(fields.map(emptyValueOf))
  expect(readValue(number, "50.100000")).toBe("50.1")
  expect(readValue(number, {})).toBe("")
  expect(readValue(people, [person, "Ana"])).toEqual([person])
})
