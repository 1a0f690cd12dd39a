import { byCreation, compare } from "./creation-order.ts"
import { seriesOf } from "./agenda/event-times.ts"
import type { Entity } from "./source-entity.ts"

/** Dates decide, the newest first; of one date the newer item comes first. */
export type SortedItems = Readonly<Record<"publications" | "actions" | "events", readonly Entity[]>>

export function sortItems(entities: readonly Entity[]): SortedItems {
  const ofType = (type: Entity["type"]) => entities.filter((entity) => entity.type === type)
  const events = ofType("node--agenda").filter((event) => seriesOf(event) === null)
  return {
    publications: byDate(ofType("node--article"), "field_date"),
    actions: byDate(ofType("node--action_project"), "field_start"),
    events: byDate(events, "field_event_start"),
  }
}

function byDate(entities: readonly Entity[], field: string): readonly Entity[] {
  const date = ({ attributes, created }: Entity) => {
    const value = attributes[field]
    return typeof value === "string" ? value : created
  }
  return entities.toSorted((a, b) => compare(date(b), date(a)) || byCreation(b, a))
}
