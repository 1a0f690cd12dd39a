/** JSON:API 1.1 documents as Drupal writes them (https://jsonapi.org/format/1.1/). */

export const mediaType = "application/vnd.api+json"

/** With `asked`, links lead to the address that was asked: a build may not reach the public origin. Drupal ignores this header. */
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

/** Drupal sends none of it. */
export type ResourceMeta = {
  /** Of a user or a redirect, for `If-Match`. Nodes have it in `drupal_internal__vid`, terms in `drupal_internal__revision_id`. */
  readonly version?: number
  /** Users have this and the next one, for admins alone. */
  readonly has_password?: boolean
  /** The time as RFC 3339. An invitation whose time is over has expired. */
  readonly invited_until?: string
  /** Picture files have this and the next ones. */
  readonly width?: number
  readonly height?: number
  /** The text of the picture's last use that the viewer sees. */
  readonly alt?: string
}

export type Resource = {
  readonly type: string
  readonly id: string
  readonly links?: Links
  readonly attributes?: Readonly<Record<string, Json>>
  readonly relationships?: Readonly<Record<string, Relationship>>
  readonly meta?: ResourceMeta
}

export type PictureMeta = Pick<ResourceMeta, "width" | "height" | "alt">

export type ErrorObject = {
  readonly title: string
  readonly status: string
  readonly detail: string
  readonly links?: Links
  readonly source?: { readonly pointer: string } | { readonly parameter: string }
  readonly meta?: Readonly<Record<string, Json>>
}

export type DocumentMeta = {
  /**
   * Drupal sends neither `removed` nor the numbers. `unset` counts lost references, `reassigned` lost authors, `count` all pages, `hidden`
   * what refers to an item and isn't shown.
   */
  readonly removed?: readonly { readonly pointer: string; readonly what: string; readonly count: number }[]
  readonly unset?: number
  readonly reassigned?: number
  readonly count?: number
  readonly hidden?: number
  /** Of a list of revisions: the fields in which each differs from the one before, by its version. A summary counts as a field. */
  readonly changed?: Readonly<Record<string, readonly string[]>>
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
