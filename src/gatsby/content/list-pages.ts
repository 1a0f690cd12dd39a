/** The pages of long lists: a fixed number of items on each, in their order. */
import { furtherPages } from "../../../contract/directory.ts"

/** Cuts a list into pages. An empty list has a page too. */
export function inPages<Item>(items: readonly Item[], perPage: number): readonly (readonly Item[])[] {
  const count = Math.max(1, Math.ceil(items.length / perPage))
  return Array.from({ length: count }, (_, index) => items.slice(index * perPage, (index + 1) * perPage))
}

/** Returns the address of a page of the list at `path`: `page/2/` below it. */
export function pagePath(path: string, index: number): string {
  return index === 0 ? path : `${path}${furtherPages}/${index + 1}/`
}
