import { isoTime, type Clock } from "#server/publishing/builder/clock.ts"
import type { BuildHooks, BuildOrder, BuildOutcome, SiteBuilder } from "#server/publishing/builder/site-builder.ts"
import type { Log } from "#server/terminal/log.ts"
import type { History } from "./history.ts"
import { atStep, type BuildRecord } from "./record.ts"

type RunContext = {
  readonly builder: SiteBuilder
  readonly history: History
  readonly log: Log
  readonly clock: Clock
}
type RunOrder = Pick<BuildOrder, "mayBeEmpty" | "secrets">

export type RunningBuild = ReturnType<typeof runBuild>

const surprise =
  "The build ended with an error that it doesn't explain. The server's log says more. Build again, or ask whoever runs the server."

export function runBuild({ builder, history, log, clock }: RunContext, begun: BuildRecord, order: RunOrder) {
  const controller = new AbortController()
  const now = () => isoTime(clock.now())
  const { reason } = begun
  let record = atStep(begun, "content", { now: now(), done: null, total: null })
  const onStep: BuildHooks["onStep"] = (step, { done, total } = { done: 0, total: 0 }) => {
    const count = total > 0 ? { done, total } : { done: null, total: null }
    record = atStep(record, step === "check" ? "live" : step, { now: now(), ...count })
  }
  history.save(record)
  const built = async (): Promise<BuildOutcome> => {
    try {
      return await builder.build({ reason, ...order }, { onStep, signal: controller.signal })
    } catch (error) {
      log({ level: "error", event: "build failed", reason: error instanceof Error ? (error.stack ?? error.message) : String(error) })
      return controller.signal.aborted ? { kind: "cancelled" } : { kind: "failed", problem: { message: surprise, item: null, asks: null } }
    }
  }
  const outcome = built().then((result) => {
    record = endRecord(record, result, now())
    return result
  })
  return { record: () => record, outcome, cancel: () => controller.abort() }
}

function endRecord(record: BuildRecord, outcome: BuildOutcome, now: string): BuildRecord {
  // If the server stops, its next start finds the build unfinished, and repeats it.
  if (outcome.kind === "cancelled") return record
  if (outcome.kind === "failed") return { ...record, state: "failed", ended: now, problem: outcome.problem }
  const { how, why, warnings } = outcome
  const steps = record.steps.map((step) => ({ ...step, ended: step.ended ?? now }))
  return { ...record, state: "live", ended: now, how, why, warnings, steps }
}
