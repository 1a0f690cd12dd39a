/** Watches the content for changes that visitors are to see. */
import { kinds, resourceTypes } from "#contract/content.ts"
import { redirectType } from "#contract/redirect.ts"
import { changesAfter, newestChange, type LoggedChange } from "#server/content/change-log.ts"
import { filesUsedBy } from "#server/content/published.ts"
import type { Database } from "#server/database/open.ts"
import type { Clock } from "./builder/clock.ts"

/** Milliseconds between two polls for changes of other processes, such as an import. */
const interval = 1000

const most = 100_000

const builtTypes = resourceTypes.filter((type) => kinds[type].graphql !== null)

export type Watch = ReturnType<typeof watchChanges>

export type WatchOptions = {
  readonly db: Database
  readonly clock: Clock
  /** The number of the last change that is known. */
  readonly from: number
  readonly onChanges: (changes: readonly LoggedChange[]) => void
}

export function watchChanges({ db, clock, from, onChanges }: WatchOptions) {
  let seen = from
  let cancel = () => {}
  const poll = () => {
    const newest = newestChange(db)
    if (newest === seen) return
    // A database from a backup starts again at a lower number.
    const changes = changesAfter(db, Math.min(seen, newest), most)
    seen = newest
    const relevant = builtFrom(db, changes)
    if (relevant.length > 0) onChanges(relevant)
  }
  const pollOn = () => {
    cancel = clock.after(interval, () => {
      poll()
      pollOn()
    })
  }
  poll()
  pollOn()
  return { poll, stop: () => cancel() }
}

/** Those of the changes that the site is built from. */
function builtFrom(db: Database, changes: readonly LoggedChange[]): readonly LoggedChange[] {
  const files = changes.flatMap(({ type, pk }) => (type === "file--file" && pk !== null ? [pk] : []))
  const used = new Set(filesUsedBy(db, files, builtTypes))
  return changes.filter(({ type, pk }) => {
    if (type === "file--file") return pk !== null && used.has(pk)
    return type === redirectType || builtTypes.some((built) => built === type)
  })
}
