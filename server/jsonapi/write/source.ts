import type { Credentials } from "#server/content/accounts/credentials.ts"
import type { JsonapiSource } from "../respond.ts"

/** What writing stands on. */
export type WriteSource = JsonapiSource & {
  readonly credentials: Credentials
  /** Removes the bytes of files that are in the database no more, by their `public://` addresses. server/files does. */
  readonly removeBytes: (uris: readonly string[]) => Promise<void>
}
