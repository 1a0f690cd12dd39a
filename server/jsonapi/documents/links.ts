/** Links as Drupal writes them: absolute, with the parameters in its order. */
import { individualPath } from "#contract/paths.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { Link } from "#contract/jsonapi.ts"
import { sorted, writeParameters, type Parameters } from "#server/jsonapi/query/query-string.ts"

/** A request for reading: where it came in, what it asks. */
export type Asked = { readonly origin: string; readonly path: string; readonly parameters: Parameters }

/** The address of the request itself, its parameters sorted by name. */
export function selfLink({ origin, path, parameters }: Asked): Link {
  return link(origin, path, sorted(parameters))
}

/** The address of another page of the same collection. `page` keeps its place among the parameters. */
export function pageLink({ origin, path, parameters }: Asked, offset: number, limit: number): Link {
  const page = new Map([
    ["offset", String(offset)],
    ["limit", String(limit)],
  ])
  return link(origin, path, new Map([...parameters, ["page", page]]))
}

/** The address of one resource, at a revision where it has revisions. */
export function resourceLink(origin: string, type: ResourceType, uuid: string, version?: string): Link {
  return { href: `${origin}${individualPath(type, uuid)}${versionQuery(version)}` }
}

/** The addresses of a relationship: of what it leads to, and of itself. */
export function relationshipLinks(resource: string, name: string, version?: string): { readonly related: Link; readonly self: Link } {
  const query = versionQuery(version)
  return { related: { href: `${resource}/${name}${query}` }, self: { href: `${resource}/relationships/${name}${query}` } }
}

function versionQuery(version: string | undefined): string {
  return version === undefined ? "" : `?resourceVersion=${encodeURIComponent(version)}`
}

function link(origin: string, path: string, parameters: Parameters): Link {
  const query = writeParameters(parameters)
  return { href: query === "" ? origin + path : `${origin}${path}?${query}` }
}
