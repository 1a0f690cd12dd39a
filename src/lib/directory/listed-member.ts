/** A member as the directory searches and shows it: what its page shows to visitors, too. */
export type ListedMember = Omit<Queries.MemberCardFragment, "work" | "logo" | "specialities"> & {
  /** Its names in other languages, one a line. */
  readonly otherNames: string | null
  readonly region: string | null
  readonly province: string | null
  /** Other names of its place. */
  readonly placeNames: string | null
  readonly languages: readonly string[]
  readonly specialities: readonly (Queries.MemberCardFragment["specialities"][number] & { readonly otherNames: string | null })[]
  readonly people: readonly string[]
  readonly isPictured: boolean
}

/** The file of all members, in the order of the list. */
export type AllMembers = {
  readonly members: readonly ListedMember[]
  /** Words of a question that no search needs: "an architect near Ghent". */
  readonly ignored: string
}
