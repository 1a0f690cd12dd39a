import type { Database } from "#server/database/open.ts"
import type { Progress } from "#server/terminal/progress.ts"
import { checkDatabase } from "./database.ts"
import { checkFiles } from "./files.ts"
import { type Finding, listed } from "./finding.ts"
import * as v from "valibot"
import { fieldsOf, isResourceType, kindOf } from "#contract/content.ts"
import { fieldTypes } from "#contract/field-types/field-types.ts"
import { isRelationship, type AttributeField, type ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import type { JsonObject } from "#server/database/json.ts"
import { jsonObject, prepared } from "#server/database/query.ts"
import { ContentError } from "#server/content/errors.ts"
import { canonicalFields } from "#server/content/entities/entity.ts"

type CheckContext = { readonly db: Database; readonly home: string; readonly now: Date }

/** Finds the faults of a state folder without changing it. */
export function check({ db, home, now }: CheckContext, progress: Progress = () => undefined): readonly Finding[] {
  const steps = [() => checkDatabase(db), () => checkContent(db), () => checkFiles(db, home, now)]
  const findings: Finding[] = []
  for (const [index, step] of steps.entries()) {
    findings.push(...step())
    progress("Checking", index + 1, steps.length)
    if (index === 0 && findings.some(({ what }) => what.startsWith("The database file is damaged"))) return findings
  }
  return findings
}

function checkContent(db: Database): readonly Finding[] {
  const faults = new Map<string, string[]>()
  const texts = `SELECT pk, type, entity_type, id, label, fields FROM entity
    UNION ALL SELECT entity, e.type, entity_type, id, t.label, t.fields FROM translation t JOIN entity e ON e.pk = t.entity`
  const select = `SELECT type, entity_type, id, label, fields FROM (${texts}) WHERE json_valid(fields) ORDER BY pk`
  for (const row of prepared(db, select).iterate()) {
    const item = v.parse(itemRow, row)
    for (const problem of problemsOf(item)) {
      const names = faults.get(problem) ?? []
      faults.set(problem, names)
      names.push(`${item.entity_type} ${item.id}`)
    }
  }
  return [...faults].map(([problem, names]) => ({
    what: `${problem} (${listed(names)}).`,
    fix: "Open and save these items in the dashboard, which says what it wants instead.",
  }))
}

const itemRow = v.object({ type: v.string(), entity_type: v.string(), id: v.number(), label: v.string(), fields: jsonObject })
type Item = v.InferOutput<typeof itemRow>

function problemsOf({ type, entity_type: entityType, label, fields }: Item): readonly string[] {
  if (!isResourceType(type)) return [`The model knows no ${type}`]
  if (kindOf(type).entityType !== entityType) return [`A ${type} is kept as a ${entityType}`]
  const lacking = label.trim() === "" ? [`A ${type} has no name`] : []
  return [...lacking, ...shapeProblems(type, fields), ...valueProblems(type, fields)]
}

function shapeProblems(type: ResourceType, fields: JsonObject): readonly string[] {
  try {
    canonicalFields({ type, fields })
    return []
  } catch (error) {
    if (error instanceof ContentError) return [error.message.replace(/\.$/, "")]
    throw error
  }
}

function valueProblems(type: ResourceType, fields: JsonObject): readonly string[] {
  return Object.entries(fieldsOf(type)).flatMap(([name, field]) => {
    const value = fields[name] ?? null
    if (isRelationship(field) || value === null) return []
    const values = isList(value) ? value : [value]
    return values.every((one) => fits(field, one)) ? [] : [`${type}: "${name}" holds what isn't a ${field.type}`]
  })
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

// Not lengths and patterns, which may have been looser when the item was saved.
function fits(field: AttributeField, value: Json): boolean {
  const { kept, problem } = fieldTypes[field.type]
  const rule = problem(kept(value) ?? value, field)?.rule
  return rule !== "kind" && rule !== "choice"
}
