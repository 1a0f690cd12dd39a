/** All times are milliseconds. */
import { isResourceType } from "#contract/content.ts"
import type { LoggedChange } from "#server/content/change-log.ts"
import type { Clock } from "#server/publishing/builder/clock.ts"
import type { BuildRecord } from "./record.ts"

export type NotedChange = Pick<LoggedChange, "uuid" | "type" | "number" | "title" | "uid">
type ItemChange = NotedChange & { readonly uids: readonly number[] }

/** Has one entry for each changed item, the oldest first. */
export type UnbuiltChanges = ReadonlyMap<string, ItemChange>

export type BuildBefore = { readonly ended: number; readonly took: number }

const mostNamed = 20

/** All requests of one save come within this time. */
const quiet = 150
const longestQuiet = 1000
const longestWait = 60_000

export type Pending = ReturnType<typeof makePending>

export function makePending(clock: Clock) {
  let unbuilt: UnbuiltChanges = new Map()
  let first = 0
  let last = 0
  return {
    /** `isFirst` means that no build waits for changes yet. */
    add: (changes: readonly NotedChange[], isFirst: boolean) => {
      last = clock.now()
      if (isFirst) first = last
      unbuilt = joinChanges(
        unbuilt,
        changes.map((change) => ({ ...change, uids: change.uid === null ? [] : [change.uid] })),
      )
    },
    described: () => described(unbuilt),
    take: () => {
      const changes = unbuilt
      unbuilt = new Map()
      return changes
    },
    /** Takes back the changes of a failed build. */
    putBack: (changes: UnbuiltChanges) => {
      unbuilt = joinChanges(changes, [...unbuilt.values()])
    },
    /** An occasional save gets a build at once. If changes come during a build, the next one waits for as long as that took. */
    startAfter: (before: BuildBefore | null): number => {
      const quietAt = Math.min(last + quiet, first + longestQuiet)
      if (before === null) return quietAt
      const pause = first < before.ended ? before.took : 0
      return Math.min(Math.max(quietAt, before.ended + pause), first + longestWait)
    },
  }
}

function joinChanges(earlier: UnbuiltChanges, changes: readonly ItemChange[]): UnbuiltChanges {
  const all = new Map(earlier)
  for (const change of changes) {
    const before = all.get(change.uuid)
    const uids = [...new Set([...(before?.uids ?? []), ...change.uids])]
    all.set(change.uuid, { ...change, uids })
  }
  return all
}

/** Counts files and redirects without naming them. */
function described(unbuilt: UnbuiltChanges): Pick<BuildRecord, "changes" | "changeCount" | "uids"> {
  const all = [...unbuilt.values()]
  const items = all.filter(({ type }) => type !== "file--file")
  // The picture of an item comes with the item.
  const countedItems = items.length === 0 ? all : items
  const changesOfKnownTypes = items.flatMap(({ type, number, title }) => (isResourceType(type) ? [{ type, number, title }] : []))
  return {
    changes: changesOfKnownTypes.slice(0, mostNamed),
    changeCount: countedItems.length,
    uids: [...new Set(all.flatMap(({ uids }) => uids))],
  }
}
