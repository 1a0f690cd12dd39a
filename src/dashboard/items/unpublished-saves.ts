import { createAction } from "@reduxjs/toolkit"
import { kindOf } from "#contract/content.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import type { Item } from "./item.ts"

/** A save of this user, made in this browser, that visitors don't see yet. */
export type PendingSave = {
  readonly type: ResourceType
  readonly number: number
  /** Null for kinds without languages. */
  readonly language: Langcode | null
  readonly title: string
  readonly publicPath: string | null
  /** Visitors see the save once the page has this revision or a later one. */
  readonly vid: number
  /** Milliseconds of this device's clock. */
  readonly at: number
}

export const itemSaved = createAction<PendingSave>("unpublishedSaves/itemSaved")

/** Returns what visitors will see of a saved item; null if the save changes nothing on the site. */
export function pendingSaveOf({ type, number, version, publicPath, isPublished, languages, values: { title } }: Item): PendingSave | null {
  if (!isPublished || number === null || version === null || typeof title !== "string") return null
  if (lacksPage({ type, publicPath })) return null
  return { type, number, language: languages?.shown ?? null, title, publicPath, vid: Number(version), at: Date.now() }
}

/** Tells whether an item has no public page, for example an event for members only. */
export function lacksPage({ type, publicPath }: Pick<PendingSave, "type" | "publicPath">): boolean {
  return publicPath === null && kindOf(type).publicPath !== null
}
