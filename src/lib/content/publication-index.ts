/** The parameters of an address that filter publications. */
export const filterCriteria = ["year", "tag", "kind", "language"] as const

export type PublicationIndex = {
  /** The last part of a tag's address in another language leads to that in the readers' language. */
  readonly tags: Readonly<Record<string, string>>
  /** The newest comes first. What only wide screens show is left out. */
  readonly publications: readonly Queries.DatedPublicationFragment[]
}

/** The address is that in English; other languages have their prefix. */
export const publicationIndexPath = "/publications/list.json"
