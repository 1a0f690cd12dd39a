import { getPath } from "hono/utils/url"
import type { Langcode } from "#contract/fields.ts"
import { splitLanguage } from "#contract/languages.ts"
import { isApiPath, jsonapiPath } from "#contract/paths.ts"

export type RouteParameters = Readonly<Record<string, string | undefined>>

/** `/user/%31` is `/user/1`, and `/fr/jsonapi` is `/jsonapi`. All code that depends on the address must use this path. */
export function pathOf(request: Request): string {
  const wholePath = getPath(request)
  const path = isApiPath(wholePath) ? splitLanguage(wholePath).path : wholePath
  if (!path.startsWith(`${jsonapiPath}/`) || !(path.includes("//") || path.endsWith("/"))) return path
  return path.replaceAll(/\/+/g, "/").replace(/\/$/, "")
}

export function languageOf(request: Request): Langcode {
  return splitLanguage(getPath(request)).language
}

// Characters; the rest of the path is cut off.
const longestLogged = 200

/** Leaves out the secret in the address of a calendar. */
export function loggedPath(request: Request): string {
  const { pathname } = new URL(request.url)
  return isCalendar(pathname) || isCalendar(pathOf(request)) ? "/calendar/…" : pathname.slice(0, longestLogged)
}

function isCalendar(path: string): boolean {
  return /^\/*calendar\//i.test(path)
}

/** Returns undefined for segments that could lead out of a folder, or into a hidden one. */
export function safeSegments(path: string, prefix = ""): readonly string[] | undefined {
  try {
    const segments = path
      .slice(prefix.length)
      .split("/")
      .filter((segment) => segment !== "")
      .map(decodeURIComponent)
    return segments.some((segment) => segment.startsWith(".") || /[/\\\0]/.test(segment)) ? undefined : segments
  } catch {
    // A % without two digits names no path.
    return undefined
  }
}
