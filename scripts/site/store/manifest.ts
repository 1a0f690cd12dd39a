import * as v from "valibot"
import { writeDurably } from "#server/disk/durable.ts"
import { readText } from "#server/disk/files.ts"
import { buildReport, warnings } from "../gatsby/build-report.ts"
import type { Files } from "./files.ts"

/** The facts of a published build. */
export const buildRecord = v.object({
  ...buildReport.entries,
  /** Counts the swaps. */
  turn: v.number(),
  id: v.number(),
  /** The sources and content of the newest build. A restored build keeps the newer build's key, so that a start doesn't replace it. */
  key: v.object({ sources: v.string(), content: v.nullable(v.string()) }),
  /** Builds of an earlier turn show what has been withdrawn since. */
  floor: v.number(),
  /** By route: pages that are heavier than they should be. */
  heavy: v.record(v.string(), warnings),
})
export type BuildRecord = v.InferOutput<typeof buildRecord>

type Manifest = { readonly record: BuildRecord; readonly files: Files }

const parsed = v.pipe(v.string(), v.parseJson(), buildRecord)
const end = "end"

export function writeManifest(file: string, { record, files }: Manifest): void {
  const lines = [...files].map(([path, identity]) => `${identity}\t${path}`)
  writeDurably(file, `${[JSON.stringify(record), ...lines, end].join("\n")}\n`)
}

/** Reads a manifest; null if there is none or it is cut off. */
export function readManifest(file: string): Manifest | null {
  const [first = "", ...lines] = readText(file).split("\n")
  const record = v.safeParse(parsed, first)
  if (!record.success || lines.at(-2) !== end) return null
  const files: Files = new Map()
  for (const line of lines.slice(0, -2)) {
    const tab = line.indexOf("\t")
    files.set(line.slice(tab + 1), line.slice(0, tab))
  }
  return { record: record.output, files }
}
