import type { Item } from "../item.ts"
import { mergeItems } from "../merge.ts"
import type { SaveOutcome, SaveRequest } from "./save-outcome.ts"
import { sentFields } from "../to-document.ts"
import { type Values, changedFields, isSameValue } from "../values.ts"

type Settled = Extract<SaveOutcome, { readonly kind: "saved" | "conflict" }> | { readonly kind: "write"; readonly request: SaveRequest }

/** Decides what a save means now that the back end has `current`: it has arrived, is to be written on top of it, or conflicts with it. */
export function settle(request: SaveRequest, current: Item): Settled {
  const { base, values } = request
  if (base.number !== null && isSameVersion(request, current)) return { kind: "write", request: { ...request, base: current } }
  const confirms = request.confirms === true && isSameOriginal(base, current)
  if (!confirms && hasArrived(request, current, values)) return { kind: "saved", item: current }
  const own = (request.earlier ?? []).findLast((sent) => hasArrived(request, current, sent))
  const before = own === undefined ? base : { ...base, values: { ...base.values, ...own } }
  const { merged, conflicts } = mergeItems(before, values, current)
  if (conflicts.length > 0) return { kind: "conflict", theirs: current }
  const changed = changedFields(base.type, current.values, merged)
  return { kind: "write", request: { ...request, base: current, values: merged, changed, confirms } }
}

/** Whoever confirms a translation has seen the original as it was then: of a later one they say nothing. */
function isSameOriginal(base: Item, current: Item): boolean {
  const changedAt = ({ languages }: Item) => languages?.all.find(({ isOriginal }) => isOriginal)?.changed
  return changedAt(base) === changedAt(current)
}

/** A Drupal tells the time of a change in whole seconds; the values tell the rest. */
function isSameVersion({ base, changed }: SaveRequest, current: Item): boolean {
  const isUntouched = (name: string) => isSameValue(base.type, name, [base.values[name], current.values[name]])
  return base.version === current.version && base.changed === current.changed && changed.every(isUntouched)
}

function hasArrived(request: SaveRequest, current: Item, sent: Values): boolean {
  const { base, changed, viewer } = request
  const names = sentFields({ ...base, hidden: [...(base.hidden ?? []), ...(current.hidden ?? [])] }, sent, { changed, viewer })
  return names.every((name) => {
    // An empty address is made of the title by the back end.
    const isMade = name === "path" && sent[name] === ""
    return isMade || isSameValue(base.type, name, [sent[name], current.values[name]])
  })
}
