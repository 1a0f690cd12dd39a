import { kindOf } from "#contract/content.ts"
import type { Counts, ImportSummary } from "./import.ts"

/** Says what an import did, in lines of text. */
export function describeImport({ kinds, pictures, attachments, dropped }: ImportSummary): string[] {
  const rows: readonly (readonly [string, Counts])[] = [
    ...[...kinds].map(([type, counts]) => [kindOf(type).plural, counts] as const),
    ["Pictures", pictures],
    ["PDFs and other attachments", attachments],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  const left = [...dropped].map(([what, times]) => `  ${String(times).padStart(4)}  ${what}`)
  return [
    `${"".padEnd(width)}  created  updated  unchanged`,
    ...rows.map(
      ([name, { created, updated, unchanged }]) => `${name.padEnd(width)}${column(created)}${column(updated)}${column(unchanged, 11)}`,
    ),
    ...(left.length === 0 ? [] : ["Left out, because the content model has no place for it:", ...left]),
  ]
}

function column(number: number, width = 9): string {
  return String(number).padStart(width)
}
