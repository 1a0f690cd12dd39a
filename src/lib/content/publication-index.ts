/** All publications in few bytes, as the archive filters them. Tags and authors stand once; publications name them by their places. */
export type PublicationIndex = {
  /** Name, its language, and the last parts of the tag's addresses: first that in the language of the readers. */
  readonly tags: readonly (readonly [name: string, langcode: string, slugs: readonly string[]])[]
  readonly authors: readonly (readonly [name: string, langcode: string])[]
  /** Newest first. Those without a date have the day of their creation as well. */
  readonly publications: readonly IndexedPublication[]
}

export type IndexedPublication = readonly [
  title: string,
  path: string,
  langcode: string,
  date: string | null,
  created: string,
  kind: string | null,
  tags: readonly number[],
  authors: readonly number[],
]

/** Its address in English; other languages have their prefix. */
export const publicationIndexPath = "/publications/list.json"
