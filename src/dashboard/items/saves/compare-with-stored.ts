import type { Item } from "#dashboard/items/item.ts"
import { mergeItems } from "#dashboard/items/merge.ts"
import type { SaveOutcome, SaveRequest } from "./save-outcome.ts"
import { sentFields } from "#dashboard/items/to-document.ts"
import { type Values, changedFields, isSameFieldValue } from "#dashboard/items/values.ts"

type Comparison = Extract<SaveOutcome, { readonly kind: "saved" | "conflict" }> | { readonly kind: "write"; readonly request: SaveRequest }

/** A save has arrived, can be written on top of the `current` version, or conflicts with it. */
export function compareWithStored(request: SaveRequest, current: Item): Comparison {
  const { base, values } = request
  if (base.number !== null && isSameVersion(request, current)) return { kind: "write", request: { ...request, base: current } }
  const confirms = request.confirms === true && isSameOriginal(base, current)
  if (!confirms && hasArrived(request, current, values)) return { kind: "saved", item: current }
  const arrivedValues = (request.earlier ?? []).findLast((sentValues) => hasArrived(request, current, sentValues))
  const before = arrivedValues === undefined ? base : { ...base, values: { ...base.values, ...arrivedValues } }
  const { merged, conflicts } = mergeItems(before, values, current)
  if (conflicts.length > 0) return { kind: "conflict", theirs: current }
  const changed = changedFields(base.type, current.values, merged)
  return { kind: "write", request: { ...request, base: current, values: merged, changed, confirms } }
}

/** A user who confirms a translation has read the original as it was then, and confirms nothing about a later one. */
function isSameOriginal(base: Item, current: Item): boolean {
  const changedAt = ({ languages }: Item) => languages?.all.find(({ isOriginal }) => isOriginal)?.changed
  return changedAt(base) === changedAt(current)
}

/** Drupal's times of change have whole seconds. If they are equal, the values decide. */
function isSameVersion({ base, changed }: SaveRequest, current: Item): boolean {
  const isUntouched = (name: string) => isSameFieldValue(base.type, name, [base.values[name], current.values[name]])
  return base.version === current.version && base.changed === current.changed && changed.every(isUntouched)
}

function hasArrived(request: SaveRequest, current: Item, sentValues: Values): boolean {
  const { base, changed, viewer } = request
  const names = sentFields({ ...base, hidden: [...(base.hidden ?? []), ...(current.hidden ?? [])] }, sentValues, { changed, viewer })
  return names.every((name) => {
    // The back end makes an address from the title if it gets an empty one.
    const isMade = name === "path" && sentValues[name] === ""
    return isMade || isSameFieldValue(base.type, name, [sentValues[name], current.values[name]])
  })
}
