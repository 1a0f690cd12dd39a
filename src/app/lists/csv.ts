import type { Row } from "./rows/row.ts"
import type { Column, ListKind } from "./rows/kind.ts"

/** Makes a file that a Belgian Excel opens by a double click: UTF-8 with its mark, and `;`, since the comma stands in numbers there. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((line) => line.map(cell).join(";")).join("\r\n")}\r\n`
}

function cell(text: string): string {
  // A spreadsheet would run a formula that somebody wrote as a title (CWE-1236). The apostrophe makes it text.
  // Some skip white space before the sign, and Japanese ones take the wide signs too.
  const safe = /^(\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/.test(text) ? `'${text}` : text
  return /[";\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The heads of the export, and the values of a row: those of the list, then those that only the export has. */
export function headsOf({ titleLabel, stateLabel, stateOf, columns, facts }: ListKind): readonly string[] {
  return [titleLabel, ...(stateOf === null ? [] : [stateLabel]), ...[...columns, ...facts].map(({ label }) => label)]
}

export function valuesOf({ stateOf, columns, facts }: ListKind, row: Row): readonly string[] {
  const value = ({ csv, text }: Column) => (csv ?? text)(row)
  return [row.title, ...(stateOf === null ? [] : [stateOf(row).word]), ...[...columns, ...facts].map(value)]
}
