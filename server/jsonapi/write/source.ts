import type { Caller, Who } from "#server/content/caller.ts"
import type { Credentials } from "#server/content/accounts/credentials.ts"
import type { Asked } from "#server/jsonapi/documents/links.ts"
import type { JsonapiSource } from "../respond.ts"

/** What writing stands on. */
export type WriteSource = JsonapiSource & {
  readonly credentials: Credentials
  /** Removes the bytes of files that are in the database no more, by their `public://` addresses. server/files does. */
  readonly removeBytes: (uris: readonly string[]) => Promise<void>
}

/** A write that is being answered. */
export type WriteRequest = {
  readonly source: WriteSource
  readonly request: Request
  readonly who: Who
  /** Who asked when the request came. */
  readonly caller: Caller
  readonly asked: Asked
}
