import type { Field } from "#contract/fields.ts"
import { formFieldsOf, withOwnFields } from "#dashboard/widgets/form-fields.ts"
import { planOf, changedByParts } from "#dashboard/editor/form-plan.ts"
import { problemsIn } from "#dashboard/editor/rules/problems.ts"
import { emptyValueOf } from "#contract/field-types/field-types.ts"
import { baseFields } from "#contract/fields.ts"
import { resourceTypes } from "#contract/content.ts"

const tenFields: Readonly<Record<string, Field>> = {
  field_motto: { type: "string", label: "Motto", maxLength: 10 },
  field_phone: { type: "telephone", label: "Phone" },
  field_mail: { type: "email", label: "Mail", required: true },
  field_seats: { type: "integer", label: "Seats", min: 1, max: 30 },
  field_open: { type: "boolean", label: "Open", default: false },
  field_day: { type: "date", label: "Day" },
  field_level: { type: "list_string", label: "Level", allowed: { low: "Low", high: "High" } },
  field_links: { type: "link", label: "Links", many: true },
  field_people: { type: "person", label: "People", many: true },
  field_tags: { type: "entity_reference", label: "Tags", target: "taxonomy_term--tags", many: true },
}

const kind = { entityType: "node", publicPath: "/course/" } as const
const fields = withOwnFields(kind, { ...baseFields.node, ...tenFields }, "node--course")

const namesIn = (type: string, all = fields) => {
  const { main, aside } = planOf(type, all)
  return [...main, ...aside].flatMap(({ rows }) => rows.flat())
}

test("a new kind's ten fields are in its form, each once, by being declared", () => {
  const names = namesIn("node--course")
  expect(names).toEqual(expect.arrayContaining([...Object.keys(tenFields), "title", "path", "summary", "body", "status", "langcode"]))
  expect(new Set(names).size).toBe(names.length)
})

test("a new kind's values are checked by what its fields declare", () => {
  const empty = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValueOf(field)]))
  const rules = { fields, label: "Course", entityType: kind.entityType }
  const draft = { ...empty, title: "Mortar", langcode: "en" }
  expect(problemsIn({ ...rules, isPublishing: false }, draft)).toEqual({})
  expect(problemsIn({ ...rules, isPublishing: true }, draft)).toEqual({ field_mail: "Fill in “Mail”." })
  expect(problemsIn({ ...rules, isPublishing: false }, { ...draft, title: " ", field_seats: "31", field_motto: "eleven char" })).toEqual({
    title: "Give the course a title.",
    field_seats: "Give a whole number between 1 and 30.",
    field_motto: "This is too long: at most 10 characters.",
  })
})

test.each(resourceTypes)("each field of %s has one place in its form, or is changed elsewhere on the screen", (type) => {
  const all = formFieldsOf(type)
  const names = namesIn(type, all).filter((name) => name !== "summary")
  const elsewhere = Object.keys(all).filter((name) => all[name]?.widget === "focus_point" || changedByParts[type]?.includes(name) === true)
  expect([...names, ...elsewhere].toSorted()).toEqual(Object.keys(all).toSorted())
})
