/** The writing side of /jsonapi: POST, PATCH and DELETE of resources and relationships. */
import { kindOf } from "#contract/content.ts"
import type { Who } from "#server/content/caller.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { Address } from "./address.ts"
import type { Asked } from "#server/jsonapi/documents/links.ts"
import { askedOf } from "./respond.ts"
import { changeRelationship } from "./write/relationships.ts"
import { create, remove, update } from "./write/resources.ts"
import type { WriteSource, WriteRequest } from "./write/source.ts"
import { changeAccountRelationship, createAccount, updateAccount } from "./write/users.ts"

/** Answers a write; without an address that nothing has it. */
export type WriteResponder = (request: Request, who: Who, address: Address | undefined) => Promise<Response>

/**
 * Answers requests that write below /jsonapi.
 *
 * Whoever may not write is refused before anything is locked; what follows is one synchronous transaction, which checks the permission.
 *
 * @throws Refusal, DomainError
 */
export function jsonapiWrites(source: WriteSource): WriteResponder {
  return async (request, who, address) => {
    // A bad token is refused whatever it asks for.
    const caller = who()
    const asked = askedOf(request, source.origin)
    return write({ source, request, who, caller, asked }, writableAddress(asked, request.method, address))
  }
}

type WritableAddress = Exclude<Address, { readonly kind: "entry-point" | "related" }>

const methods = {
  "entry-point": ["GET"],
  collection: ["GET", "POST"],
  individual: ["GET", "PATCH", "DELETE"],
  related: ["GET"],
  relationship: ["GET", "POST", "PATCH", "DELETE"],
} as const

/** @throws Refusal 404 where nothing has this address, 405 where the method doesn't fit it */
function writableAddress({ origin, path }: Asked, method: string, address: Address | undefined): WritableAddress {
  const noRoute = `No route found for "${method} ${origin}${path}"`
  if (address === undefined) throw new Refusal(404, noRoute)
  const allowed: readonly string[] = methods[address.kind]
  if (address.kind !== "entry-point" && address.kind !== "related" && allowed.includes(method)) return address
  const allow = allowed.join(", ")
  throw new Refusal(405, `${noRoute}: Method Not Allowed (Allow: ${allow})`, { headers: { Allow: allow } })
}

async function write(writing: WriteRequest, address: WritableAddress): Promise<Response> {
  const { method } = writing.request
  const { entityType } = kindOf(address.type)
  const isRemoval = address.kind === "individual" && method === "DELETE"
  if (entityType === "user" && !isRemoval) return writeAccount(writing, address)
  if (address.kind === "relationship") return changeRelationship(writing, address)
  if (address.kind === "collection") return create(writing, address.type)
  return method === "DELETE" ? remove(writing, address) : update(writing, address)
}

function writeAccount(writing: WriteRequest, address: WritableAddress): Promise<Response> {
  if (address.kind === "relationship") return changeAccountRelationship(writing, address.uuid, address.model)
  return address.kind === "collection" ? createAccount(writing) : updateAccount(writing, address.uuid)
}
