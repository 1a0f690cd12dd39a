/** Saves an item so that it arrives once, and so that no one's change is overwritten unseen. */
import type { AxiosRequestConfig } from "axios"
import { statusOf } from "#app/session/core/http-problem.ts"
import { unexpected, type BackEnd } from "#lib/api.ts"
import type { Problem } from "#lib/session/problem.ts"
import { answeredItem, readItem, removedIn } from "./saves/answered-item.ts"
import type { Item } from "./item.ts"
import { isTranslation, languageOf } from "./languages.ts"
import { openBegunSplits } from "./saves/begun-splits.ts"
import { isLost, waitAfter, type Retrying } from "./saves/lost-answers.ts"
import { newTermsIn, withStoredTerms } from "./saves/new-terms.ts"
import { withAddress } from "./saves/own-address.ts"
import { settle } from "./saves/settle.ts"
import type { SaveOutcome, SaveRequest } from "./save-outcome.ts"
import { byId, splitRequest, writeRequest } from "./requests.ts"
import { documentOf, sentFields } from "./to-document.ts"
import { isFileValue, isSameValue } from "./values.ts"
import { listOf } from "#contract/field-types/field-types.ts"
import * as v from "valibot"
import { mediaType } from "#contract/jsonapi.ts"
import { appWords } from "#app/strings/words.ts"

const mostRequests = 6

type Attempt = SaveRequest & {
  /** Whether the item has to be read before it is written. */
  readonly mustLook: boolean
  /** Whether an earlier request of this save may have arrived. */
  readonly mayHaveArrived: boolean
}

export async function saveItem(backEnd: BackEnd, request: SaveRequest, retrying: Retrying): Promise<SaveOutcome> {
  const unsent = unsentFiles(request)
  if (unsent !== null) return { kind: "refused", problem: unsent, mayHaveArrived: false }
  const isNew = request.base.number === null
  const mustLook = !isNew && request.base.version === null
  // What is looked at first makes no term for a text that then conflicts.
  const isUnsure = (request.earlier ?? []).length > 0 || (!isNew && newTermsIn(request.values).length > 0)
  let attempt: Attempt = { ...request, mustLook: mustLook || isUnsure, mayHaveArrived: false }
  let problem: Problem = { kind: "broken", message: null, status: 412 }
  for (let sent = 0; sent < mostRequests; sent++) {
    const step = await trySave(backEnd, attempt)
    if (step.kind !== "again") return step
    attempt = step.attempt
    if (step.problem === null) continue
    problem = step.problem
    if (sent + 1 === mostRequests || !(await waitAfter(problem, sent, retrying))) break
  }
  return { kind: "refused", problem, mayHaveArrived: attempt.mayHaveArrived }
}

/** `problem` is null where the next attempt needs no pause. */
type Step = SaveOutcome | { readonly kind: "again"; readonly attempt: Attempt; readonly problem: Problem | null }

async function trySave(backEnd: BackEnd, attempt: Attempt): Promise<Step> {
  if (attempt.mustLook) {
    const looked = await look(backEnd, attempt)
    if (looked.kind !== "write") return looked
    attempt = { ...looked.attempt, mustLook: false }
  }
  if (newTermsIn(attempt.values).length === 0) return write(backEnd, attempt)
  const stored = await withStoredTerms(backEnd, attempt.values, attempt.viewer)
  if (stored.ok) return write(backEnd, { ...attempt, values: stored.value })
  const { problem } = stored
  return isLost(problem) ? { kind: "again", attempt, problem } : { kind: "refused", problem, mayHaveArrived: attempt.mayHaveArrived }
}

/** Reads the item, and decides from its present state whether the write is still wanted. */
async function look(backEnd: BackEnd, attempt: Attempt): Promise<Step | { readonly kind: "write"; readonly attempt: Attempt }> {
  const { base, mayHaveArrived } = attempt
  const language = languageOf(base)
  const current = await readItem(backEnd, byId(base.type, base.id, { language }), base.type)
  if (current.ok) {
    // In place of a translation that is gone, another language answers.
    if (base.number !== null && languageOf(current.value) !== language) return { kind: "gone" }
    const settled = settle(attempt, current.value)
    if (settled.kind === "write") return { kind: "write", attempt: { ...attempt, ...settled.request } }
    return settled
  }
  const { problem } = current
  if (isLost(problem)) return { kind: "again", attempt, problem }
  // A back end that hides or lacks a new item lets the create decide.
  if (base.number === null && (problem.kind === "not-found" || problem.kind === "forbidden")) return { kind: "write", attempt }
  return { kind: "refused", problem, mayHaveArrived }
}

