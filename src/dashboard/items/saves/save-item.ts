/** The back end stores a save once, and nobody's change is overwritten unseen. */
import type { BackEnd } from "#dashboard/session/core/api.ts"
import type { Problem } from "#lib/session/problem.ts"
import { listOf } from "#contract/field-types/field-types.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { languageOf } from "#dashboard/items/languages.ts"
import { readItem } from "#dashboard/items/read-item.ts"
import { byId } from "#dashboard/items/requests.ts"
import { isFileValue } from "#dashboard/items/values.ts"
import { newTermsIn, withStoredTerms } from "./new-terms.ts"
import { compareWithStored } from "./compare-with-stored.ts"
import { endOf, isLost, type Attempt, type SaveOutcome, type SaveRequest, type AttemptResult } from "./save-outcome.ts"
import { write } from "./write.ts"

export type Retrying = {
  readonly pause: (milliseconds: number) => Promise<void>
  /** Milliseconds of this device's clock. */
  readonly clock: () => number
  readonly isOnline: () => boolean
}

const browserRetrying: Retrying = {
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  clock: () => Date.now(),
  isOnline: () => navigator.onLine,
}

const mostRequests = 6
const firstPauseMs = 1000
/** Milliseconds. If the back end asks for a longer pause, the user gets the failure instead of a retry. */
const longestPauseMs = 60_000

/** After a lost answer, and after a 412, the next attempt reads the item before it writes. */
export async function saveItem(backEnd: BackEnd, request: SaveRequest, retrying = browserRetrying): Promise<SaveOutcome> {
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

/** Returns false if another attempt can't help. */
async function waitAfter(problem: Problem, attempts: number, { pause, clock, isOnline }: Retrying): Promise<boolean> {
  const retryPause = "retryAt" in problem && problem.retryAt !== null ? problem.retryAt - clock() : 0
  if (!isOnline() || retryPause > longestPauseMs) return false
  await pause(Math.max(firstPauseMs * 2 ** attempts, retryPause))
  return true
}

/** New terms are created only just before the write, so that a conflict leaves none behind. */
function isUnsure({ base, values, earlier = [] }: SaveRequest): boolean {
  return earlier.length > 0 || (base.number !== null && (base.version === null || newTermsIn(values).length > 0))
}

async function trySave(backEnd: BackEnd, attempt: Attempt): Promise<AttemptResult> {
  const looked = attempt.mustLook ? await look(backEnd, attempt) : ({ kind: "write", request: attempt } as const)
  if (looked.kind !== "write") return looked
  const next = { ...attempt, ...looked.request, mustLook: false }
  const termOutcome = await withStoredTerms(backEnd, next.values, next.viewer)
  return termOutcome.ok ? write(backEnd, { ...next, values: termOutcome.value }) : afterFailedRead(next, termOutcome.problem)
}

async function look(backEnd: BackEnd, attempt: Attempt): Promise<AttemptResult | ReturnType<typeof compareWithStored>> {
  const { base } = attempt
  const language = languageOf(base)
  const current = await readItem(backEnd, byId(base.type, base.id, { language }), base.type)
  if (current.ok) {
    // In place of a removed translation, the back end answers with another language.
    const isGone = base.number !== null && languageOf(current.value) !== language
    return isGone ? { kind: "gone" } : compareWithStored(attempt, current.value)
  }
  const { problem } = current
  // If the back end hides or lacks a new item, the attempt to create it decides.
  const isAbsent = base.number === null && (problem.kind === "not-found" || problem.kind === "forbidden")
  return isAbsent ? { kind: "write", request: attempt } : afterFailedRead(attempt, problem)
}

function afterFailedRead(attempt: Attempt, problem: Problem): AttemptResult {
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
