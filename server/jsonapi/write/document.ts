import { mediaType, type Json } from "#contract/jsonapi.ts"
import { InvalidContent } from "#server/content/errors.ts"
import type { WriteDocument, SentIdentifier, SentLinkage } from "#server/content/validation/write-document.ts"
import { isJsonObject, readJson, type JsonObject } from "#server/database/json.ts"
import { isTooDeep } from "#server/http/limits/json-depth.ts"
import { limits } from "#server/http/limits/limits.ts"
import { Refusal } from "#server/http/refusal.ts"

export function checkContentType({ headers }: Request): void {
  const header = headers.get("content-type") ?? ""
  const [type = "", ...parameters] = header.split(";").map((part) => part.trim().toLowerCase())
  const isPlain = parameters.every((parameter) => /^(profile|charset)=/.test(parameter))
  if (type === mediaType && isPlain) return
  const detail = header === "" ? 'No "Content-Type" request header specified' : `No route found that matches "Content-Type: ${header}"`
  throw new Refusal(415, detail)
}

export function parseJson(bytes: ArrayBuffer): Json {
  const text = decode(bytes)
  if (text === "") throw new Refusal(400, "Empty request body.")
  if (isTooDeep(text)) throw new Refusal(400, `A document may nest ${limits.jsonDepth} deep at most.`)
  const document = readJson(text)
  if (document === undefined) throw new Refusal(400, "Syntax error")
  return document
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, "Malformed UTF-8 characters, possibly incorrectly encoded")
  }
}

export type SentResource = WriteDocument & { readonly id: string | null }

export function parseResource(document: Json, type: string): SentResource {
  const resource = member(isJsonObject(document) ? document : {}, "data")
  if (typeof resource.type !== "string") throw new Refusal(400, 'Resource object must include a "type".')
  if (resource.type !== type) {
    const detail = `The type of the resource is ${resource.type.slice(0, 100)}, and its address takes ${type}.`
    throw new InvalidContent([{ detail, pointer: "/data/type" }])
  }
  const { id = null } = resource
  if (id !== null && typeof id !== "string") throw new Refusal(400, 'The "id" of a resource is a string.', { pointer: "/data/id" })
  const relationships = Object.entries(member(resource, "relationships")).map(
    ([name, relationship]) => [name, linkageIn(name, relationship)] as const,
  )
  return {
    id,
    attributes: member(resource, "attributes"),
    relationships: Object.fromEntries(relationships),
  }
}

function member(object: JsonObject, name: string): JsonObject {
  const value = Object.hasOwn(object, name) ? object[name] : undefined
  if (value === undefined) return {}
  if (isJsonObject(value)) return value
  throw new Refusal(400, `The member "${name}" of the document has to be an object.`)
}

function linkageIn(name: string, relationship: Json): SentLinkage {
  const linkage = isJsonObject(relationship) && Object.hasOwn(relationship, "data") ? relationship.data : undefined
  const pointer = `/data/relationships/${name}`
  if (linkage === undefined) throw new Refusal(400, `The relationship ${name} has no "data".`, { pointer })
  return linkageOf(linkage, pointer)
}

export function parseLinkage(document: Json): SentLinkage {
  const linkage = isJsonObject(document) && Object.hasOwn(document, "data") ? document.data : undefined
  if (linkage === undefined) throw new Refusal(400, "Invalid body payload for the relationship.")
  return linkageOf(linkage, "/data")
}

function linkageOf(linkage: Json, pointer: string): SentLinkage {
  if (linkage === null) return { isList: false, identifiers: [] }
  if (!Array.isArray(linkage)) return { isList: false, identifiers: [identifierOf(linkage, pointer)] }
  const list: readonly Json[] = linkage
  return { isList: true, identifiers: list.map((item, index) => identifierOf(item, `${pointer}/${index}`)) }
}

function identifierOf(item: Json, pointer: string): SentIdentifier {
  const { type, id, meta = {} } = isJsonObject(item) ? item : {}
  if (typeof type === "string" && typeof id === "string" && isJsonObject(meta)) return { type, id, meta }
  throw new Refusal(400, 'A relationship leads to objects with a "type" and an "id".', { pointer })
}
