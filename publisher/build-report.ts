import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { resourceTypes } from "#contract/content.ts"
import { storedWarning } from "#server/publishing/queue/record.ts"

/** A build writes this to `.g30-build/report.json`, outside of the served site. */
const buildReport = v.object({
  counts: v.record(v.picklist(resourceTypes), v.number()),
  warnings: v.array(storedWarning),
})
export type BuildReport = v.InferOutput<typeof buildReport>

const buildRecord = v.object({
  counts: buildReport.entries.counts,
  key: v.object({ sources: v.string(), content: v.nullable(v.string()) }),
})
export type BuildRecord = v.InferOutput<typeof buildRecord>

export function readReport(root: string): BuildReport {
  return readJson(join(root, ".g30-build", "report.json"), buildReport) ?? { counts: {}, warnings: [] }
}

export function readRecord(file: string): BuildRecord | null {
  return readJson(file, buildRecord)
}

function readJson<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> | null {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, "utf8")))
  } catch {
    // The file is missing, half-written by a killed build, or written by an earlier version.
    return null
  }
}
