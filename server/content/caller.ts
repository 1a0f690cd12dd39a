import type { Viewer } from "#contract/permissions.ts"

/** Who asks, and the sign-in (a family of refresh tokens) by which they do. */
export type Caller = Viewer & { readonly session?: string }

/**
 * Tells who asks at this moment, or throws where the access token isn't good. A write asks inside its transaction (`changeAs`): between the first byte of a
 * request and its write the caller may have been blocked or lost a role.
 */
export type Who = () => Caller
