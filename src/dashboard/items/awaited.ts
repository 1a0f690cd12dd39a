import { createAction } from "@reduxjs/toolkit"
import { kindOf } from "#contract/content.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import type { Item } from "./item.ts"

/** An item that this user has saved here, and that visitors don't see yet. */
export type Awaited = {
  readonly type: ResourceType
  readonly number: number
  /** Of the text that was saved; null for what has no languages. */
  readonly language: Langcode | null
  readonly title: string
  readonly publicPath: string | null
  /** Visitors see the save when they are shown this revision or a later one. */
  readonly vid: number
  /** Milliseconds of this device's clock. */
  readonly at: number
}

export const itemSaved = createAction<Awaited>("awaited/itemSaved")

/** What a save changes on the site; null if it changes nothing there. */
export function awaitedItem({ type, number, version, publicPath, isPublished, languages, values: { title } }: Item): Awaited | null {
  if (!isPublished || number === null || version === null || typeof title !== "string") return null
  if (lacksPage({ type, publicPath })) return null
  return { type, number, language: languages?.shown ?? null, title, publicPath, vid: Number(version), at: Date.now() }
}

/** Such as an event for members alone: visitors will never see it. */
export function lacksPage({ type, publicPath }: Pick<Awaited, "type" | "publicPath">): boolean {
  return publicPath === null && kindOf(type).publicPath !== null
}
