import { roles } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { mayWriteField, type Viewer } from "#contract/permissions.ts"
import { roleId } from "#server/content/entities/configuration.ts"
import { versionNumber, type Entity } from "#server/content/entities/entity.ts"
import { InvalidContent } from "#server/content/errors.ts"
import { checkIfMatch, versionTag } from "#server/http/if-match.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { RelationshipModel } from "#server/content/entities/relationships.ts"
import type { WriteDocument, SentIdentifier, SentLinkage } from "#server/content/validation/write-document.ts"
import { changeAs } from "#server/content/changes.ts"
import { changeAccount, changeUser, createUser, type SavedUser } from "#server/content/accounts/change-account.ts"
import type { AccountValues } from "#server/content/accounts/account-fields.ts"
import { individual } from "#server/jsonapi/documents/documents.ts"
import { parseSelection } from "#server/jsonapi/query/query.ts"
import { currentEntity, json, noContent, savedAnswer } from "./answers.ts"
import { checkContentType, parseJson, parseLinkage, parseResource } from "./document.ts"
import type { EntityRoute } from "#server/jsonapi/read-resources.ts"
import { checkMayWrite, targetOf } from "./permission.ts"
import { notEditable, refuseToOne } from "./relationships.ts"
import { readingOf, refuseMismatch, refuseVersion, uuidOf } from "./resources.ts"
import { writtenFields } from "./sent-fields.ts"
import type { WriteRequest } from "./write-request.ts"

const type = "user--user"

export async function createAccount(writing: WriteRequest): Promise<Response> {
  const { source, request, who, invite, caller: sender, url } = writing
  checkContentType(request)
  checkMayWrite(sender, "create", { type })
  parseSelection(type, url.parameters)
  const resource = parseResource(parseJson(await request.arrayBuffer()), type)
  const uuid = uuidOf(resource.id)
  const document = writtenFields({ viewer: sender, target: { type }, current: undefined }, resource)
  const { caller } = await createUser({ ...source, invite }, who, { uuid, accountValues: accountValuesOf(document) })
  const entity = currentEntity(source.db, caller, { type, uuid, route: "individual" })
  return savedAnswer(readingOf(writing, caller), entity, { status: 201, removed: [] })
}

export async function updateAccount(writing: WriteRequest, uuid: string): Promise<Response> {
  const { source, request, who, caller, url } = writing
  checkContentType(request)
  refuseVersion(writing)
  const current = writableAccount(writing, caller, { uuid, route: "individual.patch" })
  parseSelection(type, url.parameters)
  const resource = parseResource(parseJson(await request.arrayBuffer()), type)
  refuseMismatch(current.uuid, resource.id)
  const document = writtenFields({ viewer: caller, target: targetOf(current), current }, resource)
  const checkVersion = (present: number) => checkIfMatch(request, present)
  return changedAccount(
    writing,
    await changeUser(source, who, { uuid: current.uuid, accountValues: accountValuesOf(document), checkVersion }),
  )
}

export async function changeAccountRelationship(writing: WriteRequest, uuid: string, model: RelationshipModel): Promise<Response> {
  const { source, request, who } = writing
  checkContentType(request)
  const route = `${model.name}.relationship.${request.method.toLowerCase()}`
  const editableAccount = (caller: Viewer) => {
    const current = writableAccount(writing, caller, { uuid, route })
    if (mayWriteField(caller, targetOf(current), model.name)) return current
    throw notEditable()
  }
  editableAccount(writing.caller)
  refuseToOne(request.method, model)
  const linkage = parseLinkage(parseJson(await request.arrayBuffer()))
  changeAs(source.db, who, (caller) => {
    const current = editableAccount(caller)
    checkIfMatch(request, versionNumber(current))
    const linked = accountValuesOf({ attributes: {}, relationships: { [model.name]: linkage } })
    const values = model.kind === "roles" ? { roles: combined(request.method, current, linked.roles ?? []) } : linked
    changeAccount(source, caller, { uuid: current.uuid, accountValues: values })
  })
  return noContent()
}

function writableAccount({ source: { db } }: WriteRequest, caller: Viewer, { uuid, route }: Pick<EntityRoute, "uuid" | "route">): Entity {
  const current = currentEntity(db, caller, { type, uuid, route })
  checkMayWrite(caller, "update", targetOf(current))
  return current
}

/** `isLockedOut` means that the callers have ended their own access. */
function changedAccount(writing: WriteRequest, { uuid, isLockedOut, caller }: SavedUser): Response {
  const entity = currentEntity(writing.source.db, caller, { type, uuid, route: "individual.patch" })
  const document = { ...individual(readingOf(writing, caller), entity), ...(isLockedOut ? { meta: { isLockedOut } } : {}) }
  return json(document, 200, { ETag: versionTag(versionNumber(entity)) })
}

function accountValuesOf({ attributes, relationships }: WriteDocument): AccountValues {
  const valueOf = (name: string, linkage: SentLinkage) => (name === "roles" ? rolesIn(linkage) : memberIn(linkage))
  const linked = Object.entries(relationships).map(([name, linkage]) => [name, valueOf(name, linkage)] as const)
  return { ...attributes, ...Object.fromEntries(linked) }
}

function rolesIn({ identifiers }: SentLinkage): readonly string[] {
  const wrong = identifiers.some((identifier) => identifier.type !== "user_role--user_role")
  if (wrong) throw new InvalidContent([{ detail: "roles: A role is a user_role--user_role.", pointer: "/data/relationships/roles" }])
  return identifiers.map(roleOf)
}

/** Finds a role by its UUID, or by its name in the meta that Drupal writes. */
function roleOf({ id, meta }: SentIdentifier): string {
  const role = Object.keys(roles).find((name) => roleId(name) === id.toLowerCase() || meta.drupal_internal__target_id === name)
  if (role !== undefined) return role
  const identifier = `user_role--user_role:${id.slice(0, 100)}`
  throw new Refusal(404, `The resource identified by \`${identifier}\` (given as a relationship item) could not be found.`)
}

function memberIn({ isList, identifiers }: SentLinkage): string | null {
  const [member = null, ...others] = identifiers
  const isOne = !isList && others.length === 0 && (member === null || member.type === "node--member")
  if (isOne) return member === null ? null : member.id.toLowerCase()
  const detail = "field_member: The linked member is one node--member."
  throw new InvalidContent([{ detail, pointer: "/data/relationships/field_member" }])
}

function combined(method: string, current: Entity, roleIds: Json): readonly string[] {
  const currentRoles: readonly Json[] = Array.isArray(current.fields.roles) ? current.fields.roles : []
  const changedRoles: readonly Json[] = Array.isArray(roleIds) ? roleIds : []
  const names =
    method === "PATCH"
      ? changedRoles
      : method === "POST"
        ? [...currentRoles, ...changedRoles]
        : currentRoles.filter((role) => !changedRoles.includes(role))
  return names.filter((role) => typeof role === "string")
}
