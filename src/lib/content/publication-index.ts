export type PublicationIndex = {
  /** Maps the last part of a tag's address in another language to that in the readers' language. */
  readonly tags: Readonly<Record<string, string>>
  /** Newest first. */
  readonly publications: readonly IndexedPublication[]
}

type Named = { readonly langcode: string }

/** A line of the list, without what only wide screens show. */
export type IndexedPublication = {
  readonly title: string
  readonly path: string
  readonly langcode: string
  readonly created: string
  readonly date: string | null
  readonly kind: string | null
  readonly summary: null
  readonly image: null
  readonly authors: readonly (Named & { readonly title: string })[]
  readonly tags: readonly (Named & { readonly name: string; readonly path: string | null })[]
}

/** Its address in English; other languages have their prefix. */
export const publicationIndexPath = "/publications/list.json"
