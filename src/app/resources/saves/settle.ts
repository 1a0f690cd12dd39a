import type { Item } from "../item.ts"
import { mergeItems } from "../merge.ts"
import type { SaveOutcome, SaveRequest } from "../save-outcome.ts"
import { languageOf } from "../languages.ts"
import { sentFields } from "../to-document.ts"
import { type Values, changedFields, isSameValue } from "../values.ts"
import type { BackEnd } from "#lib/api.ts"
import { readItem } from "./answered-item.ts"
import { byId } from "../requests.ts"

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
  const changedAt = ({ languages }: Item) => languages?.all?.find(({ isOriginal }) => isOriginal)?.changed
  return changedAt(base) === changedAt(current)
}

/** A Drupal may keep the revision's number, and tells the time of a change in whole seconds; the values tell the rest. */
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

/** The moment between read and write is short, so few revisions of the whole site fall into it. */
const mostVersions = 3

/**
 * Finds a save of someone else between the read before a write and the write, on a back end that ignores If-Match. Drupal numbers the
 * revisions of all its nodes in one row, so such a revision has one of the numbers just before that of the write.
 */
export async function afterRace(backEnd: BackEnd, { base, values, changed }: SaveRequest, saved: Item): Promise<SaveOutcome> {
  const slipped = await revisionBetween(backEnd, base, saved)
  if (slipped === null) return { kind: "saved", item: saved }
  const { conflicts } = mergeItems(base, values, slipped)
  const isOverwritten = conflicts.some((name) => changed.includes(name))
  return isOverwritten ? { kind: "conflict", theirs: slipped, written: saved } : { kind: "saved", item: saved }
}

async function revisionBetween(backEnd: BackEnd, base: Item, saved: Item): Promise<Item | null> {
  const { type, id, version } = base
  const [before, last] = [Number(version), Number(saved.version)]
  if (version === null || saved.version === null) return null
  for (let number = last - 1; number > before && number >= last - mostVersions; number--) {
    const found = await readItem(backEnd, byId(type, id, { version: String(number), language: languageOf(base) }), type)
    // A number of another item, or a revision that the viewer may not see, is an error.
    if (found.ok && found.value.version === String(number)) return found.value
  }
  return null
}
