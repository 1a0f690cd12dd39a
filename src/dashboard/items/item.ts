import type { ResourceType } from "#contract/fields.ts"
import { mayWriteField, type Viewer } from "#contract/permissions.ts"
import type { ItemLanguages } from "./languages.ts"
import type { Values } from "./values.ts"

export type Item = {
  readonly type: ResourceType
  /** The client makes the UUID of an item that was never saved. */
  readonly id: string
  /** Edit addresses have this number (nid, tid or uid). It is null for an item that was never saved. */
  readonly number: number | null
  /** If-Match needs this revision. It is null if the back end sends none, and for an item that was never saved. */
  readonly version: string | null
  /** RFC 3339; null for an item that was never saved. */
  readonly changed: string | null
  /** Names the author of the current revision; null if the back end does not send it. */
  readonly changedBy: string | null
  /** Is null or absent if the back end does not send it. */
  readonly changedByUid?: number | null
  readonly isPublished: boolean
  /** Is null if the item has no page yet. */
  readonly publicPath: string | null
  readonly values: Values
  /** The back end does not show these fields to this viewer, such as `roles` on a Drupal. */
  readonly hidden?: readonly string[]
  /** Is null or absent for kinds without languages, and for an item that was never saved. */
  readonly languages?: ItemLanguages | null
  /** An unsaved new series continues this former one. Its drafts keep it. */
  readonly continues?: Continued
}

export type Continued = {
  readonly id: string
  /** The former series gives this start to the first event of the new one. */
  readonly at: string
  readonly isPublished: boolean
}

/** No save sends a field that the back end hides. */
export function mayEditField(viewer: Viewer, { type, id, number, hidden = [] }: Item, name: string): boolean {
  return !hidden.includes(name) && mayWriteField(viewer, { type, uuid: id, uid: number }, name)
}
