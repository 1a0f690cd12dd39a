import * as v from "valibot"
import {
  buildReasons,
  buildStates,
  buildSteps,
  faultCodes,
  problemCodes,
  type Build,
  type BuildReason,
  type BuildStepName,
  type BuildWarning,
} from "#contract/publishing.ts"
import { isResourceType } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"

export type BuildRecord = Omit<Build, "by"> & {
  /** Names may change, so the record has the numbers of the accounts. */
  readonly uids: readonly number[]
  /** The build has at least all changes up to this number. */
  readonly seq: number
  readonly warnings: readonly BuildWarning[]
}

const time = v.nullable(v.string())
const type = v.custom<ResourceType>(isResourceType)
const namedItem = v.object({ type, number: v.number(), title: v.string() })
const step = v.object({ name: v.picklist(buildSteps), ended: time, done: v.nullable(v.number()), total: v.nullable(v.number()) })
const problem = v.object({
  message: v.string(),
  code: v.optional(v.picklist(problemCodes)),
  item: v.nullable(namedItem),
  asks: v.nullable(v.literal("confirm-empty")),
})
const coded = v.object({ code: v.picklist(faultCodes), values: v.record(v.string(), v.string()) })
export const storedWarning = v.object({
  item: v.nullable(namedItem),
  what: v.string(),
  todo: v.string(),
  coded: v.optional(coded),
})

export const storedRecord: v.GenericSchema<BuildRecord> = v.object({
  id: v.number(),
  state: v.picklist(buildStates),
  reason: v.picklist(buildReasons),
  asked: v.string(),
  started: time,
  ended: time,
  changes: v.array(namedItem),
  changeCount: v.number(),
  how: v.nullable(v.picklist(["incremental", "full"])),
  why: v.nullable(v.string()),
  steps: v.array(step),
  problem: v.nullable(problem),
  uids: v.array(v.number()),
  seq: v.number(),
  warnings: v.array(storedWarning),
})

export type RecordStart = { readonly id: number; readonly reason: BuildReason; readonly asked: string }

export function newRecord({ id, reason, asked }: RecordStart): BuildRecord {
  return {
    id,
    state: "waiting",
    reason,
    asked,
    started: null,
    ended: null,
    changes: [],
    changeCount: 0,
    how: null,
    why: null,
    steps: buildSteps.map((name) => ({ name, ended: null, done: null, total: null })),
    problem: null,
    uids: [],
    seq: 0,
    warnings: [],
  }
}

/** All earlier steps are over. */
export function atStep(record: BuildRecord, name: BuildStepName, { now, done, total }: StepProgress): BuildRecord {
  const reached = buildSteps.indexOf(name)
  const steps = record.steps.map((step, index) => {
    if (index < reached) return { ...step, ended: step.ended ?? now }
    return step.name === name ? { ...step, done, total } : step
  })
  return { ...record, steps }
}

type StepProgress = { readonly now: string; readonly done: number | null; readonly total: number | null }

export function secondsOf({ started, ended }: BuildRecord): number {
  return started === null || ended === null ? 0 : (Date.parse(ended) - Date.parse(started)) / 1000
}
