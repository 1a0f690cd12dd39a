/** The status of the queue, for administrators. */
import type { Build, PublishingStatus } from "#contract/publishing.ts"
import { isoTime } from "./builder/clock.ts"
import type { Queue } from "./queue/queue.ts"
import { secondsOf, type BuildRecord } from "./queue/record.ts"

export type StatusContext = {
  readonly queue: Queue
  readonly builtBy: PublishingStatus["builtBy"]
  /** The name of an account; undefined if it is gone. */
  readonly nameOf: (uid: number) => string | undefined
}

const counted = 5

export function statusOf({ queue, builtBy, nameOf }: StatusContext): PublishingStatus {
  const { waiting, running, due, builds, restorable } = queue.state()
  const shown = (record: BuildRecord): Build => {
    const { uids, seq: _, warnings: __, restores: ___, ...build } = record
    const canRestore = record.state === "replaced" && restorable.includes(record.id)
    return { ...build, by: uids.flatMap((uid) => nameOf(uid) ?? []), canRestore }
  }
  const now = running ?? waiting
  return {
    builtBy,
    now: now === null ? null : shown(now),
    starts: due === null ? null : isoTime(due),
    usualSeconds: usualSeconds(builds),
    builds: builds.map(shown),
    warnings: builds.find(({ state }) => state === "live")?.warnings ?? [],
  }
}

/** The median of the last builds that were made as the last one was. The build of a program's start says nothing of a change's. */
function usualSeconds(builds: readonly BuildRecord[]): number | null {
  const finished = builds.filter(({ how, restores, reason }) => how !== null && restores === null && reason !== "start")
  const same = finished.filter(({ how }) => how === finished[0]?.how).slice(0, counted)
  const times = same.map(secondsOf).toSorted((one, other) => one - other)
  return times[Math.floor(times.length / 2)] ?? null
}