async function write(backEnd: BackEnd, attempt: Attempt): Promise<Step> {
  const { base, values, changed, viewer, continuedBy, confirms } = attempt
  const isNew = base.number === null
  const context = { changed, viewer, continuedBy, confirms }
  if (!isNew && confirms !== true && sentFields(base, values, context).length === 0) return { kind: "saved", item: base }
  const roleIds = changed.includes("roles") ? await roleIdsFor(backEnd) : {}
  const document = documentOf(base, values, { ...context, roleIds })
  const { continues } = base
  if (isNew && continues !== undefined) {
    if (backEnd.has("split")) return send(backEnd, attempt, splitRequest(document, continues))
    await openBegunSplits(viewer.uid).begin(base, continues)
  }
  return send(backEnd, attempt, writeRequest({ document, isNew, version: base.version, language: languageOf(base) }))
}

/** A series of which somebody has saved another version ends as it is now; the back end refuses that if it no longer takes place then. */
async function afterRefusedSplit(backEnd: BackEnd, attempt: Attempt): Promise<Step> {
  const { continues, ...base } = attempt.base
  const { mayHaveArrived } = attempt
  if (continues === undefined) return { kind: "again", attempt, problem: null }
  const former = await readItem(backEnd, byId(base.type, continues.id), base.type)
  // A deleted series has nothing left to end.
  if (!former.ok && former.problem.kind !== "not-found") return { kind: "refused", problem: former.problem, mayHaveArrived }
  const present = former.ok ? { ...base, continues: { ...continues, version: former.value.version } } : base
  return { kind: "again", attempt: { ...attempt, base: present }, problem: null }
}

async function send(backEnd: BackEnd, attempt: Attempt, request: AxiosRequestConfig): Promise<Step> {
  try {
    const answer = await backEnd.http.request<unknown>(request)
    const item = answeredItem(answer, attempt.base.type)
    // A page in place of the answer, from a proxy or a captive portal, tells nothing about the save.
    if (item === null || isFormer(attempt, item)) return again(attempt, unexpected)
    const removed = removedIn(answer.data)
    const whole = { kind: "saved", item: await withAddress(backEnd, item, attempt.viewer) } as const
    return removed.length > 0 ? { ...whole, removed } : whole
  } catch (error) {
    const problem = backEnd.explain(error)
    const status = statusOf(error)
    const isRefusedSplit = attempt.base.continues !== undefined && backEnd.has("split") && (status === 404 || status === 412)
    if (isRefusedSplit) return afterRefusedSplit(backEnd, attempt)
    if (isLost(problem)) return again(attempt, problem)
    if (problem.kind === "not-offered" && isTranslation(attempt.base)) return { kind: "gone" }
    const isStale = status === 412 || (status === 409 && attempt.base.number === null)
    if (isStale) return { kind: "again", attempt: { ...attempt, mustLook: true }, problem: null }
    return { kind: "refused", problem, mayHaveArrived: attempt.mayHaveArrived }
  }
}

/** Whether an answer has the item as it was before the save, as something between the browser and the back end may have kept it. */
function isFormer({ base, values, changed, confirms }: Attempt, answered: Item): boolean {
  // A save of a user that changes nothing makes no version.
  if (base.number === null || confirms === true || base.type === "user--user") return false
  const isNewer = base.version !== null && answered.version !== null && Number(answered.version) > Number(base.version)
  if (isNewer) return false
  const isOld = (name: string) => isSameValue(base.type, name, [answered.values[name], base.values[name]])
  const isSent = (name: string) => !isSameValue(base.type, name, [values[name], base.values[name]])
  return changed.some(isSent) && changed.every(isOld)
}

function again(attempt: Attempt, problem: Problem): Step {
  // A 429 is refused before it is read.
  const mayHaveArrived = attempt.mayHaveArrived || problem.kind !== "blocked-for-now"
  return { kind: "again", attempt: { ...attempt, mustLook: attempt.mustLook || mayHaveArrived, mayHaveArrived }, problem }
}

function unsentFiles({ base, values, changed }: SaveRequest): Problem | null {
  const isSent = (name: string) => base.number === null || changed.includes(name)
  const fields = Object.entries(values).filter(
    ([name, value]) => isSent(name) && listOf(value).some((file) => isFileValue(file) && file.id === null),
  )
  if (fields.length === 0) return null
  return { kind: "invalid", message: null, fields: Object.fromEntries(fields.map(([name]) => [name, appWords.notUploaded])) }
}

const rolesPath = "/jsonapi/user_role/user_role"

const roles = v.object({ data: v.array(v.object({ id: v.string(), attributes: v.object({ drupal_internal__id: v.string() }) })) })

/** UUIDs of roles by their names. None from the embedded server, which has no roles as resources and takes names. */
async function roleIdsFor({ http }: BackEnd): Promise<Readonly<Record<string, string>>> {
  try {
    const { data } = await http.get<unknown>(rolesPath, { headers: { Accept: mediaType } })
    const parsed = v.safeParse(roles, data)
    return parsed.success ? Object.fromEntries(parsed.output.data.map(({ id, attributes }) => [attributes.drupal_internal__id, id])) : {}
  } catch {
    // Without the UUIDs the save tells what is wrong.
    return {}
  }
}
