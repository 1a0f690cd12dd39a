/** Redirects are no content: they have no fields of the model. Drupal's Redirect module has the same resources. */
import { mediaType, type Document, type Json, type Resource } from "#contract/jsonapi.ts"
import { isLanguage, splitLanguage } from "#contract/languages.ts"
import { redirectsPath } from "#contract/paths.ts"
import { anonymous, may, type Viewer } from "#contract/permissions.ts"
import { redirectType, type RedirectAttributes, type RedirectMeta } from "#contract/redirect.ts"
import { fromSeconds, unixSeconds } from "#contract/agenda/brussels.ts"
import type { Who } from "#server/content/caller.ts"
import { changeAs } from "#server/content/changes.ts"
import { createRedirect, removeRedirect, updateRedirect } from "#server/content/redirects/change-redirect.ts"
import { destinationOf } from "#server/content/redirects/resolve.ts"
import { findRedirect, listRedirects, redirectSorts, type Redirect, type RedirectQuery } from "#server/content/redirects/find-redirect.ts"
import type { Database } from "#server/database/open.ts"
import { answer, send } from "#server/http/answers/answer.ts"
import { cacheControlFor } from "#server/http/answers/cache-control.ts"
import { checkIfMatch, versionTag } from "#server/http/if-match.ts"
import { noRoute, Refusal } from "#server/http/refusal.ts"
import { listLinks, selfLink, type RequestUrl } from "#server/jsonapi/documents/links.ts"
import { parseFilter } from "#server/jsonapi/query/filter.ts"
import { parsePage, tree } from "#server/jsonapi/query/query.ts"
import { jsonapiMember } from "./errors.ts"
import { requestUrl, type JsonapiSource } from "./respond.ts"
import { json, noContent } from "./write/answers.ts"
import { checkContentType, parseJson, parseResource } from "./write/document.ts"
import { newRedirect, redirectChanges } from "./write/redirect-values.ts"
import { refuseMismatch, uuidOf } from "./write/resources.ts"

export function redirects({ db, now, origin }: JsonapiSource) {
  const readable = (request: Request, viewer: Viewer, { document, version }: Readable) => {
    const headers = { "Content-Type": mediaType, "Cache-Control": cacheControlFor(viewer), "Last-Modified": now().toUTCString() }
    return send(request, answer({ headers, body: JSON.stringify(document), version }))
  }
  return {
    list: (request: Request, viewer: Viewer) =>
      readable(request, viewer, { document: collection({ db, viewer, url: requestUrl(request, origin) }) }),
    read: (request: Request, viewer: Viewer, uuid: string) => {
      const redirect = existing(db, viewer, { request, uuid })
      return readable(request, viewer, {
        document: individual({ db, viewer, url: requestUrl(request, origin) }, redirect),
        version: redirect.version,
      })
    },
    create: async (request: Request, who: Who) => {
      const resource = await resourceIn(request, who)
      return changeAs(db, who, (caller) => {
        refuseOthers(caller)
        const uuid = uuidOf(resource.id)
        createRedirect(db, { uuid, created: unixSeconds(now()), ...newRedirect(resource.attributes) })
        const url = requestUrl(request, origin)
        const redirect = existing(db, caller, { request, uuid })
        return json(individual({ db, viewer: caller, url }, redirect), 201, {
          ETag: versionTag(redirect.version),
          Location: addressOf(url, uuid),
        })
      })
    },
    update: async (request: Request, who: Who, uuid: string) => {
      const resource = await resourceIn(request, who)
      return changeAs(db, who, (caller) => {
        refuseOthers(caller)
        const current = existing(db, caller, { request, uuid })
        checkIfMatch(request, current.version)
        refuseMismatch(current.uuid, resource.id)
        updateRedirect(db, { ...current, ...redirectChanges(resource.attributes) })
        const redirect = existing(db, caller, { request, uuid })
        return json(individual({ db, viewer: caller, url: requestUrl(request, origin) }, redirect), 200, {
          ETag: versionTag(redirect.version),
        })
      })
    },
    remove: (request: Request, who: Who, uuid: string) =>
      changeAs(db, who, (caller) => {
        refuseOthers(caller)
        const current = existing(db, caller, { request, uuid })
        checkIfMatch(request, current.version)
        removeRedirect(db, current.uuid)
        return noContent()
      }),
  }
}

