/** A fault, and how the operator can fix it. It names kinds, numbers and paths, but no person. */
export type Finding = { readonly what: string; readonly fix: string }

export type NamedFault = {
  /** Selects the names of the faulty rows. */
  readonly sql: string
  readonly what: (names: string) => string
  readonly fix: string
}

const mostNamed = 5

/** Returns the first names and the number of the others: "node 3, node 7 and 12 more". */
export function listed(names: readonly string[]): string {
  const more = names.length - mostNamed
  return more > 0 ? `${names.slice(0, mostNamed).join(", ")} and ${more} more` : names.join(", ")
}

export function findingOf(names: readonly string[], what: (names: string) => string, fix: string): readonly Finding[] {
  return names.length === 0 ? [] : [{ what: what(listed(names)), fix }]
}
