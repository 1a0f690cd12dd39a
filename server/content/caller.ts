import type { Viewer } from "#contract/permissions.ts"

/** `session` is the family of refresh tokens. */
export type Caller = Viewer & { readonly session?: string }

/**
 * Tells who asks now, or throws where the access token is invalid. A write calls it inside its transaction (`changeAs`): the caller may
 * have been blocked, or lost a role, while the request arrived.
 */
export type Who = () => Caller
