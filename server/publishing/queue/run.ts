/** One running build: its steps, its log and its end. */
import type { Clock } from "#server/publishing/builder/clock.ts"
import { isoTime } from "#server/publishing/builder/clock.ts"
import type { BuildHooks, BuildOutcome, SiteBuilder } from "#server/publishing/builder/site-builder.ts"
import type { History } from "./history.ts"
import { atStep, type BuildRecord } from "./record.ts"

export type RunContext = {
  readonly builder: SiteBuilder
  readonly history: History
  readonly clock: Clock
  readonly secrets: () => readonly string[]
  readonly onChange: () => void
}

export type RunningBuild = {
  readonly record: () => BuildRecord
  readonly outcome: Promise<BuildOutcome>
  readonly cancel: () => void
}

const surprise = "The build ended with an error that it doesn't explain. Its log may say more. Build again, or ask whoever runs the server."

export function runBuild(context: RunContext, begun: BuildRecord, mayBeEmpty: boolean): RunningBuild {
  const { builder, history, clock, secrets, onChange } = context
  const controller = new AbortController()
  const now = () => isoTime(clock.now())
  const { id, reason, restores } = begun
  let record = atStep(begun, restores === null ? "content" : "live", { now: now(), done: null, total: null })
  const onLine = (line: string) => history.addLine(id, line)
  const onStep: BuildHooks["onStep"] = (step, { done, total } = { done: 0, total: 0 }) => {
    const count = total > 0 ? { done, total } : { done: null, total: null }
    record = atStep(record, step === "check" ? "live" : step, { now: now(), ...count })
    onChange()
  }
  history.save(record)
  const hooks = { onStep, onLine, signal: controller.signal }
  const built = async (): Promise<BuildOutcome> => {
    try {
      if (restores !== null) return await builder.restore(restores, hooks)
      return await builder.build({ id, reason, mayBeEmpty, secrets }, hooks)
    } catch (error) {
      onLine(error instanceof Error ? (error.stack ?? error.message) : String(error))
      return controller.signal.aborted ? { kind: "cancelled" } : { kind: "failed", problem: { message: surprise, item: null, asks: null } }
    }
  }
  const outcome = built().then((result) => {
    record = ended(record, result, now())
    return result
  })
  return { record: () => record, outcome, cancel: () => controller.abort() }
}

function ended(record: BuildRecord, outcome: BuildOutcome, now: string): BuildRecord {
  switch (outcome.kind) {
    case "live": {
      const { how, why, warnings } = outcome
      const steps = record.steps.map((step) => ({ ...step, ended: step.ended ?? now }))
      return { ...record, state: "live", ended: now, how, why, warnings, steps }
    }
    case "failed":
      return { ...record, state: "failed", ended: now, problem: outcome.problem }
    case "cancelled":
      return { ...record, state: "cancelled", ended: now }
  }
}
