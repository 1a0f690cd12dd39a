import type { BackEnd } from "#lib/api.ts"
import type { Problem } from "#lib/session/problem.ts"
import { listOf } from "#contract/field-types/field-types.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { languageOf } from "#dashboard/items/languages.ts"
import { readItem } from "#dashboard/items/read-item.ts"
import { byId } from "#dashboard/items/requests.ts"
import { isFileValue, type Values, changedFields, isSameValue } from "#dashboard/items/values.ts"
import { newTermsIn, withStoredTerms } from "./new-terms.ts"
import { isLost, waitAfter, type Retrying } from "./retries.ts"
import { endOf, type Attempt, type SaveOutcome, type SaveRequest, type Step } from "./save-outcome.ts"
import { write } from "./write.ts"
import type { Item } from "#dashboard/items/item.ts"
import { mergeItems } from "#dashboard/items/merge.ts"
import { sentFields } from "#dashboard/items/to-document.ts"

/** Saves an item so that the back end stores it once, and so that nobody's change is overwritten unseen. */

const mostRequests = 6

/** Makes attempts until one has an outcome. After a lost answer, and after a 412, the next attempt reads the item before it writes. */
export async function saveItem(backEnd: BackEnd, request: SaveRequest, retrying: Retrying): Promise<SaveOutcome> {
  let attempt: Attempt = { ...request, mustLook: isUnsure(request), mayHaveArrived: false }
  let problem = unsentFiles(request)
  if (problem !== null) return endOf(attempt, problem)
  for (let requestCount = 0; requestCount < mostRequests; requestCount++) {
    const step = await trySave(backEnd, attempt)
    if (step.kind !== "again") return step
    attempt = step.attempt
    problem = step.problem ?? problem
    const isLast = requestCount + 1 === mostRequests
    if (step.problem !== null && (isLast || !(await waitAfter(step.problem, requestCount, retrying)))) break
  }
  return endOf(attempt, problem ?? { kind: "broken", message: null, status: 412 })
}

/** Creates new terms only just before the write, so that a conflict leaves none behind. */
function isUnsure({ base, values, earlier = [] }: SaveRequest): boolean {
  return earlier.length > 0 || (base.number !== null && (base.version === null || newTermsIn(values).length > 0))
}

async function trySave(backEnd: BackEnd, attempt: Attempt): Promise<Step> {
  const looked = attempt.mustLook ? await look(backEnd, attempt) : ({ kind: "write", request: attempt } as const)
  if (looked.kind !== "write") return looked
  const next = { ...attempt, ...looked.request, mustLook: false }
  const termOutcome = await withStoredTerms(backEnd, next.values, next.viewer)
  return termOutcome.ok ? write(backEnd, { ...next, values: termOutcome.value }) : afterFailedRead(next, termOutcome.problem)
}

/** Reads the item, and decides by its present state whether to write. */
async function look(backEnd: BackEnd, attempt: Attempt): Promise<Step | ReturnType<typeof settle>> {
  const { base } = attempt
  const language = languageOf(base)
  const current = await readItem(backEnd, byId(base.type, base.id, { language }), base.type)
  if (current.ok) {
    // In place of a removed translation, the back end answers with another language.
    const isGone = base.number !== null && languageOf(current.value) !== language
    return isGone ? { kind: "gone" } : settle(attempt, current.value)
  }
  const { problem } = current
  // If the back end hides or lacks a new item, the attempt to create it decides.
  const isAbsent = base.number === null && (problem.kind === "not-found" || problem.kind === "forbidden")
  return isAbsent ? { kind: "write", request: attempt } : afterFailedRead(attempt, problem)
}

function afterFailedRead(attempt: Attempt, problem: Problem): Step {
  return isLost(problem) ? { kind: "again", attempt, problem } : endOf(attempt, problem)
}

function unsentFiles({ base, values, changed }: SaveRequest): Problem | null {
  const isSent = (name: string) => base.number === null || changed.includes(name)
  const fields = Object.entries(values).filter(
    ([name, value]) => isSent(name) && listOf(value).some((file) => isFileValue(file) && file.id === null),
  )
  if (fields.length === 0) return null
  return { kind: "invalid", message: null, fields: Object.fromEntries(fields.map(([name]) => [name, appWords.notUploaded])) }
}

type Settled = Extract<SaveOutcome, { readonly kind: "saved" | "conflict" }> | { readonly kind: "write"; readonly request: SaveRequest }

/** Compares a save with the back end's `current` version: it has arrived, can be written on top of that version, or conflicts with it. */
function settle(request: SaveRequest, current: Item): Settled {
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
  const isUntouched = (name: string) => isSameValue(base.type, name, [base.values[name], current.values[name]])
  return base.version === current.version && base.changed === current.changed && changed.every(isUntouched)
}

function hasArrived(request: SaveRequest, current: Item, sentValues: Values): boolean {
  const { base, changed, viewer } = request
  const names = sentFields({ ...base, hidden: [...(base.hidden ?? []), ...(current.hidden ?? [])] }, sentValues, { changed, viewer })
  return names.every((name) => {
    // The back end makes an address from the title if it gets an empty one.
    const isMade = name === "path" && sentValues[name] === ""
    return isMade || isSameValue(base.type, name, [sentValues[name], current.values[name]])
  })
}
