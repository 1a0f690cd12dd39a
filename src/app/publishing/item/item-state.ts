import type { Served } from "./served.ts"

/**
 * `published`: the back end says so, and nobody knows what visitors see. `new`: visitors see nothing yet. `pending`: they see another
 * version, or an item that is withdrawn.
 */
export type ItemState = "draft" | "published" | "new" | "pending" | "live" | "failed"

export type KnownItem = {
  readonly isPublished: boolean
  /** The present revision at the back end; null where it tells none. */
  readonly vid: number | null
  readonly served: Served
  /** The last build failed, and none is under way. */
  readonly hasFailed: boolean
}

export function itemStateOf({ isPublished, vid, served, hasFailed }: KnownItem): ItemState {
  if (served.kind === "unknown" || vid === null) return isPublished ? "published" : "draft"
  if (served.kind === "absent") return isPublished ? waiting("new", hasFailed) : "draft"
  // A list may be older than the site: then someone else has saved, and a build came since.
  return isPublished && served.vid >= vid ? "live" : waiting("pending", hasFailed)
}

function waiting(state: "new" | "pending", hasFailed: boolean): ItemState {
  return hasFailed ? "failed" : state
}

export function isOnItsWay(state: ItemState): boolean {
  return state === "new" || state === "pending"
}
