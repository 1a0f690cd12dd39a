import type { ResourceType } from "#contract/fields.ts"
import { mayWriteField, type Viewer } from "#contract/permissions.ts"
import type { ItemLanguages } from "./languages.ts"
import type { Values } from "./values.ts"

/** An entity as the dashboard edits it. */
export type Item = {
  readonly type: ResourceType
  /** UUID; made by the client for an item that was never saved. */
  readonly id: string
  /** nid, tid or uid, which edit addresses carry; null for an item that was never saved. */
  readonly number: number | null
  /** The revision for If-Match; null if the back end sends none, and for an item that was never saved. */
  readonly version: string | null
  /** RFC 3339; null for an item that was never saved. */
  readonly changed: string | null
  /** The name of the user who made the current revision; null if the back end does not send it. */
  readonly changedBy: string | null
  /** The number of that user; null or absent if the back end does not send it. */
  readonly changedByUid?: number | null
  readonly isPublished: boolean
  /** The public page's path; null if it has no page yet. */
  readonly publicPath: string | null
  readonly values: Values
  /** Fields that the back end does not show to this viewer, such as `roles` on a Drupal. */
  readonly hidden?: readonly string[]
  /** Null or absent for kinds without languages, and for an item that was never saved. */
  readonly languages?: ItemLanguages | null
  /** The former series that an unsaved new series continues. Its drafts keep it. */
  readonly continues?: Continued
}

export type Continued = {
  readonly id: string
  /** The start that the former series gives to the first event of the new one. */
  readonly at: string
  readonly isPublished: boolean
}

/** Tells whether a viewer may change a field of an item. No save sends a field that the back end hides. */
export function mayEditField(viewer: Viewer, { type, id, number, hidden = [] }: Item, name: string): boolean {
  return !hidden.includes(name) && mayWriteField(viewer, { type, uuid: id, uid: number }, name)
}
