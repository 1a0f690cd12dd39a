type Named = { readonly name: string; readonly langcode: string; readonly otherNames: string | null }

/** A member as the directory searches and shows it: what its page shows to visitors, too. */
export type ListedMember = {
  readonly title: string
  readonly path: string
  readonly langcode: string
  /** Its names in other languages, one a line. */
  readonly otherNames: string | null
  readonly street: string | null
  readonly postalCode: string | null
  readonly locality: string | null
  readonly region: string | null
  readonly province: string | null
  /** Other names of its place. */
  readonly placeNames: string | null
  readonly languages: readonly string[]
  readonly specialities: readonly Named[]
  readonly people: readonly string[]
  readonly phone: string | null
  readonly mail: string | null
  /** Latitude and longitude of its place, to a kilometre. */
  readonly coordinates: readonly number[] | null
  readonly isPictured: boolean
  readonly website: { readonly url: string | null; readonly title: string } | null
}

/** The file of all members, in the order of the list. */
export type AllMembers = {
  readonly members: readonly ListedMember[]
  /** Words of a question that no search needs: "an architect near Ghent". */
  readonly ignored: string
}
