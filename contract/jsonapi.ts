/** JSON:API 1.1 documents as Drupal writes them (https://jsonapi.org/format/1.1/). */

export const mediaType = "application/vnd.api+json"

/**
 * A request header of ours, which Drupal ignores: with the value `asked` the links of the answer lead to where the request was sent, whatever public
 * origin the server has. A build asks so, since it follows links and may not be able to reach the public origin.
 */
export const linksHeader = "G30-Links"

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export type Link = { readonly href: string; readonly meta?: Readonly<Record<string, Json>> }
export type Links = Readonly<Record<string, Link>>

export type ResourceIdentifier = {
  readonly type: string
  readonly id: string
  readonly meta?: Readonly<Record<string, Json>>
}

export type Relationship = {
  readonly data: ResourceIdentifier | readonly ResourceIdentifier[] | null
  readonly links?: Links
}

/** Once that an event takes place, in a range that was asked for: `GET /jsonapi/node/agenda?filter[occurs][from]=…&filter[occurs][to]=…`. */
export type OccurrenceMeta = {
  /** RFC 3339 with the offset of Brussels on that day; `YYYY-MM-DD` of an event that lasts whole days. */
  readonly start: string
  /** Of whole days the last one. */
  readonly end?: string
  /** The start that the series gave it: what field_recurrence_id of an event says that moves or changes this occurrence. */
  readonly recurrence_id?: string
  readonly is_cancelled?: true
}

export type Resource = {
  readonly type: string
  readonly id: string
  readonly links?: Links
  readonly attributes?: Readonly<Record<string, Json>>
  readonly relationships?: Readonly<Record<string, Relationship>>
  /** Of an event in an answer to `filter[occurs]`; never empty there. */
  readonly meta?: { readonly occurrences: readonly OccurrenceMeta[] }
}

export type ErrorObject = {
  readonly title: string
  /** The HTTP status, as a string. */
  readonly status: string
  readonly detail: string
  readonly links?: Links
  readonly source?: { readonly pointer: string } | { readonly parameter: string }
  readonly meta?: Readonly<Record<string, Json>>
}

/** What a collection counts beyond its items, and what a write tells beyond its result. */
export type DocumentMeta = {
  /** What a rich text's format doesn't allow, and a write took out: `script`, `p[style]`, `a[href]`. Drupal's core tells nothing. */
  readonly removed?: readonly { readonly pointer: string; readonly what: string; readonly count: number }[]
  /** How many items referred to what was deleted and no longer do; how many were its own and are nobody's now. Drupal's core tells neither. */
  readonly unset?: number
  readonly reassigned?: number
  /** All items that match, over all pages. Drupal's core sends none: use it only when it is there. */
  readonly count?: number
  readonly omitted?: { readonly detail: string; readonly links: Links }
}

export type Document = {
  readonly jsonapi: { readonly version: string; readonly meta: Readonly<Record<string, Json>> }
  readonly data: Resource | readonly Resource[] | ResourceIdentifier | readonly ResourceIdentifier[] | null
  readonly included?: readonly Resource[]
  readonly meta?: DocumentMeta
  readonly links?: Links
}

export type ErrorDocument = {
  readonly jsonapi: Document["jsonapi"]
  readonly errors: readonly ErrorObject[]
}
