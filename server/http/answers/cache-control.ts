import type { Viewer } from "#contract/permissions.ts"

/** Drupal sends this with an answer that only one viewer may see. */
export const uncacheable = "must-revalidate, no-cache, private"

export const uncacheableHeaders = { "Cache-Control": uncacheable } as const

export function cacheControlFor(viewer: Viewer): string {
  return viewer.uid === 0 ? "max-age=300, public" : uncacheable
}
