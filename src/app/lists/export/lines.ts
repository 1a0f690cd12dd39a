import type { Column, ListKind } from "#app/lists/kind.ts"
import type { Row } from "#app/lists/rows/row.ts"

/** The heads of the export, and the values of a row: those of the list, then those that only the export has. */
export function headsOf({ titleLabel, stateLabel, stateOf, columns, facts }: ListKind): readonly string[] {
  return [titleLabel, ...(stateOf === null ? [] : [stateLabel]), ...[...columns, ...facts].map(({ label }) => label)]
}

export function valuesOf({ stateOf, columns, facts }: ListKind, row: Row): readonly string[] {
  const value = ({ csv, text }: Column) => (csv ?? text)(row)
  return [row.title, ...(stateOf === null ? [] : [stateOf(row).word]), ...[...columns, ...facts].map(value)]
}
