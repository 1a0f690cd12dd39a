import type { Clock } from "#server/publishing/builder/clock.ts"
import type { Timing } from "./timing.ts"
import { joined, rejoined, type NotedChange, type Unbuilt } from "./unbuilt.ts"

const minute = 60_000

/** The changes that no build has brought, and who makes changes. */
export type Pending = {
  /** `isFirst`: no build waits for changes yet. */
  readonly add: (changes: readonly NotedChange[], isFirst: boolean) => void
  readonly changes: () => Unbuilt
  /** Gives the changes to a build. */
  readonly take: () => Unbuilt
  /** Takes back what a build could not bring. */
  readonly putBack: (changes: Unbuilt) => void
  readonly timing: (before: Timing["before"]) => Timing
}

export function makePending(clock: Clock): Pending {
  let unbuilt: Unbuilt = new Map()
  let first = 0
  let last = 0
  let savers: readonly { readonly uid: number | null; readonly time: number }[] = []
  const recent = () => savers.filter(({ time }) => time > clock.now() - minute)
  return {
    add: (changes, isFirst) => {
      last = clock.now()
      if (isFirst) first = last
      const uids = new Set(changes.map(({ uid }) => uid))
      savers = [...recent(), ...[...uids].map((uid) => ({ uid, time: last }))]
      unbuilt = joined(unbuilt, changes)
    },
    changes: () => unbuilt,
    take: () => {
      const taken = unbuilt
      unbuilt = new Map()
      return taken
    },
    putBack: (changes) => {
      unbuilt = rejoined(changes, unbuilt)
    },
    timing: (before) => ({ first, last, before, people: new Set(recent().map(({ uid }) => uid)).size }),
  }
}
