import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { resourceTypes } from "#contract/content.ts"
import { storedWarning } from "#server/publishing/queue/record.ts"

export const warnings = v.array(storedWarning)

/** The report that a build writes to `.g30-build/report.json`, outside of the served site. */
export const buildReport = v.object({
  content: v.nullable(v.string()),
  counts: v.record(v.picklist(resourceTypes), v.number()),
  warnings,
})
export type BuildReport = v.InferOutput<typeof buildReport>

function reportFile(root: string): string {
  return join(root, ".g30-build", "report.json")
}

/** Reads the report of the last build; without one it is empty. */
export function readReport(root: string): BuildReport {
  try {
    return v.parse(buildReport, JSON.parse(readFileSync(reportFile(root), "utf8")))
  } catch {
    // No build has written one, or a killed build left half of it.
    return { content: null, counts: {}, warnings: [] }
  }
}
