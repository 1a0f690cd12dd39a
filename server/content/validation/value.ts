import { mailPattern, type AttributeField } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { ruleProblem } from "#server/content/agenda/recurrence-rule.ts"
import type { JsonObject } from "#server/database/json.ts"
import { complain, type Findings, type Place } from "./sent.ts"
import { linkOf, personOf } from "./parts.ts"
import { richTextOf, type TextContext } from "./rich-text.ts"
import { checkLine, type At } from "./text.ts"
import { dayOf, timeOf } from "./time.ts"

export type ValueContext = TextContext & {
  /** The entity's attributes with the sent flags: `allDay` decides the form of times. */
  readonly fields: JsonObject
  readonly found: Findings
}

type Named = { readonly type: string; readonly name: string; readonly field: AttributeField }

/**
 * The stored form of an attribute, or null. Where it is wrong, it reports a violation and returns undefined.
 * @throws DomainError for a wrong date or an unknown part, which Drupal reports first
 */
export function valueOf(sent: Json, named: Named, context: ValueContext): Json | undefined {
  const { field } = named
  if (sent === null || (field.type !== "boolean" && sent === "")) return field.type === "boolean" ? field.default : null
  if (field.many !== true) return Array.isArray(sent) ? refuseList(named, context) : single(sent, named, context)
  if (!Array.isArray(sent)) {
    context.found.add(`${named.name}: The field holds many values: send a list.`, `/data/attributes/${named.name}`)
    return undefined
  }
  const elements: readonly Json[] = sent
  const values = elements.map((element, delta) => single(element, named, context, delta))
  return values.every((value) => value !== undefined) ? values.filter((value) => value !== null) : undefined
}

function refuseList({ name }: Named, { found }: ValueContext): Json | undefined {
  found.add(`${name}: The field holds one value, not a list.`, `/data/attributes/${name}`)
  return undefined
}

function single(sent: Json, { type, name, field }: Named, context: ValueContext, delta: number | null = null): Json | undefined {
  const place: Place = { type, name, label: field.label, delta }
  const at: At = { place, found: context.found }
  switch (field.type) {
    case "string":
    case "telephone":
    case "email":
      return lineOf(sent, field, at)
    case "boolean":
      return typeof sent === "boolean" ? sent : ofWrongType(at)
    case "integer":
    case "decimal":
      return numberOf(sent, field, at)
    case "date":
      return dayOf(sent)
    case "datetime":
      return field.allDay !== undefined && context.fields[field.allDay] === true ? dayOf(sent) : timeOf(sent)
    case "list_string":
      return typeof sent === "string" && Object.hasOwn(field.allowed, sent) ? sent : noChoice(at)
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

function ofWrongType({ place, found }: At): number | undefined {
  complain(found, place, "This value should be of the correct primitive type.", "value")
  return undefined
}

function noChoice({ place, found }: At): string | undefined {
  complain(found, place, "The value you selected is not a valid choice.")
  return undefined
}

type LineField = Extract<AttributeField, { readonly type: "string" | "telephone" | "email" }>

const tooLong = { string: "may not be", telephone: "the telephone number may not be", email: "the email address can not be" } as const

function lineOf(sent: Json, field: LineField, at: At): string | null | undefined {
  const most = field.maxLength ?? 255
  const words = `${field.label}: ${tooLong[field.type]} longer than ${most} characters.`
  const line = checkLine(sent, { most, tooLong: words, part: "value" }, at)
  if (typeof line !== "string") return line
  const problem = formProblem(line, field)
  if (problem === null) return line
  complain(at.found, at.place, problem, "value")
  return undefined
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

function numberOf(sent: Json, { type, label, min = -limit - 1, max = limit }: NumberField, at: At): number | undefined {
  // Drupal writes decimals as texts, and takes both.
  const number = typeof sent === "string" && /^-?\d{1,12}(\.\d{1,15})?$/.test(sent) ? Number(sent) : sent
  if (typeof number !== "number" || (type === "integer" && !Number.isInteger(number))) return ofWrongType(at)
  if (number >= min && number <= max) return number
  const words = number < min ? `the value may be no less than ${min}` : `the value may be no greater than ${max}`
  complain(at.found, at.place, `${label}: ${words}.`, "value")
  return undefined
}
