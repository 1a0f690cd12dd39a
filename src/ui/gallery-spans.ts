export type Span = 12 | 7 | 6 | 5

/** How many of twelve columns each of a gallery's pictures takes: an odd one leads alone, the others stand in pairs, unequal and equal by turns. */
export function gallerySpans(count: number): Span[] {
  const lead: Span[] = count % 2 === 1 ? [12] : []
  const pairs = Array.from({ length: Math.floor(count / 2) }, (_, index): [Span, Span] => (index % 2 === 0 ? [7, 5] : [6, 6]))
  return [...lead, ...pairs.flat()]
}
