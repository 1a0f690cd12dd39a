import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { resourceTypes } from "#contract/content.ts"
import { faultCodes } from "#contract/publishing.ts"
import type { BuildReport } from "#gatsby/content/report.ts"

/** A switch writes it beside its tree. */
const releaseRecord = v.object({
  counts: v.record(v.picklist(resourceTypes), v.number()),
  key: v.object({ sources: v.string(), content: v.nullable(v.string()) }),
})
export type ReleaseRecord = v.InferOutput<typeof releaseRecord>

const item = v.object({ type: v.picklist(resourceTypes), number: v.number(), title: v.string() })
const warning = v.object({
  item: v.nullable(item),
  what: v.string(),
  todo: v.string(),
  coded: v.optional(v.object({ code: v.picklist(faultCodes), values: v.record(v.string(), v.string()) })),
})
const buildReport = v.object({ counts: v.record(v.picklist(resourceTypes), v.number()), warnings: v.array(warning) })

/** Each build writes its report outside of the served site. */
export function readReport(root: string): BuildReport {
  return readJson(join(root, ".g30-build", "report.json"), buildReport) ?? { counts: {}, warnings: [] }
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
