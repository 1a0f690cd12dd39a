import * as v from "valibot"
import { mediaType } from "#contract/jsonapi.ts"
import { httpStatusOf } from "#dashboard/session/core/http-problem.ts"
import { unexpected, type BackEnd } from "#dashboard/session/core/api.ts"
import type { Problem } from "#lib/session/problem.ts"
import type { Item } from "../item.ts"
import { isTranslation, languageOf } from "../languages.ts"
import { answeredItem, readItem } from "../read-item.ts"
import { byId, continuationRequest, writeRequest } from "../requests.ts"
import { documentOf, sentFields } from "../to-document.ts"
import { withAddress } from "./new-address.ts"
import { endOf, isLost, type Attempt, type Removed, type AttemptResult } from "./save-outcome.ts"

export async function write(backEnd: BackEnd, attempt: Attempt): Promise<AttemptResult> {
  const { base, values, changed, viewer, confirms } = attempt
  const isNew = base.number === null
  const context = { changed, viewer, confirms }
  if (!isNew && confirms !== true && sentFields(base, values, context).length === 0) return { kind: "saved", item: base }
  const roleIds = changed.includes("roles") ? await roleIdsFor(backEnd) : {}
  const document = documentOf(base, values, { ...context, roleIds })
  const continues = isNew ? base.continues : undefined
  try {
    if (continues !== undefined) {
      const { data } = await backEnd.http.request<unknown>(continuationRequest(document, continues))
      return await afterContinuation(backEnd, attempt, data)
    }
    const request = writeRequest({ document, isNew, version: base.version, language: languageOf(base) })
    return await afterAnswer(backEnd, attempt, await backEnd.http.request<unknown>(request))
  } catch (error) {
    const problem = backEnd.explain(error)
    // A deleted former series needs no end.
    if (continues !== undefined && problem.kind === "not-found") return { kind: "again", attempt: withoutFormer(attempt), problem: null }
    return afterError(attempt, problem, httpStatusOf(error))
  }
}

/** The answer lists the versions of all events that changed, so the new series is read after it. */
async function afterContinuation(backEnd: BackEnd, attempt: Attempt, answer: unknown): Promise<AttemptResult> {
  const newSeries = await readItem(backEnd, byId(attempt.base.type, attempt.base.id), attempt.base.type)
  return newSeries.ok ? finishSave(backEnd, attempt, newSeries.value, answer) : withoutAnswer(attempt, newSeries.problem)
}

function withoutFormer(attempt: Attempt): Attempt {
  const { continues: _, ...base } = attempt.base
  return { ...attempt, base }
}

async function afterAnswer(backEnd: BackEnd, attempt: Attempt, answer: Parameters<typeof answeredItem>[0]): Promise<AttemptResult> {
  const item = answeredItem(answer, attempt.base.type)
  // A proxy or a captive portal may answer with a page, which does not tell whether the save has arrived.
  if (item === null) return withoutAnswer(attempt, unexpected)
  return finishSave(backEnd, attempt, item, answer.data)
}

async function finishSave(backEnd: BackEnd, { viewer }: Attempt, storedItem: Item, answer: unknown): Promise<AttemptResult> {
  const removed = removedIn(answer)
  const item = await withAddress(backEnd, storedItem, viewer)
  return { kind: "saved", item, ...(removed.length > 0 && { removed }) }
}

function afterError(attempt: Attempt, problem: Problem, status: number | undefined): AttemptResult {
  if (isLost(problem)) return withoutAnswer(attempt, problem)
  if (problem.kind === "not-offered" && isTranslation(attempt.base)) return { kind: "gone" }
  const isStale = status === 412 || (status === 409 && attempt.base.number === null)
  return isStale ? { kind: "again", attempt: { ...attempt, mustLook: true }, problem: null } : endOf(attempt, problem)
}

function withoutAnswer(attempt: Attempt, problem: Problem): AttemptResult {
  // The back end refuses a 429 before it reads the request.
  const mayHaveArrived = attempt.mayHaveArrived || problem.kind !== "blocked-for-now"
  return { kind: "again", attempt: { ...attempt, mustLook: attempt.mustLook || mayHaveArrived, mayHaveArrived }, problem }
}

const withRemoved = v.object({
  meta: v.object({ removed: v.array(v.object({ pointer: v.string(), what: v.string(), count: v.number() })) }),
})

/** Fields name what the back end removed from their texts. */
function removedIn(answer: unknown): readonly Removed[] {
  const parsed = v.safeParse(withRemoved, answer)
  if (!parsed.success) return []
  return parsed.output.meta.removed.map(({ pointer, what, count }) => ({ field: pointer.split("/")[3] ?? "", what, count }))
}

const rolesPath = "/jsonapi/user_role/user_role"

const roles = v.object({ data: v.array(v.object({ id: v.string(), attributes: v.object({ drupal_internal__id: v.string() }) })) })

/** The embedded server has no roles as resources, and takes names. So it returns none. */
async function roleIdsFor({ http }: BackEnd): Promise<Readonly<Record<string, string>>> {
  try {
    const { data } = await http.get<unknown>(rolesPath, { headers: { Accept: mediaType } })
    const parsed = v.safeParse(roles, data)
    return parsed.success ? Object.fromEntries(parsed.output.data.map(({ id, attributes }) => [attributes.drupal_internal__id, id])) : {}
  } catch {
    // Without the UUIDs the back end refuses the save, and its answer gives the reason.
    return {}
  }
}
