/** What something was made from beside its own item: answers of lookups, which may change while the item stays the same. */
import type { FindTarget } from "../../lib/content/item-data.ts"
import type { SiteFile } from "./content-fields.ts"
import type { FetchedFile } from "./files.ts"

/** Finds the other facts that an item's fields depend on. */
export type Lookups = {
  readonly nodeId: (uuid: string) => string | undefined
  readonly file: (uuid: string) => SiteFile | undefined
  readonly fetched: (address: string) => FetchedFile | undefined
  readonly linkTarget: FindTarget
}

export type Asked = { readonly lookup: keyof Lookups; readonly key: string; readonly answer: unknown }

/** Makes lookups that note each answer. */
export function noting(lookups: Lookups): { readonly lookups: Lookups; readonly asked: readonly Asked[] } {
  const asked: Asked[] = []
  const noted =
    <Answer>(lookup: keyof Lookups, find: (key: string) => Answer) =>
    (key: string): Answer => {
      const answer = find(key)
      asked.push({ lookup, key, answer })
      return answer
    }
  return {
    asked,
    lookups: {
      nodeId: noted("nodeId", lookups.nodeId),
      file: noted("file", lookups.file),
      fetched: noted("fetched", lookups.fetched),
      linkTarget: noted("linkTarget", lookups.linkTarget),
    },
  }
}

export function isStillSo(asked: readonly Asked[], lookups: Lookups): boolean {
  return asked.every(({ lookup, key, answer }) => {
    const now = lookups[lookup](key)
    return now === answer || (typeof now === "object" && JSON.stringify(now) === JSON.stringify(answer))
  })
}