function refuseOthers(caller: Viewer): void {
  if (!may.writeRedirects(caller)) throw new Refusal(403, "The 'administer redirects' permission is required.")
}

async function resourceIn(request: Request, who: Who) {
  refuseOthers(who())
  checkContentType(request)
  return parseResource(parseJson(await request.arrayBuffer()), redirectType)
}

/** A list has no version of its own. */
type Readable = { readonly document: Document; readonly version?: number }

/** A redirect to a hidden item is a 404, like one that doesn't exist. */
function existing(db: Database, viewer: Viewer, { request, uuid }: { readonly request: Request; readonly uuid: string }): Redirect {
  const redirect = findRedirect(db, viewer, uuid)
  if (redirect === undefined) throw noRoute(request.method, request.url)
  return redirect
}

function addressOf({ origin }: RequestUrl, uuid: string): string {
  return `${origin}${redirectsPath}/${uuid}`
}

type Reading = { readonly db: Database; readonly viewer: Viewer; readonly url: RequestUrl }

function individual(reading: Reading, redirect: Redirect): Document {
  return { jsonapi: jsonapiMember, data: resourceOf(reading, redirect), links: { self: selfLink(reading.url) } }
}

function collection(reading: Reading): Document {
  const { db, viewer, url } = reading
  const unknown = [...url.parameters.keys()].find((name) => !["filter", "page", "fields", "sort"].includes(name))
  if (unknown !== undefined) throw new Refusal(400, `This list knows no ${unknown.slice(0, 100)}.`)
  const { offset, limit } = parsePage(tree(url.parameters, "page"))
  const { redirects: page, count } = listRedirects(db, viewer, {
    filter: parseFilter(tree(url.parameters, "filter")),
    ...sortOf(url),
    offset,
    limit,
  })
  const hasNext = offset + page.length < count && page.length > 0
  const data = page.map((redirect) => resourceOf(reading, redirect))
  return { jsonapi: jsonapiMember, data, meta: { count }, links: listLinks(url, { offset, limit, hasNext }) }
}

function sortOf({ parameters }: RequestUrl): Pick<RedirectQuery, "sort"> {
  const sort = parameters.get("sort")
  if (sort === undefined) return {}
  if (typeof sort !== "string" || !isSort(sort))
    throw new Refusal(400, `This list can be sorted by ${Object.keys(redirectSorts).join(", ")}.`)
  return { sort }
}

function isSort(name: string): name is keyof typeof redirectSorts {
  return Object.hasOwn(redirectSorts, name)
}

function resourceOf({ db, viewer, url }: Reading, redirect: Redirect): Resource {
  const attributes: RedirectAttributes & Readonly<Record<string, Json>> = {
    drupal_internal__rid: redirect.id,
    language: redirect.langcode,
    redirect_source: { path: redirect.path.slice(1), query: null },
    redirect_redirect: { uri: redirect.uri, title: "" },
    status_code: redirect.status,
    created: fromSeconds(redirect.created),
  }
  const links = { self: { href: addressOf(url, redirect.uuid) } }
  return {
    type: redirectType,
    id: redirect.uuid,
    links,
    attributes,
    meta: { version: redirect.version, ...(may.writeRedirects(viewer) && redirectMeta(db, redirect)) },
  }
}

/** Only admins get this, because the target may be hidden from visitors. */
function redirectMeta(db: Database, { path, langcode, isMade }: Redirect): RedirectMeta {
  const end = destinationOf(db, anonymous, isLanguage(langcode) ? { language: langcode, path } : splitLanguage(path))
  const item = end !== undefined && "item" in end ? end.item : null
  const itemFacts = item && { type: item.type, number: item.id, label: item.label, isPublic: item.isVisible }
  return { isFormer: !isMade, way: end?.way ?? [], item: itemFacts }
}
