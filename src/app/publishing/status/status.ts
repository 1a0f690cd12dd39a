/** The wire's publishing status: parsed, never assumed. */
import * as v from "valibot"
import { resourceTypes } from "#contract/content.ts"
import { buildStates, buildSteps, warningKinds, type PublishingStatus } from "#contract/publishing.ts"

const item = v.object({ type: v.picklist(resourceTypes), number: v.number(), title: v.string() })

const build = v.object({
  id: v.number(),
  state: v.picklist(buildStates),
  reason: v.picklist(["change", "rebuild", "webhook", "start", "restore", "night"]),
  asked: v.string(),
  started: v.nullable(v.string()),
  ended: v.nullable(v.string()),
  by: v.array(v.string()),
  changes: v.array(v.object({ ...item.entries, change: v.picklist(["published", "changed", "withdrawn"]) })),
  changeCount: v.number(),
  how: v.nullable(v.picklist(["incremental", "full"])),
  why: v.nullable(v.string()),
  steps: v.array(
    v.object({
      name: v.picklist(buildSteps),
      ended: v.nullable(v.string()),
      done: v.nullable(v.number()),
      total: v.nullable(v.number()),
    }),
  ),
  problem: v.nullable(v.object({ message: v.string(), item: v.nullable(item), asks: v.nullable(v.literal("confirm-empty")) })),
  canRestore: v.boolean(),
})

const status = v.object({
  builtBy: v.picklist(["here", "host"]),
  now: v.nullable(build),
  starts: v.nullable(v.string()),
  usualSeconds: v.nullable(v.number()),
  builds: v.array(build),
  warnings: v.array(v.object({ kind: v.picklist(warningKinds), item: v.nullable(item), what: v.string(), todo: v.string() })),
})

export function isStatus(answer: unknown): answer is PublishingStatus {
  return v.is(status, answer)
}

/** The status in the data of an event; null where it is none. */
export function statusIn(json: string): PublishingStatus | null {
  try {
    const answer: unknown = JSON.parse(json)
    return isStatus(answer) ? answer : null
  } catch {
    // Cut off, or not ours.
    return null
  }
}
