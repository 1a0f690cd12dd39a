import * as v from "valibot"
import type { AttributeField } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { isLinkable } from "#contract/link.ts"
import { isDay } from "#server/content/agenda/brussels.ts"

export const day = v.pipe(v.string(), v.check(isDay, "is no date: write it as 2026-10-06"))
export const mail = v.pipe(v.string(), v.email("is no e-mail address"))

export const url = v.pipe(v.string(), v.check(isLinkable, "is no web address: write it as https://www.example.org/"))

/** What one value of a declared attribute may be in a content file; a text longer than allowed, or of another form, is refused. */
function single(field: AttributeField): v.GenericSchema<unknown, Json> {
  switch (field.type) {
    case "string":
    case "telephone":
    case "email": {
      const pattern = new RegExp(field.pattern ?? "")
      const most = field.maxLength ?? 255
      return v.pipe(
        v.string(),
        v.nonEmpty("is empty: leave it out, or write null"),
        v.maxLength(most, `is longer than ${most} characters`),
        v.check((text) => pattern.test(text), `doesn't have the form ${pattern.source}`),
        v.check((text) => field.type !== "email" || v.is(mail, text), "is no e-mail address"),
      )
    }
    case "boolean":
      return v.boolean()
    case "integer":
    case "decimal": {
      const { min = -Infinity, max = Infinity } = field
      const number = field.type === "integer" ? v.pipe(v.number(), v.integer("is no whole number")) : v.number()
      return v.pipe(number, v.minValue(min, `is less than ${min}`), v.maxValue(max, `is more than ${max}`))
    }
    case "date":
      return day
    case "list_string":
      return v.picklist(Object.keys(field.allowed))
    case "datetime":
    case "text_with_summary":
    case "link":
    case "person":
      throw new TypeError(`A value of type ${field.type} has a key of its own in a content file.`)
    default:
      return field satisfies never
  }
}

/** What a declared attribute may be in a content file, `null` for none. */
export function fieldSchema(field: AttributeField): v.GenericSchema<unknown, Json> {
  return v.nullable(field.many === true ? v.array(single(field)) : single(field))
}
