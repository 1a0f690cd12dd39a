import { byAge, compare } from "./age.ts"
import { seriesOf } from "./agenda/event-times.ts"
import type { Entity } from "./entity.ts"

/** Items by their dates, newest first; of one date the newer first. */
export type Sorted = Readonly<Record<"publications" | "actions" | "events", readonly Entity[]>>

/** `before` is the answer for what the items were before: most stand in their order already. */
export function sortItems(entities: readonly Entity[], before: Sorted = nothing): Sorted {
  const ofType = (type: Entity["type"]) => entities.filter((entity) => entity.type === type)
  const events = ofType("node--agenda").filter((event) => seriesOf(event) === null)
  return {
    publications: byDate(ofType("node--article"), "field_date", before.publications),
    actions: byDate(ofType("node--action_project"), "field_start", before.actions),
    events: byDate(events, "field_event_start", before.events),
  }
}

const nothing: Sorted = { publications: [], actions: [], events: [] }

function byDate(entities: readonly Entity[], field: string, before: readonly Entity[]): readonly Entity[] {
  const [known, now] = [new Set(before), new Set(entities)]
  const ordered = [...before.filter((entity) => now.has(entity)), ...entities.filter((entity) => !known.has(entity))]
  const date = ({ attributes, created }: Entity) => {
    const value = attributes[field]
    return typeof value === "string" ? value : created
  }
  return ordered.toSorted((a, b) => compare(date(b), date(a)) || byAge(b, a))
}
