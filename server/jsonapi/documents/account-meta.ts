import type { ResourceMeta } from "#contract/jsonapi.ts"
import { may, type Viewer } from "#contract/permissions.ts"
import type { Entity } from "#server/content/entities/entity.ts"
import { time } from "./attributes.ts"

/** What Drupal's users have no attribute for; undefined for other kinds. */
export function accountMeta({ type, vid, hasPassword, invitedUntil }: Entity, viewer: Viewer): ResourceMeta | undefined {
  if (type !== "user--user" || vid === null) return undefined
  if (!may.readUsers(viewer)) return { version: vid }
  return { version: vid, has_password: hasPassword, ...(invitedUntil === null ? {} : { invited_until: time(invitedUntil) }) }
}
