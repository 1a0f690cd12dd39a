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
  const fields = { hasJoinPage: [...paths.values()].includes(joinPath), hasPublicEvents: dates.length > 0 }
  return { type: "SiteFacts", key: "site-facts", fields }
}
