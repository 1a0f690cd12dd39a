import { fieldsOf } from "#contract/content.ts"
import { model as english } from "#dashboard/strings/en/model.ts"
import { model as french } from "#dashboard/strings/fr/model.ts"
import { model as dutch } from "#dashboard/strings/nl/model.ts"

const type = "node--article"

test("the labels and values of fields are those of the language", () => {
  const { field_kind: kind } = french.fieldsOf(type)
  expect(kind).toMatchObject({ label: "Type", allowed: { report: "Compte rendu" }, widget: "radios" })
  expect(dutch.fieldsOf(type).field_kind).toMatchObject({ label: "Soort", allowed: { report: "Verslag" } })
})

test("only words differ from the content model", () => {
  const rules = (fields: ReturnType<typeof french.fieldsOf>) =>
    Object.entries(fields).map(([name, { label: _label, help, ...rules }]) => [
      name,
      { ...rules, help: help !== undefined, ...("allowed" in rules && { allowed: Object.keys(rules.allowed) }) },
    ])
  expect(rules(french.fieldsOf(type))).toEqual(rules(fieldsOf(type)))
})

test("a help text is in the language", () => {
  expect(french.fieldsOf("node--page").field_image_focus?.help).toMatch(/^Fractions de la largeur/)
  expect(dutch.fieldsOf("node--page").field_image_focus?.help).toMatch(/^Breuken van breedte/)
})

test("English is the content model's own", () => {
  expect(english.fieldsOf(type)).toEqual(fieldsOf(type))
  expect(english.kindOf(type)).toMatchObject({ label: "Publication", plural: "Publications" })
})
