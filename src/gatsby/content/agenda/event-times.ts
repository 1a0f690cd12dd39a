import { timesOf } from "../../../../contract/agenda/calendar-event.ts"
import type { Entity } from "../source-entity.ts"
import { codedAs, type Problems } from "../build-problems.ts"

/** Returns null for items that are no changed occurrence. */
export function seriesOf({ type, relationships }: Entity): string | null {
  return type === "node--agenda" ? (relationships.field_series?.[0]?.id ?? null) : null
}

export function withStart(entities: readonly Entity[], problems: Problems): readonly Entity[] {
  return entities.filter((item) => {
    const isDated = item.type !== "node--agenda" || timesOf(item.attributes).start !== ""
    if (!isDated) problems.add({ item, what: "it has no start that can be read.", todo: "Give it a start.", ...codedAs("startMissing") })
    return isDated
  })
}
