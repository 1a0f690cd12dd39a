import { randomBytes } from "node:crypto"
import { performance } from "node:perf_hooks"
import * as v from "valibot"
import { editDataSegments, type BuildStamp } from "../../../contract/publishing.ts"
import type { ItemFields } from "../content/item-fields.ts"
import { countsOf } from "../content/report.ts"
import { sourcedTypes } from "../model.ts"

/** The stamp of the build that ends now, for `/build.json`. A program that builds several times sets G30_BUILD_STARTED (ms since 1970). */
export function buildStamp(items: readonly ItemFields[], now = new Date()): BuildStamp {
  const { G30_CONTENT: content = null, G30_BUILD_STARTED: started = performance.timeOrigin } = process.env
  return {
    id: `${now.toISOString().replace(/\D/g, "").slice(0, 14)}-${randomBytes(4).toString("hex")}`,
    built: now.toISOString(),
    content,
    seconds: Math.round((now.getTime() - Number(started)) / 100) / 10,
    counts: { ...Object.fromEntries(sourcedTypes.map((type) => [type, 0])), ...countsOf(items.map(({ entity }) => entity)) },
    items: runsByType(items),
  }
}

const numbered = v.object({ number: v.number() })

/** A browser logs each 404 as an error, so the dashboard must know which items have an edit.json before it asks for one. */
function runsByType(items: readonly ItemFields[]): BuildStamp["items"] & object {
  const numbers = new Map<string, number[]>(Object.keys(editDataSegments).map((type) => [type, []]))
  for (const { entity, fields } of items) numbers.get(entity.type)?.push(v.parse(numbered, fields).number)
  return Object.fromEntries([...numbers].map(([type, all]) => [type, runsOf(all)]))
}

function runsOf(numbers: readonly number[]): number[] {
  const all = new Set(numbers)
  const starts = numbers.filter((number) => !all.has(number - 1))
  const ends = numbers.map((number) => number + 1).filter((number) => !all.has(number))
  return [...starts, ...ends].toSorted((a, b) => a - b)
}
