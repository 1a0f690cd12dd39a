import type { AttributeField } from "#contract/fields.ts"
import { mailPattern } from "#contract/mail-pattern.ts"
import type { Json } from "#contract/jsonapi.ts"
import { ruleProblem } from "#contract/agenda/recurrence-rule.ts"
import type { JsonObject } from "#server/database/json.ts"
import { invalid, noChoice, report, wrongType, type Invalid, type ValuePlace, type Violations } from "./sent.ts"
import { linkOf, personOf } from "./parts.ts"
import { richTextOf, type TextContext } from "./rich-text.ts"
import { checkLine } from "./text.ts"
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
  if (sent === null || (field.type !== "boolean" && sent === "")) return field.type === "boolean" ? field.default : null
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
  switch (field.type) {
    case "string":
    case "telephone":
    case "email":
      return lineOf(sent, field, at)
    case "boolean":
      return typeof sent === "boolean" ? sent : report(at, wrongType, "value")
    case "integer":
    case "decimal":
      return numberOf(sent, field, at)
    case "date":
      return dayOf(sent)
    case "datetime":
      return field.allDay !== undefined && context.fields[field.allDay] === true ? dayOf(sent) : timeOf(sent)
    case "list_string":
      return typeof sent === "string" && Object.hasOwn(field.allowed, sent) ? sent : report(at, noChoice)
    case "text_with_summary":
      return richTextOf(sent, at, context)
    case "link":
      return linkOf(sent, at)
    case "person":
      return personOf(sent, at)
    default:
      return field satisfies never
  }
}

type LineField = Extract<AttributeField, { readonly type: "string" | "telephone" | "email" }>
const tooLong = { string: "may not be", telephone: "the telephone number may not be", email: "the email address can not be" } as const

function lineOf(sent: Json, field: LineField, at: ValuePlace): string | null | Invalid {
  const most = field.maxLength ?? 255
  const words = `${field.label}: ${tooLong[field.type]} longer than ${most} characters.`
  const line = checkLine(sent, { most, tooLong: words, part: "value" }, at)
  if (typeof line !== "string") return line
  const problem = formProblem(line, field)
  return problem === null ? line : report(at, problem, "value")
}

function formProblem(line: string, field: LineField): string | null {
  if (field.type === "email" && !mailPattern.test(line)) return "This value is not a valid email address."
  if (field.widget === "rrule") return ruleProblem(line)
  if (field.pattern !== undefined && !new RegExp(field.pattern, "u").test(line)) return "This value is not valid."
  return null
}

type NumberField = Extract<AttributeField, { readonly type: "integer" | "decimal" }>

// Drupal keeps integers in 32 bits.
const limit = 2 ** 31 - 1

function numberOf(sent: Json, { type, label, min = -limit - 1, max = limit }: NumberField, at: ValuePlace): number | Invalid {
  // Drupal writes decimals as texts, and takes both.
  const number = typeof sent === "string" && /^-?\d{1,12}(\.\d{1,15})?$/.test(sent) ? Number(sent) : sent
  if (typeof number !== "number" || (type === "integer" && !Number.isInteger(number))) return report(at, wrongType, "value")
  if (number >= min && number <= max) return number
  const words = number < min ? `the value may be no less than ${min}` : `the value may be no greater than ${max}`
  return report(at, `${label}: ${words}.`, "value")
}
