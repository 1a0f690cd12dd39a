import type { Clock } from "#server/publishing/builder/clock.ts"
import type { Timing } from "./timing.ts"
import { joined, rejoined, type NotedChange, type Unbuilt } from "./unbuilt.ts"

const minute = 60_000

export type Pending = ReturnType<typeof makePending>

/** The changes that no build has brought, and who makes changes. */
export function makePending(clock: Clock) {
  let unbuilt: Unbuilt = new Map()
  let first = 0
  let last = 0
  let savers: readonly { readonly uid: number | null; readonly time: number }[] = []
  const recent = () => savers.filter(({ time }) => time > clock.now() - minute)
  return {
    /** `isFirst`: no build waits for changes yet. */
    add: (changes: readonly NotedChange[], isFirst: boolean) => {
      last = clock.now()
      if (isFirst) first = last
      const uids = new Set(changes.map(({ uid }) => uid))
      savers = [...recent(), ...[...uids].map((uid) => ({ uid, time: last }))]
      unbuilt = joined(unbuilt, changes)
    },
    changes: () => unbuilt,
    /** Gives the changes to a build. */
    take: () => {
      const taken = unbuilt
      unbuilt = new Map()
      return taken
    },
    /** Takes back the changes that a build could not bring. */
    putBack: (changes: Unbuilt) => {
      unbuilt = rejoined(changes, unbuilt)
    },
    timing: (before: Timing["before"]): Timing => ({ first, last, before, people: new Set(recent().map(({ uid }) => uid)).size }),
  }
}
