/** POST, PATCH and DELETE of a relationship: adds to it, replaces it, removes from it. */
import type { ResourceType } from "#contract/fields.ts"
import { mayWriteField, type Viewer } from "#contract/permissions.ts"
import { Refusal } from "#server/http/refusal.ts"
import { isMany, type RelationshipModel } from "#server/content/entities/relationships.ts"
import { updateReferences } from "#server/content/editing/save.ts"
import { changeAs } from "#server/content/changes.ts"
import { currentEntity, nothingToSay } from "./answers.ts"
import { checkContentType, readJson } from "./body.ts"
import { parseLinkage } from "./document.ts"
import { checkMayWrite } from "./permission.ts"
import { held, targetOf, type Writing } from "./resources.ts"

type Addressed = { readonly type: ResourceType; readonly uuid: string; readonly model: RelationshipModel }

const hows = { POST: "add", PATCH: "replace", DELETE: "remove" } as const

/**
 * Changes one relationship of a node or a term.
 *
 * @throws Refusal
 */
export async function changeRelationship(writing: Writing, { type, uuid, model }: Addressed): Promise<Response> {
  const { source, request, who } = writing
  const { db, now } = source
  const { method } = request
  if (method !== "POST" && method !== "PATCH" && method !== "DELETE") throw new TypeError(`${method} changes no relationship.`)
  checkContentType(request)
  const asked = { type, uuid, route: `${model.name}.relationship.${method.toLowerCase()}` }
  const judge = (caller: Viewer) => {
    const target = targetOf(currentEntity(db, caller, asked))
    checkMayWrite(caller, "update", target)
    if (model.kind === "field" && mayWriteField(caller, target, model.name)) return
    throw new Refusal(403, "The current user is not allowed to edit this relationship.")
  }
  judge(who())
  refuseToOne(method, model)
  const linkage = parseLinkage(await readJson(request))
  changeAs(db, who, (caller) => {
    judge(caller)
    const { stored } = held(writing, caller, asked)
    updateReferences({ db, viewer: caller, now: now() }, stored, { name: model.name, linkage, how: hows[method] })
  })
  return nothingToSay()
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
