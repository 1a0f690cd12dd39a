/** JSON:API has no request for changes of series (docs/drupal-contract.md). */
import * as v from "valibot"
import { seriesScopes, type ChangedEvent } from "#contract/agenda/series-change.ts"
import type { Caller } from "#server/content/caller.ts"
import { changeAs } from "#server/content/changes.ts"
import { changeSeries, type PlannedChange } from "#server/content/editing/change-series.ts"
import type { WriteContext } from "#server/content/validation/validate.ts"
import { changesOf, undoChange } from "#server/content/editing/undo-series-change.ts"
import { versionNumber, type Entity } from "#server/content/entities/entity.ts"
import { shownLangcode } from "#server/content/entities/languages.ts"
import type { Removed } from "#server/content/validation/write-document.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"
import { checkIfMatch } from "#server/http/if-match.ts"
import { Refusal } from "#server/http/refusal.ts"
import { currentEntity, json } from "./answers.ts"
import { checkContentType, parseJson, parseResource, type SentResource } from "./document.ts"
import { checkMayWrite, refuseEarly, targetOf } from "./permission.ts"
import { uuidOf } from "./resources.ts"
import { writtenFields } from "./sent-fields.ts"
import type { WriteRequest } from "./write-request.ts"

const type = "node--agenda"

const version = v.pipe(v.number(), v.integer(), v.minValue(1))
const changedEvent = v.object({
  type: v.literal(type),
  id: v.string(),
  meta: v.object({ before: v.nullable(version), after: v.nullable(version) }),
})
const change = v.variant("kind", [
  v.object({ kind: v.literal("move"), start: v.string(), end: v.nullable(v.string()) }),
  v.object({ kind: v.picklist(["cancel", "restore", "delete"]) }),
  v.object({ kind: v.literal("edit"), data: v.custom<JsonObject>(isJsonObject) }),
])
const sentChange = v.union([
  v.object({ scope: v.picklist(seriesScopes), at: v.optional(v.nullable(v.string()), null), change }),
  v.object({ undo: v.array(changedEvent) }),
])

const expectedForm =
  'Send {"scope": "one" | "following" | "all", "at": the start of the event, "change": {"kind": …}}, or {"undo": [what an answer had]}.'

/** The answer has the versions of the changed events. */
export async function changeEvents(writing: WriteRequest, uuid: string): Promise<Response> {
  const { source, request, who } = writing
  const { db, now } = source
  const route = { type, uuid, route: "individual.change" } as const
  checkContentType(request)
  refuseEarly(writing, "update", route)
  const parsed = v.safeParse(sentChange, parseJson(await request.arrayBuffer()))
  if (!parsed.success) throw new Refusal(400, expectedForm)
  const seriesChange = parsed.output
  const edit =
    "change" in seriesChange && seriesChange.change.kind === "edit" ? parseResource({ data: seriesChange.change.data }, type) : null
  if (edit !== null && "scope" in seriesChange && seriesChange.scope !== "following")
    throw new Refusal(400, 'An "edit" is of what follows in a series.')
  return changeAs(db, who, (caller) => {
    const context = { db, now: now(), viewer: caller }
    if ("undo" in seriesChange) return answer(undo(context, seriesChange.undo))
    const item = currentEntity(db, caller, route)
    checkMay(caller, item, seriesChange.change.kind)
    checkIfMatch(request, versionNumber(item))
    const newUuid = uuidOf(edit?.id ?? null)
    const plannedChange: PlannedChange = { ...seriesChange, uuid: newUuid, change: plannedChangeOf(caller, seriesChange.change, edit) }
    const edited = { item, language: shownLangcode(item, writing.language) }
    const removed: Removed[] = []
    const work = () => void removed.push(...changeSeries(context, edited, plannedChange))
    return answer({ changed: changesOf(context, item, { newUuid, work }), removed })
  })
}

function plannedChangeOf(
  viewer: Caller,
  seriesChange: v.InferOutput<typeof change>,
  resource: SentResource | null,
): PlannedChange["change"] {
  if (seriesChange.kind !== "edit") return seriesChange
  const { attributes = {}, relationships = {} } = resource ?? {}
  return { kind: "edit", document: writtenFields({ viewer, target: { type }, current: undefined }, { attributes, relationships }) }
}

/** A change of a series may make an event, and a deletion of one of its events changes it. */
function checkMay(caller: Caller, item: Entity, kind: v.InferOutput<typeof change>["kind"]): void {
  checkMayWrite(caller, "update", targetOf(item))
  if (kind === "delete") checkMayWrite(caller, "delete", targetOf(item))
  else checkMayWrite(caller, "create", { type })
}

/** @throws Refusal 403, DomainError conflict */
function undo(context: WriteContext, changedEvents: readonly ChangedEvent[]): SeriesAnswer {
  for (const { id, meta } of changedEvents) {
    const target = targetOf(currentEntity(context.db, context.viewer, { type, uuid: id, route: "individual.change" }))
    checkMayWrite(context.viewer, meta.before === null ? "delete" : "update", target)
  }
  undoChange(context, changedEvents)
  return { changed: [], removed: [] }
}

type SeriesAnswer = { readonly changed: readonly ChangedEvent[]; readonly removed: readonly Removed[] }

function answer({ changed, removed }: SeriesAnswer): Response {
  return json({ data: changed, ...(removed.length > 0 && { meta: { removed } }) }, 200)
}
