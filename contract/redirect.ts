/** Redirects, in the form of Drupal's Redirect module (docs/drupal-contract.md). */
import type { ResourceType } from "./fields.ts"

export const redirectType = "redirect--redirect"

/** What the dashboard lists: resources of the content model, and redirects. */
export type ListedType = ResourceType | typeof redirectType

export const redirectStatuses = [301, 302, 307, 308] as const

/** The language of a redirect for readers of every language. */
export const anyLanguage = "und"

export type RedirectAttributes = {
  readonly drupal_internal__rid: number
  readonly language: string
  /** Without the slash at the start, as the module stores it. It keeps whatever query was asked with. */
  readonly redirect_source: { readonly path: string; readonly query: null }
  /** `internal:/post/new`, `entity:node/5` or an address of the web. A former address of an item leads to `entity:…`. */
  readonly redirect_redirect: { readonly uri: string; readonly title: string }
  readonly status_code: number
  /** RFC 3339. */
  readonly created: string
}

/** The `meta` of a redirect, which our server sends to admins. A Drupal sends none. */
export type RedirectMeta = {
  /** True if a change of an item's address made it, and nobody by hand. */
  readonly isFormer: boolean
  /** The addresses that a visitor is led through, the last one included; empty if they lead nowhere. */
  readonly way: readonly string[]
  readonly item: { readonly type: ResourceType; readonly number: number; readonly label: string; readonly isPublic: boolean } | null
}
