/**
 * Who may read what: one table, read by the server and (later) by the route guard. product.md, Roles.
 *
 * Writing joins it with the issue that brings writing.
 */
import type { Role } from "./fields.ts"

export type Viewer = {
  /** Drupal's user id; 0 for who isn't signed in. */
  readonly uid: number
  readonly roles: readonly Role[]
  /** `field_board` of the account. */
  readonly isBoard: boolean
  /** UUID of the member page linked to the account. */
  readonly memberId: string | null
}

export const anonymous: Viewer = { uid: 0, roles: [], isBoard: false, memberId: null }

/** Holding either role makes an admin; the two are treated the same. */
export function isAdmin(viewer: Viewer): boolean {
  return viewer.roles.length > 0
}

export type Audience = "public" | "members" | "board"

/** The audiences whose events the viewer may read. */
export function audiencesOf(viewer: Viewer): readonly Audience[] {
  if (isAdmin(viewer) || viewer.isBoard) return ["public", "members", "board"]
  return viewer.uid === 0 ? ["public"] : ["public", "members"]
}

export const may = {
  readDrafts: isAdmin,
  /** Phone and mail of a member whatever its flags say. */
  readHiddenContact: (viewer: Viewer) => viewer.uid !== 0,
  readUsers: isAdmin,
} as const
