import { fieldsOf, kindOf, resourceTypes } from "#contract/content.ts"
import { isRelationship, targetType, type Field } from "#contract/fields.ts"

/** What a Drupal keeps of a field by its name and entity type, for all bundles. Labels, ranges, required and extensions are each bundle's own. */
function storageOf(field: Field) {
  return {
    type: field.type,
    many: field.many === true,
    maxLength: "maxLength" in field ? field.maxLength : null,
    allowed: "allowed" in field ? field.allowed : null,
    target: isRelationship(field) ? kindOf(targetType(field)).entityType : null,
  }
}

const declared = resourceTypes.flatMap((type) =>
  Object.entries(fieldsOf(type)).map(([name, field]) => ({ type, id: `${kindOf(type).entityType}.${name}`, storage: storageOf(field) })),
)

test("kinds of one entity type that declare a field of the same name declare what a Drupal keeps by the name alike", () => {
  const first = new Map(declared.toReversed().map((each) => [each.id, each]))
  const shared = declared.filter(({ id, type }) => first.get(id)?.type !== type)
  expect(shared.length).toBeGreaterThan(10)
  for (const { type, id, storage } of shared) expect({ type, id, storage }).toEqual({ type, id, storage: first.get(id)?.storage })
})
