import type { Credentials } from "#server/content/credentials.ts"
import type { JsonapiSource } from "../respond.ts"

/** What writing stands on. */
export type WriteSource = JsonapiSource & { readonly credentials: Credentials }
