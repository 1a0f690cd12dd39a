/** POST, PATCH and DELETE of nodes and terms. */
import { randomUUID } from "node:crypto"
import type { ResourceType } from "#contract/fields.ts"
import type { Caller, Who } from "#server/content/caller.ts"
import type { Entity } from "#server/content/entities/read.ts"
import { readEntity } from "#server/content/entities/read-stored.ts"
import { InvalidContent } from "#server/content/errors.ts"
import { Refusal } from "#server/http/refusal.ts"
import { removeEntity } from "#server/content/editing/remove.ts"
import { createContent, updateContent } from "#server/content/editing/save.ts"
import { changeAs } from "#server/content/changes.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import type { Reading } from "../documents.ts"
import { jsonapiMember } from "../errors.ts"
import type { Asked } from "../links.ts"
import { parseShown } from "../query.ts"
import { currentEntity, json, nothingToSay, saved } from "./answers.ts"
import { checkContentType, readJson } from "./body.ts"
import { parseResource } from "./document.ts"
import { checkIfMatch } from "#server/http/if-match.ts"
import { checkMayWrite } from "./permission.ts"
import { writtenFields } from "./sent-fields.ts"
import type { WriteSource } from "./source.ts"

/** A write that is being answered. */
export type Writing = {
  readonly source: WriteSource
  readonly request: Request
  readonly who: Who
  readonly asked: Asked
}

/** What is answered with, for who asks. */
export function readingOf({ source: { db }, asked }: Writing, viewer: Caller): Reading {
  return { db, viewer, ...asked }
}

/**
 * Makes a node or a term.
 *
 * @throws Refusal
 */
export async function create(writing: Writing, type: ResourceType): Promise<Response> {
  const { source, request, who, asked } = writing
  const { db, now } = source
  checkContentType(request)
  checkMayWrite(who(), "create", { type })
  parseShown(type, asked.parameters)
  const resource = parseResource(await readJson(request), type)
  const uuid = uuidOf(resource.id)
  return changeAs(db, who, (caller) => {
    checkMayWrite(caller, "create", { type })
    const sent = writtenFields({ viewer: caller, target: { type }, current: undefined }, resource)
    const removed = createContent({ db, viewer: caller, now: now() }, { type, uuid, sent })
    const entity = currentEntity(db, caller, { type, uuid, route: "individual" })
    return saved(readingOf(writing, caller), entity, { status: 201, removed })
  })
}

/** @throws InvalidContent where a client-made id is no UUID */
export function uuidOf(id: string | null): string {
  if (id === null) return randomUUID()
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return id.toLowerCase()
  throw new InvalidContent([
    { detail: "IDs should be properly generated and formatted UUIDs as described in RFC 4122.", pointer: "/data/id" },
  ])
}

/** @throws Refusal 400 where the document is about something else than its address */
export function refuseMismatch(uuid: string, id: string | null): void {
  if (id?.toLowerCase() === uuid) return
  throw new Refusal(400, `The selected entity (${uuid}) does not match the ID in the payload (${id?.slice(0, 100) ?? ""}).`)
}

type Addressed = { readonly type: ResourceType; readonly uuid: string }

/**
 * Changes a node or a term.
 *
 * @throws Refusal
 */
export async function update(writing: Writing, { type, uuid }: Addressed): Promise<Response> {
  const { source, request, who } = writing
  const { db, now } = source
  checkContentType(request)
  refuseVersion(writing)
  const asked = { type, uuid, route: "individual.patch" }
  const judge = (caller: Caller) => {
    checkMayWrite(caller, "update", targetOf(currentEntity(db, caller, asked)))
  }
  judge(who())
  parseShown(type, writing.asked.parameters)
  const resource = parseResource(await readJson(request), type)
  return changeAs(db, who, (caller) => {
    judge(caller)
    const { current, stored } = held(writing, caller, asked)
    refuseMismatch(current.uuid, resource.id)
    const sent = writtenFields({ viewer: caller, target: targetOf(current), current }, resource)
    const removed = updateContent({ db, viewer: caller, now: now() }, stored, sent)
    return saved(readingOf(writing, caller), currentEntity(db, caller, asked), { status: 200, removed })
  })
}

/**
 * What is there, unless the client read an older revision of it. Inside the transaction that changes it, so that nothing comes between.
 *
 * @throws Refusal 404, 412
 */
export function held({ source: { db }, request }: Writing, caller: Caller, asked: Parameters<typeof currentEntity>[2]): Held {
  const current = currentEntity(db, caller, asked)
  const stored = readEntity(db, current.uuid)
  if (stored === undefined) throw new TypeError(`${current.uuid} is there and can't be read.`)
  checkIfMatch(request, current.vid ?? current.id)
  return { current, stored }
}

export type Held = { readonly current: Entity; readonly stored: StoredEntity }

/** What the table of permissions knows an entity by. */
export function targetOf({ type, uuid, id, author }: Entity) {
  const uid = type === "user--user" ? id : (author?.id ?? null)
  return { type, uuid, uid }
}

/** @throws Refusal 400 */
export function refuseVersion({ request: { method }, asked: { parameters } }: Writing): void {
  if (!parameters.has("resourceVersion")) return
  throw new Refusal(400, `${method} requests with a \`resourceVersion\` query parameter are not supported.`)
}

/**
 * Removes a resource of any type. What referred to it no longer does; the answer says how much that was.
 *
 * @throws Refusal
 */
export async function remove(writing: Writing, { type, uuid }: Addressed): Promise<Response> {
  const { source, who } = writing
  refuseVersion(writing)
  const { unset, reassigned, filesToDelete } = changeAs(source.db, who, (caller) => {
    const asked = { type, uuid, route: "individual.delete" }
    checkMayWrite(caller, "delete", targetOf(currentEntity(source.db, caller, asked)))
    const { current } = held(writing, caller, asked)
    return removeEntity(source, { pk: current.pk, type })
  })
  await source.removeBytes(filesToDelete)
  return unset + reassigned === 0 ? nothingToSay() : json({ jsonapi: jsonapiMember, meta: { unset, reassigned } }, 200)
}
