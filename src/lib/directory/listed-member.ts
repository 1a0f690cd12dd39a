/** The directory searches and shows only what a member's page shows to visitors, too. */
export type ListedMember = Omit<Queries.MemberCardFragment, "work" | "logo" | "specialities"> & {
  /** Each line has a name in another language. */
  readonly otherNames: string | null
  readonly region: string | null
  readonly province: string | null
  readonly placeNames: string | null
  readonly languages: readonly string[]
  readonly specialities: readonly (Queries.MemberCardFragment["specialities"][number] & { readonly otherNames: string | null })[]
  readonly people: readonly string[]
  readonly isPictured: boolean
}

export type AllMembers = {
  readonly members: readonly ListedMember[]
  /** No search needs such words: "an architect near Ghent". */
  readonly ignored: string
}
