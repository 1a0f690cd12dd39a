import { getPath } from "hono/utils/url"
import { jsonapiPath } from "#contract/paths.ts"

/** The path of a request as its route is found by: `/user/%31` is `/user/1`. Whatever depends on the address asks here. */
export function pathOf(request: Request): string {
  const path = getPath(request)
  if (!path.startsWith(`${jsonapiPath}/`) || !(path.includes("//") || path.endsWith("/"))) return path
  // As in Drupal, empty parts of an address of the API say nothing.
  return path.replaceAll(/\/+/g, "/").replace(/\/$/, "")
}
