/** The writing side of /jsonapi: POST, PATCH and DELETE of resources and relationships. */
import { kindOf } from "#contract/content.ts"
import type { Who } from "#server/content/caller.ts"
import { askedOf } from "./respond.ts"
import { addressOf, type Address } from "./write/address.ts"
import { changeRelationship } from "./write/relationships.ts"
import { create, remove, update, type Writing } from "./write/resources.ts"
import type { WriteSource } from "./write/source.ts"
import { changeAccountRelationship, createAccount, updateAccount } from "./write/users.ts"

/**
 * Answers requests that write below /jsonapi.
 *
 * Who may not is refused before anything is locked; what follows is one synchronous transaction, which judges the same again.
 *
 * @throws Refusal
 */
export function jsonapiWrites(source: WriteSource): (request: Request, who: Who) => Promise<Response> {
  return async (request, who) => {
    // A bad token is refused whatever it asks for.
    who()
    const asked = askedOf(request, source.origin)
    return write({ source, request, who, asked }, addressOf(request, asked.origin))
  }
}

async function write(writing: Writing, address: Address): Promise<Response> {
  const { method } = writing.request
  const { entityType } = kindOf(address.type)
  const isRemoval = address.kind === "individual" && method === "DELETE"
  if (entityType === "user" && !isRemoval) return writeAccount(writing, address)
  if (address.kind === "relationship") return changeRelationship(writing, address)
  if (address.kind === "collection") return create(writing, address.type)
  return method === "DELETE" ? remove(writing, address) : update(writing, address)
}

function writeAccount(writing: Writing, address: Address): Promise<Response> {
  if (address.kind === "relationship") return changeAccountRelationship(writing, address.uuid, address.model)
  return address.kind === "collection" ? createAccount(writing) : updateAccount(writing, address.uuid)
}
