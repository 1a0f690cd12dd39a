import { resourceTypes } from "#contract/content.ts"
import { formPlanOf, changedByParts } from "#dashboard/editor/form-plan.ts"
import { formFieldsOf } from "#dashboard/widgets/form-fields.ts"

test.each(resourceTypes)("each field of %s has one place in its form, or is changed elsewhere on the screen", (type) => {
  const all = formFieldsOf(type)
  const { main, aside } = formPlanOf(type)
  const names = [...main, ...aside].flatMap(({ rows }) => rows.flat()).filter((name) => name !== "summary")
  const elsewhere = Object.keys(all).filter(
    (name) => all[name]?.widget === "focus_point" || changedByParts[type]?.some((other) => other === name) === true,
  )
  expect([...names, ...elsewhere].toSorted()).toEqual(Object.keys(all).toSorted())
})
