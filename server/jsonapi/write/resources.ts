import { randomUUID } from "node:crypto"
import type { ResourceType } from "#contract/fields.ts"
import { anonymous } from "#contract/permissions.ts"
import type { Caller } from "#server/content/caller.ts"
import { versionNumber, type Entity } from "#server/content/entities/entity.ts"
import { shownIn } from "#server/content/entities/languages.ts"
import { findEntity } from "#server/content/entities/read.ts"
import { InvalidContent } from "#server/content/errors.ts"
import { Refusal } from "#server/http/refusal.ts"
import { removeEntity } from "#server/content/editing/remove.ts"
import { createContent, updateContent } from "#server/content/editing/save.ts"
import { changeAs } from "#server/content/changes.ts"
import type { ReadRequest } from "#server/jsonapi/documents/documents.ts"
import { jsonapiMember } from "../errors.ts"
import { parseSelection } from "#server/jsonapi/query/query.ts"
import { currentEntity, json, noContent, savedAnswer } from "./answers.ts"
import { checkContentType, parseJson, parseResource } from "./document.ts"
import { checkIfMatch } from "#server/http/if-match.ts"
import { checkMayWrite, editedIn, refuseEarly, refuseTranslation, targetOf } from "./permission.ts"
import { writtenFields } from "./sent-fields.ts"
import type { WriteRequest } from "./write-request.ts"

export function readingOf({ source: { db }, url }: WriteRequest, viewer: Caller): ReadRequest {
  return { db, viewer, ...url }
}

export async function create(writing: WriteRequest, type: ResourceType): Promise<Response> {
  const { source, request, who, caller: sender, url } = writing
  const { db, now } = source
  checkContentType(request)
  checkMayWrite(sender, "create", { type })
  parseSelection(type, url.parameters)
  const resource = parseResource(parseJson(await request.arrayBuffer()), type)
  const uuid = uuidOf(resource.id)
  return changeAs(db, who, (caller) => {
    checkMayWrite(caller, "create", { type })
    const document = writtenFields({ viewer: caller, target: { type }, current: undefined }, resource)
    const removed = createContent({ db, viewer: caller, now: now() }, { type, uuid, document })
    const entity = currentEntity(db, caller, { type, uuid, route: "individual" })
    return savedAnswer(readingOf(writing, caller), shownIn(entity, writing.language), { status: 201, removed })
  })
}

export function uuidOf(id: string | null): string {
  if (id === null) return randomUUID()
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return id.toLowerCase()
  const detail = "IDs should be properly generated and formatted UUIDs as described in RFC 4122."
  throw new InvalidContent([{ detail, pointer: "/data/id" }])
}

export function refuseMismatch(uuid: string, id: string | null): void {
  if (id?.toLowerCase() === uuid) return
  throw new Refusal(400, `The selected entity (${uuid}) does not match the ID in the payload (${id?.slice(0, 100) ?? ""}).`)
}

type ResourceAddress = { readonly type: ResourceType; readonly uuid: string }

export async function update(writing: WriteRequest, { type, uuid }: ResourceAddress): Promise<Response> {
  const { source, request, who, language } = writing
  const { db, now } = source
  checkContentType(request)
  refuseVersion(writing)
  const route = { type, uuid, route: "individual.patch" }
  refuseEarly(writing, "update", route)
  const body = await request.arrayBuffer()
  return changeAs(db, who, (caller) => {
    const item = currentEntity(db, caller, route)
    const target = targetOf(item)
    checkMayWrite(caller, "update", target)
    // This check comes before the version's: a writer must learn that the text is gone, and a missing text has no version to compare.
    const edited = editedIn(language, item)
    parseSelection(type, writing.url.parameters)
    const resource = parseResource(parseJson(body), type)
    checkIfMatch(request, versionNumber(item))
    refuseMismatch(item.uuid, resource.id)
    const document = writtenFields({ viewer: caller, target, current: shownIn(item, language) }, resource)
    const removed = updateContent({ db, viewer: caller, now: now() }, edited, document)
    return savedAnswer(readingOf(writing, caller), shownIn(currentEntity(db, caller, route), language), { status: 200, removed })
  })
}

export function refuseVersion({ request: { method }, url: { parameters } }: WriteRequest): void {
  if (!parameters.has("resourceVersion")) return
  throw new Refusal(400, `${method} requests with a \`resourceVersion\` query parameter are not supported.`)
}

/** The answer counts the removed references. @throws Refusal, DomainError */
export async function remove(writing: WriteRequest, { type, uuid }: ResourceAddress): Promise<Response> {
  const { source, who, language } = writing
  refuseVersion(writing)
  const { unset, reassigned, filesToDelete } = changeAs(source.db, who, (caller) => {
    const current = currentEntity(source.db, caller, { type, uuid, route: "individual.delete" })
    checkMayWrite(caller, "delete", targetOf(current))
    refuseTranslation(language, current)
    checkIfMatch(writing.request, versionNumber(current))
    return removeEntity(source, current, heirOf(writing, current))
  })
  await source.removeBytes(filesToDelete)
  return unset + reassigned === 0 ? noContent() : json({ jsonapi: jsonapiMember, meta: { unset, reassigned } }, 200)
}

/** `?reassign={uuid}` names the user who gets the content, and an empty one nobody. Drupal refuses it, and deletes the content. @throws Refusal */
function heirOf({ source: { db }, url: { parameters } }: WriteRequest, deleted: Entity): number | null {
  const uuid = parameters.get("reassign")
  if (uuid === undefined) return null
  if (deleted.type !== "user--user") throw new Refusal(400, "Only the content of a user can be reassigned.")
  if (uuid === "") return null
  const heir = typeof uuid === "string" ? findEntity(db, "user", uuid, anonymous) : undefined
  if (heir === undefined) throw new Refusal(404, "The user who is to get the content could not be found.")
  if (heir.pk !== deleted.pk) return heir.id
  throw new InvalidContent([{ detail: "The content of a deleted user can't go to the same user: name another." }])
}
