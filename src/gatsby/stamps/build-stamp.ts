import { randomBytes } from "node:crypto"
import { performance } from "node:perf_hooks"
import type { BuildStamp } from "../../../contract/publishing.ts"
import type { ItemFields } from "../content/item-fields.ts"
import { countsOf } from "../content/report.ts"
import { sourcedTypes } from "../model.ts"

/** What `/build.json` says of the build that ends now. A program that makes several builds names the start of each in G30_BUILD_STARTED (ms since 1970). */
export function buildStamp(items: readonly ItemFields[], now = new Date()): BuildStamp {
  const { G30_CONTENT: content = null, G30_BUILD_STARTED: started = performance.timeOrigin } = process.env
  return {
    id: `${now.toISOString().replace(/\D/g, "").slice(0, 14)}-${randomBytes(4).toString("hex")}`,
    built: now.toISOString(),
    content,
    seconds: Math.round((now.getTime() - Number(started)) / 100) / 10,
    counts: { ...Object.fromEntries(sourcedTypes.map((type) => [type, 0])), ...countsOf(items.map(({ entity }) => entity)) },
  }
}
