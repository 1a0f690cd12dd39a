import type { Clock } from "#server/publishing/builder/clock.ts"

export type TestClock = Clock & {
  /** Lets time pass, and everything happen that is due meanwhile. */
  readonly pass: (milliseconds: number) => Promise<void>
}

export function aClock(start = Date.parse("2026-11-21T12:00:00Z")): TestClock {
  let time = start
  let timers: readonly { readonly at: number; readonly work: () => void }[] = []
  return {
    now: () => time,
    after: (milliseconds, work) => {
      const timer = { at: time + milliseconds, work }
      timers = [...timers, timer]
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
    pass: async (milliseconds) => {
      const end = time + milliseconds
      await settled()
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)
        if (next === undefined) break
        timers = timers.filter((one) => one !== next)
        time = Math.max(time, next.at)
        next.work()
        await settled()
      }
      time = end
    },
  }
}

/** Lets promises that are ready go on. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 3; round++) await new Promise((done) => setImmediate(done))
}
