/** From an address below /jsonapi to what is written there. */
import { isResourceType } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { jsonapiPath } from "#contract/paths.ts"
import { Refusal } from "#server/http/refusal.ts"
import { relationshipOf, type RelationshipModel } from "#server/content/entities/relationships.ts"

export type Address =
  | { readonly kind: "collection"; readonly type: ResourceType }
  | { readonly kind: "individual"; readonly type: ResourceType; readonly uuid: string }
  | { readonly kind: "relationship"; readonly type: ResourceType; readonly uuid: string; readonly model: RelationshipModel }

const methods = {
  collection: ["GET", "POST"],
  individual: ["GET", "PATCH", "DELETE"],
  relationship: ["GET", "POST", "PATCH", "DELETE"],
} as const

/**
 * What a request writes to.
 *
 * @throws Refusal 404 where nothing has this address, 405 where it is only read
 */
export function addressOf({ method, url }: Request, origin: string): Address {
  const { pathname } = new URL(url)
  const noRoute = `No route found for "${method} ${origin}${pathname}"`
  const address = parse(pathname)
  if (address === undefined) throw new Refusal(404, noRoute)
  const allowed: readonly string[] = address === "readable" ? ["GET"] : methods[address.kind]
  if (address !== "readable" && allowed.includes(method)) return address
  const allow = allowed.join(", ")
  throw new Refusal(405, `${noRoute}: Method Not Allowed (Allow: ${allow})`, { headers: { Allow: allow } })
}

function parse(pathname: string): Address | "readable" | undefined {
  const segments = pathname
    .slice(jsonapiPath.length)
    .split("/")
    .filter((segment) => segment !== "")
  if (segments.length === 0) return "readable"
  const [entityType = "", bundle = "", uuid, ...rest] = segments
  const type = `${entityType}--${bundle}`
  if (!isResourceType(type)) return undefined
  if (uuid === undefined) return { kind: "collection", type }
  if (rest.length === 0) return { kind: "individual", type, uuid }
  const [name = "", ...others] = rest[0] === "relationships" ? rest.slice(1) : rest
  const model = relationshipOf(type, name)
  if (model === undefined || others.length > 0) return undefined
  return rest[0] === "relationships" ? { kind: "relationship", type, uuid, model } : "readable"
}
