import { homeAlias, kindOf } from "#contract/content.ts"
import { individualPath, jsonapiPath } from "#contract/paths.ts"
import type { Viewer } from "#contract/permissions.ts"
import { destinationOf, itemAt, type Addressed } from "#server/content/redirects/resolve.ts"
import type { Database } from "#server/database/open.ts"
import { answer, send } from "#server/http/answers/answer.ts"
import { cacheControlFor } from "#server/http/answers/cache-control.ts"

type RouterSource = { readonly db: Database; readonly origin?: string | undefined; readonly now: () => Date }

export function respondToRouter({ db, origin, now }: RouterSource, request: Request, viewer: Viewer): Response {
  const url = new URL(request.url)
  const { status, body } = translatePath({ db, viewer, origin: origin ?? url.origin }, url.searchParams.get("path"))
  // Browsers log each answer from 400 up as an error, and whether an address is free is no error.
  const isQuiet = status !== 200 && url.searchParams.get("quiet") === "1"
  const headers = { "Content-Type": "application/json", "Cache-Control": cacheControlFor(viewer), "Last-Modified": now().toUTCString() }
  return send(request, answer({ status: isQuiet ? 200 : status, headers, body: JSON.stringify(isQuiet && status === 404 ? null : body) }))
}

type Translation = { readonly status: 200 | 403 | 404; readonly body: object }

type TranslationContext = { readonly db: Database; readonly viewer: Viewer; readonly origin: string }

/** Finds the resource at a path of the site, as Drupal's decoupled_router does. */
function translatePath({ db, viewer, origin }: TranslationContext, asked: string | null): Translation {
  if (asked === null || asked === "") return emptyPath
  const path = normalise(asked)
  const present = itemAt(db, viewer, path === "/" ? homeAlias : path)
  if (present?.isVisible === true) return { status: 200, body: resolved(present, origin, path) }
  const led = destinationOf(db, viewer, path)
  const found = led !== undefined && "item" in led ? led.item : present
  if (found === undefined) {
    const details = "None of the available methods were able to find a match for this path."
    return { status: 404, body: { message: `Unable to resolve path ${asked}.`, details } }
  }
  if (!found.isVisible) return denied
  const { alias } = found
  const redirect =
    alias === null || led === undefined ? {} : { redirect: [{ from: path, to: alias + led.suffix, status: String(led.status) }] }
  return { status: 200, body: { ...resolved(found, origin, path), ...redirect } }
}

const emptyPath: Translation = {
  status: 404,
  body: { message: "Unable to translate empty path. Please send a ?path query string parameter with your request." },
}

const denied: Translation = {
  status: 403,
  body: {
    message: "Access denied for entity.",
    details: "This user does not have access to view the resolved entity. Please authenticate and try again.",
  },
}

// The site's addresses may end in a slash, a query or a hash.
function normalise(asked: string): string {
  const [path = ""] = asked.split(/[?#]/, 1)
  // No pattern: one for slashes at the end starts again at each slash, which takes quadratic time.
  let end = path.length
  while (path[end - 1] === "/") end -= 1
  return path.startsWith("/") ? path.slice(0, Math.max(end, 1)) : `/${path.slice(0, end)}`
}

function resolved({ type, uuid, id, label, alias }: Addressed, origin: string, path: string): object {
  const canonical = origin + (alias ?? path)
  const { entityType, bundle } = kindOf(type)
  return {
    resolved: canonical,
    isHomePath: alias === homeAlias,
    entity: { canonical, type: entityType, bundle, id: String(id), uuid },
    label,
    jsonapi: {
      individual: origin + individualPath(type, uuid),
      resourceName: type,
      pathPrefix: jsonapiPath.slice(1),
      basePath: jsonapiPath,
      entryPoint: origin + jsonapiPath,
    },
    meta: {
      deprecated: {
        "jsonapi.pathPrefix":
          "This property has been deprecated and will be removed in the next version of Decoupled Router. Use basePath instead.",
      },
    },
  }
}
