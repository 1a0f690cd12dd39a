/** A draft needs only a title; publishing needs all required fields. */
import { isDay } from "#contract/agenda/brussels.ts"
import type { Problem } from "#contract/field-types/field-type.ts"
import { fieldTypes, isEmptyValue, listOf, type SingleValue } from "#contract/field-types/field-types.ts"
import { labelFields, type EntityType, type Field } from "#contract/fields.ts"
import { type FieldValue, type Values, isFileValue, isText } from "#dashboard/items/values.ts"
import type { FormFields } from "#dashboard/widgets/form-fields.ts"
import { appWords } from "#dashboard/strings/words.ts"

type FormRules = {
  readonly fields: FormFields
  /** Names the kind, for example `publication`. */
  readonly label: string
  readonly entityType: EntityType
  readonly isPublishing: boolean
}

export function problemsIn({ fields, label, entityType, isPublishing }: FormRules, values: Values): Readonly<Record<string, string>> {
  const title = labelFields[entityType]
  const problems = Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name] ?? null
    const isNeeded = name === title || (field.required === true && isPublishing)
    const missing = name === title ? appWords.editorRules.titleMissing(label) : appWords.editorRules.missing(field.label)
    const problem = !isEmptyValue(value) ? valueProblem(field, value, isPublishing) : isNeeded ? missing : null
    return problem === null ? [] : [[name, problem] as const]
  })
  const early = Object.entries(fields).flatMap(([name, field]) =>
    endsEarly(name, field, values) ? [[name, appWords.editorRules.endBeforeStart] as const] : [],
  )
  return { ...Object.fromEntries(early), ...Object.fromEntries(problems) }
}

function endsEarly(name: string, field: Field, values: Values): boolean {
  const start = "notBefore" in field ? values[field.notBefore] : undefined
  const end = values[name]
  return isText(start) && isText(end) && isDay(start) && isDay(end) && end < start
}

/** Returns null for a valid value. The value must not be empty. */
function valueProblem(field: Field, value: FieldValue, isPublishing: boolean): string | null {
  if (field.type === "image") return isPublishing ? picturesProblem(field, value) : null
  // Checkboxes offer valid values only. A Drupal's role that they don't offer stays.
  if (field.type === "list_string" && field.many === true) return null
  const problems = listOf(value).map((one) => singleProblem(field, one))
  const at = problems.findIndex((problem) => problem !== null)
  const problem = problems[at] ?? null
  return problem !== null && field.type === "link" && field.many === true ? appWords.editorRules.inRow(at + 1, problem) : problem
}

function singleProblem(field: Field, value: SingleValue): string | null {
  const type = fieldTypes[field.type]
  const problem = type.problem(type.write(value, field), field)
  if (problem !== null) return sentenceOf(problem, field)
  return isText(value) ? typedProblem(field, value.trim()) : null
}

/** The summary has a control of its own, so its faults are shown there. */
export function isSummaryWrong(field: Field, value: FieldValue | undefined): boolean {
  return listOf(value).some((one) => fieldTypes[field.type].problem(fieldTypes[field.type].write(one, field), field)?.part === "summary")
}

/** Only the form has these rules: other clients and earlier content need not follow them. */
function typedProblem(field: Field, text: string): string | null {
  return field.widget === "vat" && !isVat(text) ? appWords.editorRules.vat : null
}

function sentenceOf(problem: Problem, field: Field): string {
  switch (problem.rule) {
    case "other":
      return problem.message
    case "long":
      return problem.part === "summary" ? appWords.editorRules.summaryTooLong(problem.limit) : appWords.editorRules.tooLong(problem.limit)
    case "missing":
      return field.type === "person" ? appWords.editorRules.personNameMissing : appWords.editorRules.linkMissing
    case "mail":
    case "phone":
    case "date":
    case "choice":
    case "link":
      return appWords.editorRules[problem.rule]
    case "pattern":
      return appWords.editorRules.pattern(field.label)
    case "kind":
    case "low":
    case "high":
      if (field.type === "integer") return appWords.editorRules.wholeNumber(field.min, field.max)
      return field.type === "decimal" ? appWords.editorRules.number(field.min, field.max) : appWords.editorRules.pattern(field.label)
  }
}

function picturesProblem({ label, many }: Field, value: FieldValue): string | null {
  const pictures = listOf(value).filter(isFileValue)
  const wrong = pictures.flatMap(({ alt }, index) => (alt === null ? [index + 1] : []))
  if (wrong.length === 0) return null
  return many === true ? appWords.editorRules.alts(wrong, label) : appWords.editorRules.alt(label)
}

/** Writes a Belgian VAT number as BE 0123.456.749. Other texts stay unchanged. */
export function writtenVat(text: string): string {
  const digits = belgianDigits(text)
  return digits === null ? text.trim() : `BE ${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`
}

/** A Belgian number begins with 0 or 1 and ends with check digits. For other countries this checks only the form. */
export function isVat(text: string): boolean {
  const bare = bareOf(text)
  if (!/^(BE)?\d*$/.test(bare)) return /^[A-Z]{2}[A-Z0-9+*]{2,13}$/.test(bare)
  const digits = belgianDigits(text)
  return digits !== null && /^[01]/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
}

/** Returns ten digits; old numbers lack the zero at the beginning. */
function belgianDigits(text: string): string | null {
  const [, digits] = /^(?:BE)?(\d{9,10})$/.exec(bareOf(text)) ?? []
  return digits?.padStart(10, "0") ?? null
}

function bareOf(text: string): string {
  return text.toUpperCase().replaceAll(/[\s./-]/g, "")
}
