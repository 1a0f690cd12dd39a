import { buildSteps, type Build, type BuildReason, type BuildStepName, type BuildWarning } from "#contract/publishing.ts"

export type BuildRecord = Omit<Build, "by"> & {
  /** Names may change, so the record has the numbers of the accounts. */
  readonly uids: readonly number[]
  /** The build has at least all changes up to this number. */
  readonly seq: number
  readonly warnings: readonly BuildWarning[]
}

type RecordStart = { readonly id: number; readonly reason: BuildReason; readonly asked: string }

export function newRecord(start: RecordStart): BuildRecord {
  return {
    ...start,
    ...{ state: "waiting", started: null, ended: null, how: null, why: null, problem: null },
    ...{ changes: [], changeCount: 0, uids: [], seq: 0, warnings: [] },
    steps: buildSteps.map((name) => ({ name, ended: null, done: null, total: null })),
  }
}

type StepProgress = { readonly now: string; readonly done: number | null; readonly total: number | null }

/** All earlier steps are over. */
export function atStep(record: BuildRecord, name: BuildStepName, { now, done, total }: StepProgress): BuildRecord {
  const reached = buildSteps.indexOf(name)
  const steps = record.steps.map((step, index) => {
    if (index < reached) return { ...step, ended: step.ended ?? now }
    return step.name === name ? { ...step, done, total } : step
  })
  return { ...record, steps }
}

export function secondsOf({ started, ended }: BuildRecord): number {
  return started === null || ended === null ? 0 : (Date.parse(ended) - Date.parse(started)) / 1000
}
