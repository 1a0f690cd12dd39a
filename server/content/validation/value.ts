import { withPrefix, codedWords } from "#server/content/refusal-words.ts"
import { holdsDays } from "#contract/agenda/all-day.ts"
import { textOf, type Problem } from "#contract/field-types/field-type.ts"
import { fieldTypes, unsetOf } from "#contract/field-types/field-types.ts"
import { mostValues, type AttributeField } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"
import { invalid, missingValue, noChoice, report, wrongType, type Invalid, type ValuePlace, type Violations } from "./write-document.ts"
import { dayOf, dayOrMidnight, timeOf } from "./time.ts"
import { type PictureCheck, filterHtml } from "./rich-text-filter.ts"
import { isBlank, lengthOf, unstorableIn } from "#contract/field-types/text.ts"
import { DomainError, tooMany } from "#server/content/errors.ts"
import { formerTextFormat, textFormat } from "#contract/text-format.ts"

export type ValueContext = TextContext & {
  /** The present values. */
  readonly fields: JsonObject
  /** The sent ones. */
  readonly attributes: JsonObject
}

type NamedField = { readonly type: string; readonly name: string; readonly field: AttributeField; readonly delta?: number | null }

/** @throws DomainError for faults that Drupal reports first */
export function valueOf(input: Json, namedField: NamedField, context: ValueContext): Json | Invalid {
  const { field } = namedField
  if (input === null || (field.type !== "boolean" && input === "")) return unsetOf(field)
  if (Array.isArray(input) !== (field.many === true)) {
    const fault = field.many === true ? "The field holds many values: send a list." : "The field holds one value, not a list."
    context.violations.add(`${namedField.name}: ${fault}`, `/data/attributes/${namedField.name}`)
    return invalid
  }
  if (!Array.isArray(input)) return single(input, namedField, context)
  const elements: readonly Json[] = input
  if (elements.length > mostValues) {
    context.violations.add(withPrefix(`${namedField.name}: `, tooMany), `/data/attributes/${namedField.name}`)
    return invalid
  }
  const values = elements.map((element, delta) => single(element, { ...namedField, delta }, context))
  return values.every((value) => value !== invalid) ? values.filter((value) => value !== null) : invalid
}

function single(input: Json, { type, name, field, delta = null }: NamedField, context: ValueContext): Json | Invalid {
  const at: ValuePlace = { place: { type, name, label: field.label, delta }, violations: context.violations }
  if (field.type === "text_with_summary") return richTextOf(input, at, { ...context, field })
  if (field.type === "datetime") {
    return holdsDays(field, withFlags(context)) ? dayOrMidnight(input) : timeOf(input)
  }
  const { compares, toStored, problem } = fieldTypes[field.type]
  const own = typeof compares === "string" ? [] : Object.keys(compares)
  // In Drupal, the options of a link hold attributes of the element. Here they hold nothing.
  const parts = field.type === "link" ? [...own, "options"] : own
  const whole = own.length === 0 ? input : partsOf(input, parts, { name, fieldType: field.type })
  const value = toStored(whole)
  if (value === null && whole !== null) return null
  const fieldProblem = problem(value, field)
  if (fieldProblem !== null) return reportProblem(fieldProblem, { value, field, at })
  return field.type === "link" && isJsonObject(value) ? { ...value, options: [] } : value
}

/** A sent `allDay` decides the form of times. */
function withFlags({ fields, attributes }: ValueContext): JsonObject {
  return { ...fields, ...Object.fromEntries(Object.entries(attributes).filter(([, value]) => typeof value === "boolean")) }
}

const tooLong: Readonly<Record<string, string>> = {
  telephone: "the telephone number may not be",
  email: "the email address can not be",
}

type CheckedValue = { readonly value: Json; readonly field: AttributeField; readonly at: ValuePlace }

