/** Orders a build after midnight in Brussels: pages say which events are still to come. */
import { fromSeconds } from "#contract/agenda/brussels.ts"
import { isAnyShown } from "#server/content/published.ts"
import type { Database } from "#server/database/open.ts"
import type { Clock } from "./builder/clock.ts"
import type { BuildRecord } from "./queue/record.ts"

/** Milliseconds between two reads of the clock: a machine that slept through midnight notices when it is awake. */
const interval = 60_000
const afterMidnight = 5 * 60_000

type NightOptions = {
  readonly clock: Clock
  /** Null if the content is a Drupal's. */
  readonly db: Database | null
  /** All builds, the newest first. */
  readonly builds: () => readonly BuildRecord[]
  readonly order: () => void
}

/** Checks the day at once, and then each minute. Returns a function that ends this. A night's build that fails is ordered again the next night. */
export function watchNights({ clock, db, builds, order }: NightOptions): () => void {
  let ordered = ""
  let cancel = () => {}
  const checkDay = () => {
    const today = dayOf(clock.now() - afterMidnight)
    const started = builds().find(({ state }) => state === "live" || state === "building")?.started ?? null
    const isOld = started !== null && dayOf(Date.parse(started)) < today
    if (isOld && ordered !== today && showsEvents(db)) {
      ordered = today
      order()
    }
    cancel = clock.after(interval, checkDay)
  }
  checkDay()
  return () => cancel()
}

function dayOf(milliseconds: number): string {
  return fromSeconds(Math.floor(milliseconds / 1000)).slice(0, 10)
}

/** Only events have pages that depend on the day. Whether a Drupal has any isn't known. */
function showsEvents(db: Database | null): boolean {
  return db === null || isAnyShown(db, "node--agenda")
}
