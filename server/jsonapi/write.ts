/** The writing side of /jsonapi: POST, PATCH and DELETE of resources and relationships. */
import type { Caller, Credentials } from "#server/content/credentials.ts"
import { Refusal } from "#server/content/refusal.ts"
import type { JsonapiSource } from "./respond.ts"

export type WriteSource = JsonapiSource & { readonly credentials: Credentials }

/**
 * Answers requests that write below /jsonapi.
 *
 * @throws Refusal
 */
export function jsonapiWrites(source: WriteSource): (request: Request, caller: Caller) => Promise<Response> {
  return () => Promise.reject(new Refusal(501, `Nothing can be written to ${source.origin ?? "here"} yet.`))
}
