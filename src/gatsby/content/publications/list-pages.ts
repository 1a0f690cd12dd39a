/** How many publications a further page of a list has. The first one has half to one and a half times as many. */
export const perPage = 16

export type ListPage<Item> = {
  /** Null for the first page. */
  readonly number: number | null
  readonly items: readonly Item[]
}

/** Cuts a list, newest first, into pages. They are numbered from the oldest on, so that an addition changes the first page alone. */
export function listPages<Item>(items: readonly Item[]): readonly ListPage<Item>[] {
  const further = Math.max(0, Math.floor((items.length - perPage / 2) / perPage))
  const first = items.length - further * perPage
  const others = Array.from({ length: further }, (_, index) => {
    const start = first + index * perPage
    return { number: further - index, items: items.slice(start, start + perPage) }
  })
  return [{ number: null, items: items.slice(0, first) }, ...others]
}
