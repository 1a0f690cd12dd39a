import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { resourceTypes } from "#contract/content.ts"
import { storedWarning } from "#server/publishing/queue/record.ts"

/** The report that a build writes to `.g30-build/report.json`, outside of the served site. */
const buildReport = v.object({
  counts: v.record(v.picklist(resourceTypes), v.number()),
  warnings: v.array(storedWarning),
})
export type BuildReport = v.InferOutput<typeof buildReport>

/** What is noted of a served build. */
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
    // There is none, a killed build left half of it, or an earlier version has written it.
    return null
  }
}
