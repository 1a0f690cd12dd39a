import { createAction } from "@reduxjs/toolkit"
import { kindOf } from "#contract/content.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import type { Item } from "./item.ts"

/** This user saved the item in this browser, and visitors don't see the save yet. */
export type PendingSave = {
  readonly type: ResourceType
  readonly number: number
  /** Is null for kinds without languages. */
  readonly language: Langcode | null
  readonly title: string
  readonly publicPath: string | null
  /** Visitors see the save once the page has this revision or a later one. */
  readonly vid: number
  /** Milliseconds of this device's clock. */
  readonly at: number
}

export const itemSaved = createAction<PendingSave>("unpublishedSaves/itemSaved")

/** Returns null if the save changes nothing on the site. */
export function pendingSaveOf({ type, number, version, publicPath, isPublished, languages, values: { title } }: Item): PendingSave | null {
  if (!isPublished || number === null || version === null || typeof title !== "string") return null
  if (lacksPage({ type, publicPath })) return null
  return { type, number, language: languages?.shown ?? null, title, publicPath, vid: Number(version), at: Date.now() }
}

/** For example, an event for members only has no public page. */
export function lacksPage({ type, publicPath }: Pick<PendingSave, "type" | "publicPath">): boolean {
  return publicPath === null && kindOf(type).publicPath !== null
}
