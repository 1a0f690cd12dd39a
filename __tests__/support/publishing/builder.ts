import type { Clock } from "#server/publishing/builder/clock.ts"
import type { BuildHooks, BuildOrder, BuildOutcome, SiteBuilder } from "#server/publishing/builder/site-builder.ts"

export type TestBuilder = SiteBuilder & {
  readonly orders: readonly BuildOrder[]
  /** When builds began and ended, in the clock's milliseconds. */
  readonly times: readonly { readonly began: number; readonly ended: number }[]
}

export const live: BuildOutcome = { kind: "live", how: "incremental", why: null, warnings: [] }

export function failure(message: string, asks: "confirm-empty" | null = null): BuildOutcome {
  return { kind: "failed", problem: { message, item: null, asks } }
}

type Told = {
  readonly took?: number
  /** The outcome of each build in turn; the last one goes on. */
  readonly outcomes?: readonly BuildOutcome[]
  readonly onBuild?: () => void
}

/** A builder that takes a while of the clock and builds nothing. */
export function aBuilder(clock: Clock, { took = 1000, outcomes = [live], onBuild }: Told = {}): TestBuilder {
  const orders: BuildOrder[] = []
  const times: { began: number; ended: number }[] = []
  const work = (hooks: BuildHooks, outcome: BuildOutcome) =>
    new Promise<BuildOutcome>((done) => {
      const began = clock.now()
      onBuild?.()
      const end = (said: BuildOutcome) => {
        times.push({ began, ended: clock.now() })
        done(said)
      }
      const cancel = clock.after(took, () => end(outcome))
      hooks.signal.addEventListener("abort", () => {
        cancel()
        end({ kind: "cancelled" })
      })
    })
  return {
    orders,
    times,
    build: (order, hooks) => {
      orders.push(order)
      return work(hooks, outcomes[Math.min(orders.length, outcomes.length) - 1] ?? live)
    },
    close: () => Promise.resolve(),
  }
}
