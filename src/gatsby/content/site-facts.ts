import { joinPath } from "../../lib/navigation/addresses.ts"
import type { EventDates } from "./agenda/dates.ts"
import type { List } from "./lists.ts"

type Known = {
  /** Of all published items, with a slash at the end. */
  readonly paths: ReadonlyMap<string, string>
  readonly dates: readonly EventDates[]
}

/** What every page asks of the content as a whole, for links to pages that a site may not have. */
export function siteFactsList({ paths, dates }: Known): List {
  const hasPublicEvents = dates.some(({ next, last }) => next.length > 0 || last !== null)
  const fields = { hasJoinPage: [...paths.values()].includes(joinPath), hasPublicEvents }
  return { type: "SiteFacts", key: "site-facts", fields }
}
