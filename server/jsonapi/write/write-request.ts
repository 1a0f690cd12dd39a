import type { Langcode } from "#contract/fields.ts"
import type { Caller, Who } from "#server/content/caller.ts"
import type { Credentials, Invite } from "#server/content/accounts/credentials.ts"
import type { RequestUrl } from "#server/jsonapi/documents/links.ts"
import type { JsonapiSource } from "../respond.ts"

export type WriteSource = JsonapiSource & {
  readonly credentials: Credentials
  readonly removeBytes: (uris: readonly string[]) => Promise<void>
}

export type SentWrite = { readonly request: Request; readonly who: Who; readonly invite: Invite }

export type WriteRequest = SentWrite & {
  readonly source: WriteSource
  /** Is the caller when the request came; the transaction calls `who` again. */
  readonly caller: Caller
  readonly url: RequestUrl
  /** The item is changed in the language of the address. */
  readonly language: Langcode
}
