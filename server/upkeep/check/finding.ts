/** Something that isn't as it should be, and what the operator can do. It names no person: kinds, numbers and paths. */
export type Finding = {
  readonly what: string
  readonly mend: string
}

/** Numbers of this many are named; the rest is counted. */
const mostNamed = 5

/** One finding for many of a kind: "node 3, node 7 and 12 more". */
export function listed(names: readonly string[]): string {
  const more = names.length - mostNamed
  return more > 0 ? `${names.slice(0, mostNamed).join(", ")} and ${more} more` : names.join(", ")
}

/** No finding where there are no names. */
export function findingOf(names: readonly string[], what: (names: string) => string, mend: string): readonly Finding[] {
  return names.length === 0 ? [] : [{ what: what(listed(names)), mend }]
}
