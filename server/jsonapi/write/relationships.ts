/** POST, PATCH and DELETE of a relationship: adds to it, replaces it, removes from it. */
import type { ResourceType } from "#contract/fields.ts"
import { mayWriteField } from "#contract/permissions.ts"
import { Refusal } from "#server/http/refusal.ts"
import { isMany, type RelationshipModel } from "#server/content/entities/relationships.ts"
import { updateReferences } from "#server/content/editing/save.ts"
import { changeAs } from "#server/content/changes.ts"
import { currentEntity, nothingToSay } from "./answers.ts"
import { checkContentType, parseJson } from "./body.ts"
import { parseLinkage } from "./document.ts"
import { checkMayWrite, refuseEarly, targetOf } from "./permission.ts"
import { checkVersion } from "./resources.ts"
import type { WriteRequest } from "./source.ts"

type Addressed = { readonly type: ResourceType; readonly uuid: string; readonly model: RelationshipModel }

const hows = { POST: "add", PATCH: "replace", DELETE: "remove" } as const

/**
 * Changes one relationship of a node or a term.
 *
 * @throws Refusal, DomainError
 */
export async function changeRelationship(writing: WriteRequest, { type, uuid, model }: Addressed): Promise<Response> {
  const { source, request, who } = writing
  const { db, now } = source
  const { method } = request
  if (method !== "POST" && method !== "PATCH" && method !== "DELETE") throw new TypeError(`${method} changes no relationship.`)
  checkContentType(request)
  const asked = { type, uuid, route: `${model.name}.relationship.${method.toLowerCase()}` }
  refuseEarly(writing, "update", asked)
  const body = await request.arrayBuffer()
  changeAs(db, who, (caller) => {
    const current = currentEntity(db, caller, asked)
    const target = targetOf(current)
    checkMayWrite(caller, "update", target)
    if (model.kind !== "field" || !mayWriteField(caller, target, model.name)) throw notEditable()
    refuseToOne(method, model)
    const linkage = parseLinkage(parseJson(body))
    checkVersion(request, current)
    updateReferences({ db, viewer: caller, now: now() }, current, { name: model.name, linkage, how: hows[method] })
  })
  return nothingToSay()
}

/** Drupal's words for a relationship that the caller may not change. */
export function notEditable(): Refusal {
  return new Refusal(403, "The current user is not allowed to edit this relationship.")
}

/** @throws Refusal 409 */
export function refuseToOne(method: string, model: RelationshipModel): void {
  if (method === "PATCH" || isMany(model)) return
  const [verb, preposition] = method === "POST" ? ["POST", "to"] : ["DELETE", "from"]
  throw new Refusal(
    409,
    `You can only ${verb} ${preposition} to-many relationships. The relationship ${model.name} is a to-one relationship.`,
  )
}
