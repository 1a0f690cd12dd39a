import { textOf, type Problem } from "#contract/field-types/field-type.ts"
import { fieldTypes, unsetOf } from "#contract/field-types/field-types.ts"
import type { AttributeField } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"
import { partsOf } from "./parts.ts"
import { richTextOf, type TextContext } from "./rich-text.ts"
import { invalid, isMissing, noChoice, report, wrongType, type Invalid, type ValuePlace, type Violations } from "./sent.ts"
import { dayOf, timeOf } from "./time.ts"

export type ValueContext = TextContext & {
  /** The entity's attributes with the sent flags: `allDay` decides the form of times. */
  readonly fields: JsonObject
  readonly found: Violations
}

type NamedField = { readonly type: string; readonly name: string; readonly field: AttributeField; readonly delta?: number | null }

/** @throws DomainError for what Drupal refuses first */
export function valueOf(sent: Json, named: NamedField, context: ValueContext): Json | Invalid {
  const { field } = named
  if (sent === null || (field.type !== "boolean" && sent === "")) return unsetOf(field)
  if (Array.isArray(sent) !== (field.many === true)) {
    const fault = field.many === true ? "The field holds many values: send a list." : "The field holds one value, not a list."
    context.found.add(`${named.name}: ${fault}`, `/data/attributes/${named.name}`)
    return invalid
  }
  if (!Array.isArray(sent)) return single(sent, named, context)
  const elements: readonly Json[] = sent
  const values = elements.map((element, delta) => single(element, { ...named, delta }, context))
  return values.every((value) => value !== invalid) ? values.filter((value) => value !== null) : invalid
}

function single(sent: Json, { type, name, field, delta = null }: NamedField, context: ValueContext): Json | Invalid {
  const at: ValuePlace = { place: { type, name, label: field.label, delta }, found: context.found }
  if (field.type === "text_with_summary") return richTextOf(sent, at, { ...context, hasSummary: field.hasSummary === true })
  if (field.type === "datetime") {
    return field.allDay !== undefined && context.fields[field.allDay] === true ? dayOf(sent) : timeOf(sent)
  }
  const { compares, kept, problem } = fieldTypes[field.type]
  const own = typeof compares === "string" ? [] : Object.keys(compares)
  // The options of a link hold attributes of the element in Drupal, and nothing here.
  const parts = field.type === "link" ? [...own, "options"] : own
  const whole = own.length === 0 ? sent : partsOf(sent, parts, { name, fieldType: field.type })
  const value = kept(whole)
  if (value === null && whole !== null) return null
  const found = problem(value, field)
  if (found !== null) return reportProblem(found, { value, field, at })
  return field.type === "link" && isJsonObject(value) ? { ...value, options: [] } : value
}

const tooLong: Readonly<Record<string, string>> = {
  telephone: "the telephone number may not be",
  email: "the email address can not be",
}

type Checked = { readonly value: Json; readonly field: AttributeField; readonly at: ValuePlace }

/** Says it in Drupal's words. @throws DomainError for a wrong date */
function reportProblem(problem: Problem, { value, field: { type, label }, at }: Checked): Invalid {
  const { rule, part = "value" } = problem
  switch (rule) {
    case "kind":
      return report(at, wrongType, part)
    case "choice":
      return report(at, noChoice)
    case "missing":
      return report(at, isMissing, part)
    case "date":
      dayOf(value)
      return invalid
    case "mail":
      return report(at, "This value is not a valid email address.", part)
    case "pattern":
      return report(at, "This value is not valid.", part)
    case "link":
      return report(at, `The path '${isJsonObject(value) ? textOf(value[part]) : ""}' is invalid.`, part)
    case "long":
      return report(at, `${label}: ${tooLong[type] ?? "may not be"} longer than ${problem.limit} characters.`, part)
    case "low":
      return report(at, `${label}: the value may be no less than ${problem.limit}.`, part)
    case "high":
      return report(at, `${label}: the value may be no greater than ${problem.limit}.`, part)
    case "other":
      return report(at, problem.message, part)
  }
}
