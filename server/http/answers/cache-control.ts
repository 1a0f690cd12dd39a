/** How long an answer of the API may be kept, in Drupal's words: five minutes for what everyone sees, not at all for one viewer's. */
import type { Viewer } from "#contract/permissions.ts"

export const uncacheable = "must-revalidate, no-cache, private"

/** The Cache-Control of an answer for a viewer. */
export function cacheControlFor(viewer: Viewer): string {
  return viewer.uid === 0 ? "max-age=300, public" : uncacheable
}
