import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { resourceTypes } from "#contract/content.ts"
import { isRecord } from "#contract/is-record.ts"
import type { BuildReport } from "#gatsby/content/report.ts"

/** A switch writes it beside its tree. */
const releaseRecord = v.object({
  counts: v.record(v.picklist(resourceTypes), v.number()),
  key: v.object({ sources: v.string(), content: v.nullable(v.string()) }),
})
export type ReleaseRecord = v.InferOutput<typeof releaseRecord>

/** Each build writes its report outside of the served site. */
export function readReport(root: string): BuildReport {
  return readJson(join(root, ".g30-build", "report.json"), v.custom<BuildReport>(isRecord)) ?? { counts: {}, warnings: [] }
}

export function readRecord(file: string): ReleaseRecord | null {
  return readJson(file, releaseRecord)
}

function readJson<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> | null {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, "utf8")))
  } catch {
    // The file is missing, half-written by a killed build, or written by an earlier version.
    return null
  }
}
