import type { ResourceType } from "#contract/fields.ts"
import { mayWriteField } from "#contract/permissions.ts"
import { versionNumber } from "#server/content/entities/entity.ts"
import { checkIfMatch } from "#server/http/if-match.ts"
import { Refusal } from "#server/http/refusal.ts"
import { isMany, type RelationshipModel } from "#server/content/entities/relationships.ts"
import { updateReferences } from "#server/content/editing/save.ts"
import { changeAs } from "#server/content/changes.ts"
import { currentEntity, noContent } from "./answers.ts"
import { checkContentType, parseJson, parseLinkage } from "./document.ts"
import { checkMayWrite, editedIn, refuseEarly, targetOf } from "./permission.ts"
import type { WriteRequest } from "./write-request.ts"

type RelationshipAddress = { readonly type: ResourceType; readonly uuid: string; readonly model: RelationshipModel }
const changes = { POST: "add", PATCH: "replace", DELETE: "remove" } as const

export async function changeRelationship(writing: WriteRequest, { type, uuid, model }: RelationshipAddress): Promise<Response> {
  const { source, request, who, language } = writing
  const { db, now } = source
  const { method } = request
  if (method !== "POST" && method !== "PATCH" && method !== "DELETE") throw new TypeError(`${method} changes no relationship.`)
  checkContentType(request)
  const route = { type, uuid, route: `${model.name}.relationship.${method.toLowerCase()}` }
  refuseEarly(writing, "update", route)
  const body = await request.arrayBuffer()
  changeAs(db, who, (caller) => {
    const current = currentEntity(db, caller, route)
    const target = targetOf(current)
    checkMayWrite(caller, "update", target)
    if (model.kind !== "field" || !mayWriteField(caller, target, model.name)) throw notEditable()
    const edited = editedIn(language, current)
    refuseToOne(method, model)
    const linkage = parseLinkage(parseJson(body))
    checkIfMatch(request, versionNumber(current))
    updateReferences({ db, viewer: caller, now: now() }, edited, { name: model.name, linkage, how: changes[method] })
  })
  return noContent()
}

export function notEditable(): Refusal {
  return new Refusal(403, "The current user is not allowed to edit this relationship.")
}

export function refuseToOne(method: string, model: RelationshipModel): void {
  if (method === "PATCH" || isMany(model)) return
  const change = method === "POST" ? "POST to" : "DELETE from"
  throw new Refusal(409, `You can only ${change} to-many relationships. The relationship ${model.name} is a to-one relationship.`)
}
