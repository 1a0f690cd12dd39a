import type { BackEnd } from "#lib/api.ts"
import { readItem } from "./answered-item.ts"
import type { Item } from "./item.ts"
import { mergeItems } from "./merge.ts"
import { byId } from "./requests.ts"
import type { SaveOutcome, SaveRequest } from "./save-outcome.ts"

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

async function revisionBetween(backEnd: BackEnd, { type, id, version }: Item, saved: Item): Promise<Item | null> {
  const [before, last] = [Number(version), Number(saved.version)]
  if (version === null || saved.version === null) return null
  for (let number = last - 1; number > before && number >= last - mostVersions; number--) {
    const request = byId(type, id)
    const params = { ...request.params, resourceVersion: `id:${number}` }
    const found = await readItem(backEnd, { ...request, params }, type)
    // A number of another item, or a revision that the viewer may not see, is an error.
    if (found.ok && found.value.version === String(number)) return found.value
  }
  return null
}
