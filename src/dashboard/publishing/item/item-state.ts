import type { ServedItem } from "./stamps-api.ts"
import type { BadgeLook, BadgeState } from "#ui/text/badge.tsx"
import { timeOrDate } from "#lib/text/moments.ts"
import { appWords } from "#dashboard/strings/words.ts"

/** `published`: only the back end has answered. `new`: visitors see nothing yet. `pending`: they see another version, or a withdrawn item. */
export type ItemState = "draft" | "published" | "new" | "pending" | "live" | "failed"

export type VersionedItem = {
  readonly isPublished: boolean
  /** Is the present revision at the back end; null if it has none. */
  readonly vid: number | null
  readonly served: ServedItem
  /** Visitors see this text unchanged, though a save of another language has made a later revision. */
  readonly isSameText?: boolean
  /** The last build failed, and none is under way. */
  readonly hasFailed: boolean
}

export function itemStateOf({ isPublished, vid, served, isSameText = false, hasFailed }: VersionedItem): ItemState {
  if (served.kind === "unknown" || vid === null) return isPublished ? "published" : "draft"
  if (served.kind === "absent") return isPublished ? pendingState("new", hasFailed) : "draft"
  // A list may be older than the site: someone else has saved, and a build has followed.
  return isPublished && (served.vid >= vid || isSameText) ? "live" : pendingState("pending", hasFailed)
}

function pendingState(state: "new" | "pending", hasFailed: boolean): ItemState {
  return hasFailed ? "failed" : state
}

export function isOnItsWay(state: ItemState): boolean {
  return state === "new" || state === "pending"
}

const looks: Readonly<Record<ItemState, BadgeLook>> = {
  draft: "draft",
  published: "live",
  new: "new",
  pending: "pending",
  live: "live",
  failed: "failed",
}

type DatedState = {
  readonly state: ItemState
  /** Visitors see it from this time on; null if unknown. */
  readonly since: string | null
}

export function badgeOf({ state, since }: DatedState): BadgeState {
  return { look: looks[state], word: since === null ? appWords.publishing.states[state] : appWords.publishing.live(timeOrDate(since)) }
}
