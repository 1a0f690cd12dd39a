import { anonymous, type Viewer } from "#contract/permissions.ts"

/** `session` is the family of refresh tokens. */
export type Caller = Viewer & { readonly session?: string }

/** A write asks inside its transaction (`changeAs`): the caller may have lost a role since the request began. Throws for a bad token. */
export type Who = () => Caller

/** The operator's commands have the permissions of an administrator. */
export const operator: Viewer = { ...anonymous, roles: ["administrator"] }
