export type PublicationIndex = {
  /** Maps the last part of a tag's address in another language to that in the readers' language. */
  readonly tags: Readonly<Record<string, string>>
  /** Newest first, without what only wide screens show. */
  readonly publications: readonly Queries.DatedPublicationFragment[]
}

/** Its address in English; other languages have their prefix. */
export const publicationIndexPath = "/publications/list.json"
