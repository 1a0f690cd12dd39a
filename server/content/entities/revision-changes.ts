import { fieldsOf, kindOf } from "#contract/content.ts"
import { isRelationship, labelFields } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { isJsonObject } from "#server/database/json.ts"
import { visibleReferences, type Entity } from "./entity.ts"

/** Returns no field if the text is new in its language. */
export function changedFields(before: Entity, after: Entity): readonly string[] {
  if (before.langcode !== after.langcode) return []
  const [old, now] = [valuesOf(before), valuesOf(after)]
  return [...now].flatMap(([name, value]) => (JSON.stringify(value) === JSON.stringify(old.get(name)) ? [] : [name]))
}

/** Sorts fields as the model does. A text and its summary are two. */
function valuesOf(entity: Entity): ReadonlyMap<string, unknown> {
  const { type, label, status, fields } = entity
  const own: Readonly<Record<string, Json>> = { ...fields, [labelFields[kindOf(type).entityType]]: label, status }
  const values = Object.entries(fieldsOf(type)).flatMap(([name, field]): (readonly [string, unknown])[] => {
    if (isRelationship(field)) return [[name, visibleReferences(entity, name).map(({ uuid, meta }) => [uuid, wordsOf(meta)])]]
    const value = own[name] ?? null
    if (field.type !== "text_with_summary") return [[name, value]]
    const text = isJsonObject(value) ? value : {}
    return [
      [name, text.value ?? ""],
      ["summary", text.summary ?? ""],
    ]
  })
  return new Map(values)
}

function wordsOf({ alt = null, title = null, description = null }: Readonly<Record<string, Json>>): readonly Json[] {
  return [alt, title, description]
}
