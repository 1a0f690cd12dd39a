import { homeAlias, kindOf } from "#contract/content.ts"
import type { Langcode } from "#contract/fields.ts"
import { inLanguage, splitLanguage } from "#contract/languages.ts"
import { individualPath, jsonapiPath } from "#contract/paths.ts"
import type { Viewer } from "#contract/permissions.ts"
import { destinationOf, itemAt, publicAddress, shownAt, type Addressed } from "#server/content/redirects/resolve.ts"
import type { Database } from "#server/database/open.ts"
import { languageOf } from "#server/http/path.ts"
import { answer, send } from "#server/http/answers/answer.ts"
import { cacheControlFor } from "#server/http/answers/cache-control.ts"

type RouterSource = { readonly db: Database; readonly origin?: string | undefined; readonly now: () => Date }

export function respondToRouter({ db, origin, now }: RouterSource, request: Request, viewer: Viewer): Promise<Response> {
  const url = new URL(request.url)
  const { status, body } = translatePath(
    { db, viewer, origin: origin ?? url.origin, language: languageOf(request) },
    url.searchParams.get("path"),
  )
  // Browsers log each answer from 400 up as an error, and a free address is no error.
  const isQuiet = status !== 200 && url.searchParams.get("quiet") === "1"
  const headers = { "Content-Type": "application/json", "Cache-Control": cacheControlFor(viewer), "Last-Modified": now().toUTCString() }
  return send(request, answer({ status: isQuiet ? 200 : status, headers, body: JSON.stringify(isQuiet && status === 404 ? null : body) }))
}

type Translation = { readonly status: 200 | 403 | 404; readonly body: object }

type TranslationContext = { readonly db: Database; readonly viewer: Viewer; readonly origin: string; readonly language: Langcode }

/** Drupal's decoupled_router does the same. */
function translatePath(context: TranslationContext, address: string | null): Translation {
  if (address === null || address === "") return emptyPath
  const { db, viewer, language } = context
  // As in Drupal, the address of the request decides the language, and a prefix of the path says nothing.
  const { path } = splitLanguage(normalise(address))
  const present = path === "/" ? homeItem(context) : itemAt(db, viewer, { language, path })
  if (present?.isVisible === true) return { status: 200, body: resolved(present, context, path) }
  const led = destinationOf(db, viewer, { language, path })
  const item = led !== undefined && "item" in led ? led.item : present
  if (item === undefined) {
    const details = "None of the available methods were able to find a match for this path."
    return { status: 404, body: { message: `Unable to resolve path ${address}.`, details } }
  }
  if (!item.isVisible) return denied
  const to = publicAddress(item)
  const redirect = to === null || led === undefined ? {} : { redirect: [{ from: path, to: to + led.suffix, status: String(led.status) }] }
  return { status: 200, body: { ...resolved(item, context, path), ...redirect } }
}

/** The home page may have its address in English alone. */
function homeItem({ db, viewer, language }: TranslationContext): Addressed | undefined {
  return itemAt(db, viewer, { language, path: homeAlias }) ?? shownAt(db, viewer, { language, path: homeAlias })
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
function normalise(address: string): string {
  const [path = ""] = address.split(/[?#]/, 1)
  // A pattern for slashes at the end would start again at each slash, which takes quadratic time.
  let end = path.length
  while (path[end - 1] === "/") end -= 1
  return path.startsWith("/") ? path.slice(0, Math.max(end, 1)) : `/${path.slice(0, end)}`
}

function resolved(item: Addressed, { origin, language }: TranslationContext, path: string): object {
  const { type, uuid, id, label, alias } = item
  const canonical = origin + (publicAddress(item) ?? inLanguage(language, path))
  const { entityType, bundle } = kindOf(type)
  return {
    resolved: canonical,
    isHomePath: alias === homeAlias,
    entity: { canonical, type: entityType, bundle, id: String(id), uuid },
    label,
    jsonapi: {
      individual: origin + inLanguage(language, individualPath(type, uuid)),
      resourceName: type,
      pathPrefix: jsonapiPath.slice(1),
      basePath: jsonapiPath,
      entryPoint: origin + inLanguage(language, jsonapiPath),
    },
    meta: {
      deprecated: {
        "jsonapi.pathPrefix":
          "This property has been deprecated and will be removed in the next version of Decoupled Router. Use basePath instead.",
      },
    },
  }
}
