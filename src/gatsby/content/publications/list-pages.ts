/** How many publications a page of a list has. */
export const fewest = 8
export const most = 16
/** How many the first page has at most, which is what came since the page before it was full. */
export const mostFirst = most + fewest - 1

/** One in so many publications ends a page that has enough. */
const ends = 6

export type ListPage<Item> = {
  /** Null for the first page. */
  readonly number: number | null
  readonly items: readonly Item[]
}

/**
 * Cuts a list, newest first, into pages. They are numbered from the oldest on, so that an addition changes the first page alone.
 *
 * The publications themselves say where a page ends. So one that comes or goes among older ones mostly changes one page: all others are
 * cut as before.
 */
export function listPages<Item extends { readonly uuid: string }>(items: readonly Item[]): readonly ListPage<Item>[] {
  const full: Item[][] = []
  let first: Item[] = []
  for (const item of items.toReversed()) {
    first.unshift(item)
    if (first.length < most && (first.length < fewest || !isEnd(item))) continue
    full.push(first)
    first = []
  }
  for (let last = full.at(-1); last !== undefined && last.length + first.length <= mostFirst; last = full.at(-1)) {
    full.pop()
    first.push(...last)
  }
  const further = full.map((some, index) => ({ number: index + 1, items: some })).toReversed()
  return [{ number: null, items: first }, ...further]
}

function isEnd({ uuid }: { readonly uuid: string }): boolean {
  return Number.parseInt(uuid.slice(-8), 16) % ends === 0
}
