import { inLanguage } from "#contract/languages.ts"
import { individualPath } from "#contract/paths.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import type { Link, Links } from "#contract/jsonapi.ts"
import { sorted, writeParameters, type Parameters } from "#server/jsonapi/query/query-string.ts"

type ResourceName = { readonly type: ResourceType; readonly uuid: string }
export type RequestUrl = {
  readonly origin: string
  readonly path: string
  /** All links get the prefix of the path's language. */
  readonly language: Langcode
  readonly parameters: Parameters
}
export type LinkBase = Pick<RequestUrl, "origin" | "language">

/** Sorts the parameters by name, as Drupal does. */
export function selfLink({ origin, path, parameters }: RequestUrl): Link {
  return parameters.size === 0 ? { href: origin + path } : link(origin, path, sorted(parameters))
}

/** As in Drupal, `page` keeps its place among the parameters. */
export function pageLink({ origin, path, parameters }: RequestUrl, offset: number, limit: number): Link {
  const page = new Map(Object.entries({ offset: String(offset), limit: String(limit) }))
  return link(origin, path, new Map([...parameters, ["page", page]]))
}

type ListPage = { readonly offset: number; readonly limit: number; readonly hasNext: boolean; readonly pageLength?: number }

/** `pageLength` is the length of this page, if it isn't `limit`. */
export function listLinks(url: RequestUrl, { offset, limit, hasNext, pageLength = limit }: ListPage): Links {
  const next = hasNext ? { next: pageLink(url, offset + pageLength, limit) } : {}
  const back = offset > 0 ? { prev: pageLink(url, Math.max(0, offset - limit), limit) } : {}
  return { ...next, ...back, self: selfLink(url) }
}

export function resourceLink(place: LinkBase, { type, uuid }: ResourceName, version?: string): Link {
  return { href: addressAt(place, individualPath(type, uuid)) + versionQuery(version) }
}

export function addressAt({ origin, language }: LinkBase, path: string): string {
  return origin + inLanguage(language, path)
}

export function relationshipLinks(resource: string, name: string, version?: string): { readonly related: Link; readonly self: Link } {
  const query = versionQuery(version)
  return { related: { href: `${resource}/${name}${query}` }, self: { href: `${resource}/relationships/${name}${query}` } }
}

function versionQuery(version: string | undefined): string {
  return version === undefined ? "" : `?resourceVersion=${encodeURIComponent(version)}`
}

function link(origin: string, path: string, parameters: Parameters): Link {
  return { href: `${origin}${path}?${writeParameters(parameters)}` }
}
