/** Redirects have the form of Drupal's Redirect module (docs/drupal-contract.md). */
import type { ResourceType } from "./fields.ts"

export const redirectType = "redirect--redirect"

export type ListedType = ResourceType | typeof redirectType

export const redirectStatuses = [301, 302, 307, 308] as const

/** A redirect of "und" serves readers of every language. */
export const anyLanguage = "und"

export type RedirectAttributes = {
  readonly drupal_internal__rid: number
  readonly language: string
  /** The path has no slash at the start, as in the module. A redirect keeps the query of the request. */
  readonly redirect_source: { readonly path: string; readonly query: null }
  /** `internal:/post/new`, `entity:node/5` or an address of the web. A former address of an item leads to `entity:…`. */
  readonly redirect_redirect: { readonly uri: string; readonly title: string }
  readonly status_code: number
  /** RFC 3339. */
  readonly created: string
}

export type RedirectMeta = {
  readonly isFormer: boolean
  /** Lists the addresses that a visitor passes, the last one included. It is empty if they lead nowhere. */
  readonly way: readonly string[]
  readonly item: { readonly type: ResourceType; readonly number: number; readonly label: string; readonly isPublic: boolean } | null
}