/** Reports a problem in Drupal's words. @throws DomainError for a wrong date */
function reportProblem(problem: Problem, { value, field: { type, label }, at }: CheckedValue): Invalid {
  const { rule, part = "value" } = problem
  switch (rule) {
    case "kind":
      return report(at, wrongType, part)
    case "choice":
      return report(at, noChoice)
    case "missing":
      return report(at, missingValue, part)
    case "date":
      dayOf(value)
      return invalid
    case "mail":
      return report(at, codedWords("mail-invalid"), part)
    case "phone":
    case "pattern":
      return report(at, codedWords("invalid"), part)
    case "link":
      return report(at, `The path '${isJsonObject(value) ? textOf(value[part]) : ""}' is invalid.`, part)
    case "long":
      return report(at, longWords(type, { label, most: problem.limit }), part)
    case "low":
      return report(at, codedWords("too-low", { label, least: problem.limit }), part)
    case "high":
      return report(at, codedWords("too-high", { label, most: problem.limit }), part)
    case "other":
      return report(at, problem.message, part)
  }
}

function longWords(type: string, parameters: { readonly label: string; readonly most: number }) {
  const { label, most } = parameters
  return codedWords("too-long", parameters, `${label}: ${tooLong[type] ?? "may not be"} longer than ${most} characters.`)
}

type TextContext = { readonly isOwnPicture: PictureCheck; readonly violations: Violations }

type Context = TextContext & { readonly field: Extract<AttributeField, { readonly type: "text_with_summary" }> }

/** Filters a rich text. As in Drupal, parts that were not sent are reset. An older server pushes the former format. */
function richTextOf(input: Json, at: ValuePlace, { isOwnPicture, violations, field }: Context): JsonObject | null | Invalid {
  const { name } = at.place
  const { hasSummary = false, summaryLength = Infinity } = field
  const parts = ["value", "format", "processed", ...(hasSummary ? ["summary"] : [])]
  const fieldType = hasSummary ? "text_with_summary" : "text_long"
  const { value = null, format = null, summary = null } = partsOf(input, parts, { name, fieldType })
  const html = textIn(value, "value", at)
  const words = textIn(summary, "summary", at)
  const formatName = format === formerTextFormat ? textFormat : format
  const isKnown = formatName === null || formatName === textFormat
  if (!isKnown) report(at, noChoice, "format")
  if (html === invalid || words === invalid || !isKnown) return invalid
  if (lengthOf(words) > summaryLength) return report(at, codedWords("summary-long", { most: summaryLength }), "summary")
  const { text, removed, problem } = filterHtml(html, isOwnPicture)
  if (problem !== null) return report(at, problem, "value")
  violations.removed.push(...removed.map(({ what, count }) => ({ pointer: `/data/attributes/${name}/value`, what, count })))
  if (isBlank(text) && isBlank(words)) return null
  return hasSummary ? { value: text, format: formatName, summary: words } : { value: text, format: formatName }
}

function textIn(input: Json, part: string, at: ValuePlace): string | Invalid {
  if (input === null) return ""
  if (typeof input !== "string") return report(at, wrongType, part)
  const unstorable = unstorableIn(input, true)
  return unstorable === null ? input : report(at, unstorable, part)
}

type DrupalField = { readonly name: string; readonly fieldType: string }

/** As in Drupal, a value that is no object is its first part. @throws DomainError for an unknown part, which Drupal reports first */
export function partsOf(input: Json, parts: readonly string[], { name, fieldType }: DrupalField): JsonObject {
  if (!isJsonObject(input)) return { [parts[0] ?? "value"]: input }
  const unknown = Object.keys(input).filter((part) => !parts.includes(part))
  if (unknown.length === 0) return input
  const [subject, verb] = unknown.length === 1 ? ["property", "does"] : ["properties", "do"]
  const fault = `The ${subject} '${unknown.join("', '").slice(0, 200)}' ${verb} not exist on the '${name}' field of type '${fieldType}'.`
  throw new DomainError("invalid", `${fault} Writable properties are: '${parts.join("', '")}'.`)
}
