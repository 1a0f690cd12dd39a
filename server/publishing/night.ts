/** Pages say which events are still to come, so a build follows each midnight in Brussels. */
import { fromSeconds } from "#contract/agenda/brussels.ts"
import { isAnyShown } from "#server/content/public-items.ts"
import type { Database } from "#server/database/open.ts"
import type { Clock } from "./builder/clock.ts"
import type { BuildRecord } from "./queue/record.ts"

/** Milliseconds between two reads of the clock: a machine that slept through midnight notices when it is awake. */
const interval = 60_000
const afterMidnight = 5 * 60_000

type NightOptions = {
  readonly clock: Clock
  /** Is null if a Drupal has the content. */
  readonly db: Database | null
  /** The newest comes first. */
  readonly builds: () => readonly BuildRecord[]
  readonly order: () => void
}

/** Checks at once, then each minute. Returns a function that ends this. A failed build is ordered again the next night. */
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

/** Only pages of events depend on the day. A Drupal may have events. */
function showsEvents(db: Database | null): boolean {
  return db === null || isAnyShown(db, "node--agenda")
}
