import { fieldsOf } from "#contract/content.ts"
import { model as french } from "#dashboard/strings/fr/model.ts"

const type = "node--article"

test("only words differ from the content model", () => {
  const rules = (fields: ReturnType<typeof french.fieldsOf>) =>
    Object.entries(fields).map(([name, { label: _label, help, ...rules }]) => [
      name,
      { ...rules, help: help !== undefined, ...("allowed" in rules && { allowed: Object.keys(rules.allowed) }) },
    ])
  expect(rules(french.fieldsOf(type))).toEqual(rules(fieldsOf(type)))
})
