/** Drupal writes documents of JSON:API 1.1 (https://jsonapi.org/format/1.1/) in this form. */

export const mediaType = "application/vnd.api+json"

/** With `asked`, links lead to the origin of the request, because a build may not reach the public one. Drupal ignores this header. */
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

/** Only the embedded server sends these facts. */
export type ResourceMeta = {
  /** `If-Match` takes the version of a user or a redirect. Nodes have it in `drupal_internal__vid`, terms in `drupal_internal__revision_id`. */
  readonly version?: number
  /** Only admins get this and the invitation's end, for accounts. */
  readonly has_password?: boolean
  /** RFC 3339; a past time means that the invitation has expired. */
  readonly invited_until?: string
  readonly width?: number
  readonly height?: number
  /** The alt text comes from the picture's last use that the viewer sees. */
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
  /** Drupal sends no counts: `unset` of lost references, `reassigned` of lost authors, `count` of all items, `hidden` of unseen referrers. */
  readonly removed?: readonly { readonly pointer: string; readonly what: string; readonly count: number }[]
  readonly unset?: number
  readonly reassigned?: number
  readonly count?: number
  readonly hidden?: number
  /** Names the fields that each revision changed, by its version. A summary counts as a field. */
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
