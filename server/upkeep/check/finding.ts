/** A finding names kinds, numbers and paths, but no person. */
export type Finding = { readonly what: string; readonly fix: string }

const mostNamed = 5

/** Lists the first names and counts the others: "node 3, node 7 and 12 more". */
export function findingOf(names: readonly string[], what: (names: string) => string, fix: string): readonly Finding[] {
  if (names.length === 0) return []
  const more = names.length - mostNamed
  const first = names.slice(0, mostNamed).join(", ")
  return [{ what: what(more > 0 ? `${first} and ${more} more` : first), fix }]
}
