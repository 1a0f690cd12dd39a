/** The schema of a form, derived from the content model. A draft needs a title alone; publishing asks for what is missing. */
import * as v from "valibot"
import { isEmptyValue } from "#contract/field-types/field-types.ts"
import type { Field } from "#contract/fields.ts"
import type { FieldValue, Values } from "#app/resources/values.ts"
import { isDay } from "#contract/agenda/brussels.ts"
import { editorRules as words } from "#app/strings/editor.ts"
import { titleFieldOf, type FormFields } from "#app/widgets/form-fields.ts"
import { valueProblem } from "./value-rules.ts"

type FormRules = {
  readonly fields: FormFields
  /** The kind in words, such as `publication`. */
  readonly label: string
  readonly entityType: Parameters<typeof titleFieldOf>[0]
  readonly isPublishing: boolean
}

function schemaOf(rules: FormRules) {
  const title = titleFieldOf(rules.entityType)
  const entries = Object.entries(rules.fields).map(([name, field]) => {
    const missing = name === title ? words.titleMissing(rules.label) : words.missing(field.label)
    const isNeeded = name === title || (field.required === true && rules.isPublishing)
    return [name, fieldSchema(field, { missing: isNeeded ? missing : null, isPublishing: rules.isPublishing })] as const
  })
  return v.pipe(v.object(Object.fromEntries(entries)), v.forward(v.check(endsAfterStart, words.endBeforeStart), ["field_end"]))
}

const anyValue = v.custom<FieldValue>((value) => value !== undefined)

function fieldSchema(field: Field, { missing, isPublishing }: { readonly missing: string | null; readonly isPublishing: boolean }) {
  return v.pipe(
    anyValue,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const problem = isEmptyValue(dataset.value) ? missing : valueProblem(field, dataset.value, isPublishing)
      if (problem !== null) addIssue({ message: problem })
    }),
  )
}

function endsAfterStart({ field_start: start, field_end: end }: Readonly<Record<string, FieldValue>>): boolean {
  return typeof start !== "string" || typeof end !== "string" || !isDay(start) || !isDay(end) || end >= start
}

/** The sentence for each wrong field. */
export function problemsIn(rules: FormRules, values: Values): Readonly<Record<string, string>> {
  const parsed = v.safeParse(schemaOf(rules), values)
  if (parsed.success) return {}
  const problems: Record<string, string> = {}
  for (const { path, message } of parsed.issues) {
    const name = path?.[0]?.key
    if (typeof name === "string") problems[name] ??= message
  }
  return problems
}
