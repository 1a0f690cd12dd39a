import { kindOf } from "#contract/content.ts"
import { methodNotAllowed, noRoute } from "#server/http/refusal.ts"
import type { Address } from "./address.ts"
import type { RequestUrl } from "#server/jsonapi/documents/links.ts"
import { requestUrl } from "./respond.ts"
import { changeRelationship } from "./write/relationships.ts"
import { create, remove, update } from "./write/resources.ts"
import { changeEvents } from "./write/series.ts"
import type { SentWrite, WriteSource, WriteRequest } from "./write/write-request.ts"
import { changeAccountRelationship, createAccount, updateAccount } from "./write/users.ts"

export type SeriesAddress = { readonly kind: "series"; readonly uuid: string }

export type WriteResponder = (write: SentWrite, address: Address | SeriesAddress | undefined) => Promise<Response>

/** Checks the permission before it locks the database, and again in the transaction. */
export function jsonapiWrites(source: WriteSource): WriteResponder {
  return async (writeRequest, address) => {
    // This comes first, because an invalid token is a 401 at any address.
    const caller = writeRequest.who()
    const url = requestUrl(writeRequest.request, source.origin)
    const writing = { ...writeRequest, source, caller, url, language: url.language }
    if (address?.kind === "series") return changeEvents(writing, address.uuid.toLowerCase())
    return write(writing, writableAddress(url, writeRequest.request.method, address))
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

function writableAddress({ origin, path }: RequestUrl, method: string, address: Address | undefined): WritableAddress {
  if (address === undefined) throw noRoute(method, origin + path)
  const allowedMethods: readonly string[] = methods[address.kind]
  if (address.kind !== "entry-point" && address.kind !== "related" && allowedMethods.includes(method)) return address
  throw methodNotAllowed(method, origin + path, allowedMethods.join(", "))
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
