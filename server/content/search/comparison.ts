import { fold } from "#contract/fold.ts"
import { foldedColumn, type Column } from "./columns.ts"
import type { ValueType } from "#contract/field-types/field-type.ts"
import { sql, type Sql } from "#server/database/sql.ts"

const ofOneValue = ["=", "<>", ">", ">=", "<", "<=", "STARTS_WITH", "CONTAINS", "ENDS_WITH"] as const
export const operators = [...ofOneValue, "IN", "NOT IN", "BETWEEN", "NOT BETWEEN", "IS NULL", "IS NOT NULL"] as const
export type Operator = (typeof operators)[number]
export type Comparison = { readonly operator: Operator; readonly values: readonly string[] }

export function comparisonSql(column: Column, alias: string, { operator, values }: Comparison): Sql {
  const { type } = column
  const value = column.sql(alias)
  const comparable = type === "instant" ? `unixepoch(${value})` : value
  const collate = type === "text" ? " COLLATE NOCASE" : ""
  const operands = values.map((text) => operand(text, type))
  switch (operator) {
    case "IS NULL":
    case "IS NOT NULL":
      return sql(`${value} ${operator}`)
    case "STARTS_WITH":
      return like(value, `${escaped(values[0])}%`)
    case "CONTAINS":
      // Drupal on SQLite distinguishes accents and the case of accented letters.
      if (type === "text") return sql(`instr(${foldedColumn(column, alias)}, ?) > 0`, fold(values[0] ?? ""))
      return like(value, `%${escaped(values[0])}%`)
    case "ENDS_WITH":
      return like(value, `%${escaped(values[0])}`)
    case "BETWEEN":
    case "NOT BETWEEN":
      return sql(`(${comparable}${collate} ${operator} ? AND ?)`, ...operands)
    case "IN":
    case "NOT IN":
      return sql(`${comparable}${collate} ${operator} (${operands.map(() => "?").join(", ")})`, ...operands)
    case "=":
    case "<>":
    case "<":
    case "<=":
    case ">":
    case ">=":
      return sql(`${comparable} ${operator} ?${collate}`, operands[0] ?? null)
  }
}

function like(value: string, pattern: string): Sql {
  return sql(String.raw`${value} LIKE ? ESCAPE '\'`, pattern)
}

function escaped(text = ""): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

// SQLite sorts a text after every number, so an ISO date for `created` finds nothing, as in Drupal.
function operand(text: string, type: ValueType): string | number {
  if (type === "number") return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (type === "instant") return instant(text)
  return text
}

/** Returns Unix seconds. A time without an offset is UTC, as Drupal stores it. */
function instant(text: string): string | number {
  const zoned = /^[^T]*T.*(Z|[+-]\d\d:?\d\d)$|^\d{4}-\d\d-\d\d$/.test(text) ? text : `${text}Z`
  const milliseconds = Date.parse(zoned)
  return Number.isNaN(milliseconds) ? text : Math.floor(milliseconds / 1000)
}
